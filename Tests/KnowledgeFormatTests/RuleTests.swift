import KnowledgeModel
import MarkdownReading
import Testing

@testable import KnowledgeFormat

/// The small rules, each as a table.
struct RuleTests {
    @Test(arguments: [
        ("wheels", "wheel"), ("segmentd", "segmented"), ("tbas", "tabs"), ("Menu", "menu"), ("dropdown", nil),
        ("x", nil), ("", nil),
    ])
    func nearestSpelling(word: String, nearest: String?) {
        #expect(Spelling.nearest(to: word, among: Applicability.Style.allCases.map(\.rawValue)) == nearest)
    }

    @Test(arguments: [
        ("https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)", true),
        ("https://example.org", true), ("https://example.org?q=%E9%80%89#top", true), ("http://example.org", false),
        ("https://localhost/a", false), ("https://exa mple.org", false), ("https://.org", false), ("https://", false),
        ("https://example.org/a b", false), ("https://example.org/<a>", false), ("example.org", false),
    ])
    func webAddresses(text: String, isValid: Bool) {
        #expect(WebAddress.isValid(text) == isValid)
    }

    @Test(arguments: [
        ("2024", true), ("2024-02", true), ("2024-02-29", true), ("2023-02-29", false), ("2024-13", false),
        ("2024-00", false), ("2024-1", false), ("24", false), ("2024-01-15-1", false), ("", false), ("+024", false),
        ("2013", false), ("2024-", false), ("二〇二四", false),
    ])
    func dates(text: String, isDate: Bool) {
        #expect(SourceReader.isDate(text) == isDate)
    }

    @Test(arguments: [
        ("16.0", Applicability.Platform.iOS, true), ("26.1", .iOS, true), ("20.0", .iOS, false), ("12.4", .iOS, false),
        ("10.15", .macOS, true), ("10.14", .macOS, false), ("16.0", .macOS, false), ("26.0", .macOS, true),
        ("6.0", .watchOS, true), ("12.0", .watchOS, false), ("1.0", .visionOS, true), ("3.0", .visionOS, false),
    ])
    func releases(text: String, platform: Applicability.Platform, exists: Bool) throws {
        #expect(ReleaseCalendar.exists(try #require(Version(text)), on: platform) == exists)
    }

    @Test(arguments: [
        (Applicability.Style.menu, Applicability.Platform.watchOS, false), (.menu, .tvOS, true),
        (.wheel, .macOS, false), (.wheel, .watchOS, true), (.navigationLink, .macOS, false), (.palette, .tvOS, false),
        (.radioGroup, .macOS, true), (.radioGroup, .macCatalyst, false), (.segmented, .watchOS, false),
        (.inline, .tvOS, true), (.tabs, .watchOS, false),
    ])
    func stylesOnPlatforms(style: Applicability.Style, platform: Applicability.Platform, exists: Bool) {
        #expect(ReleaseCalendar.has(style, on: platform) == exists)
    }

    @Test(arguments: [
        ("选项,", [","]), ("选项，", []), ("`选项`,", []), ("选项 (a)", []), ("选项(a)", ["("]), ("a, 选", []),
        ("**选**:", [":"]), ("[选](https://example.org).", ["."]), ("```\n选,\n```", []), ("- 选?\n- 项!", ["?", "!"]),
    ])
    func chinesePunctuation(text: String, marks: [String]) {
        #expect(ChinesePunctuation.marks(in: MarkdownDocument(text).blocks).map(\.character) == marks)
    }

    @Test(arguments: [
        ("// work", Sample.Expectation.work), ("// misbehave", .misbehave),
        ("// fail to compile with \"requires 'Hashable'\"", .failToCompile(message: "requires 'Hashable'")),
        ("// fail to compile with \"a \"b\" c\"", .failToCompile(message: "a \"b\" c")),
        ("// fail to compile with \"\"", nil), ("// fail to compile", nil), ("//work", nil), ("// work ", nil),
        ("import SwiftUI", nil), ("", nil),
    ])
    func expectations(line: String, expectation: Sample.Expectation?) {
        #expect(SampleReader.expectation(in: line[...]) == expectation)
    }

    @Test(arguments: [
        ("Before.swift", Sample.Role.before), ("After.swift", .after), ("AfterWithIntTags.swift", .after),
        ("NearMiss.swift", .nearMiss), ("AfterWith.swift", nil), ("AfterWithints.swift", nil),
        ("BeforeWithInts.swift", nil), ("AfterWithA B.swift", nil), ("after.swift", nil), ("After.swift~", nil),
    ])
    func roles(name: String, role: Sample.Role?) {
        #expect(SampleReader.role(of: name) == role)
    }

    @Test func symptomsAreComparedWithoutCaseBlanksAndPunctuation() {
        #expect(ReferenceChecker.normalised("It's too WIDE!") == ReferenceChecker.normalised("its too  wide"))
        #expect(ReferenceChecker.normalised("选不中，没反应。") == ReferenceChecker.normalised("选不中没反应"))
        #expect(ReferenceChecker.normalised("iOS 16") != ReferenceChecker.normalised("iOS 17"))
    }

    @Test(arguments: [1, 40, 63, 64, 65, 66, 500])
    func deepMarkdownIsRefusedAndNeverLost(depth: Int) {
        // Each quote is one level, the paragraph another, and the document itself a third.
        let text = String(repeating: "> ", count: depth) + "deep"
        let isReadable = depth + 2 <= MarkdownDocument.maximumDepth
        #expect((MarkdownDocument(checking: text) != nil) == isReadable)
        #expect(MarkdownDocument(text).blocks.map(\.plainText).joined().contains("deep"))
    }
}
