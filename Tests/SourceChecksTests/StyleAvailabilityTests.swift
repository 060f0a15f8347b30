import KnowledgeModel
import PickerCheck
import Testing

/// A style is judged for the platform that is asked for, with the releases that the code around it states.
@Suite struct StyleAvailabilityTests {
    struct Case: CustomTestStringConvertible {
        var code: String
        var platforms: Set<Applicability.Platform>?
        var minimum: [Applicability.Platform: Version] = [:]
        var isFound: Bool
        var testDescription: String { "\(code) on \(platforms?.map(\.rawValue).sorted() ?? [])" }
    }

    static let cases: [Case] = [
        Case(code: "x.pickerStyle(.wheel)", platforms: nil, isFound: false),
        Case(code: "x.pickerStyle(.wheel)", platforms: [.macOS], isFound: true),
        Case(code: "x.pickerStyle(WheelPickerStyle())", platforms: [.tvOS], isFound: true),
        Case(code: "x.pickerStyle(.wheel)", platforms: [.iOS, .macOS], isFound: false),
        Case(code: "x.pickerStyle(.radioGroup)", platforms: [.iOS, .iPadOS], isFound: true),
        Case(code: "x.pickerStyle(.ofMyOwn)", platforms: [.macOS], isFound: false),
        Case(code: "x.pickerStyle(style)", platforms: [.macOS], isFound: false),
        Case(code: "pickerStyle(.segmented)", platforms: [.watchOS], isFound: true),
        Case(code: "x.pickerStyle(.palette)", platforms: [.iOS], isFound: false),
        Case(code: "x.pickerStyle(.palette)", platforms: [.iOS], minimum: [.iOS: Version(major: 16)], isFound: true),
        Case(code: "x.pickerStyle(.palette)", platforms: [.iOS], minimum: [.iOS: Version(major: 17)], isFound: false),
        Case(
            code: "x.pickerStyle(.palette)", platforms: [.macCatalyst], minimum: [.iOS: Version(major: 16)],
            isFound: true),
        Case(
            code: "if #available(iOS 17, *) { x.pickerStyle(.palette) } else { x }", platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: false),
        Case(
            code: "if #available(iOS 17, *) { x } else { x.pickerStyle(.palette) }", platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: true),
        Case(
            code: "if #unavailable(iOS 17) { x } else { x.pickerStyle(.palette) }", platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: false),
        Case(
            code: "guard #available(iOS 17, *) else { return }\nx.pickerStyle(.palette)", platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: false),
        Case(
            code: "@available(iOS 16, *) func f() { x.pickerStyle(.palette) }", platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: true),
        Case(
            code: "@available(iOS, introduced: 17.0) struct A { func f() { x.pickerStyle(.palette) } }",
            platforms: [.iOS],
            minimum: [.iOS: Version(major: 15)], isFound: false),
        Case(
            code: "@available(macOS, unavailable) func f() { x.pickerStyle(.wheel) }", platforms: [.macOS],
            isFound: false),
        Case(code: "if #available(macOS 13, *) { x.pickerStyle(.wheel) }", platforms: [.macOS], isFound: true),
        Case(code: "import UIKit\nx.pickerStyle(.wheel)", platforms: [.macOS], isFound: false),
        Case(code: "#if os(macOS)\nx.pickerStyle(.navigationLink)\n#endif", platforms: nil, isFound: true),
        Case(code: "#if os(iOS)\nx.pickerStyle(.navigationLink)\n#endif", platforms: [.macOS], isFound: false),
        Case(code: "#if !os(watchOS)\nx.pickerStyle(.wheel)\n#endif", platforms: nil, isFound: false),
    ]

    @Test(arguments: cases) func theStyleIsJudgedForThePlatform(_ example: Case) {
        let options = CheckOptions(
            platforms: example.platforms, minimumOS: example.minimum,
            only: [Slug(fixed: "style-unavailable-on-platform")])
        let findings = Checker(options: options).check([("Sample.swift", Array(example.code.utf8))]).findings
        #expect(findings.isEmpty != example.isFound, "\(findings.map(\.testDescription))")
    }

    @Test func aFolderOfAnotherPlatformKeepsItSilent() {
        let code = Array("x.pickerStyle(.radioGroup)".utf8)
        let options = CheckOptions(platforms: [.iOS], only: [Slug(fixed: "style-unavailable-on-platform")])
        let found = Checker(options: options).check([("App/macOS/A.swift", code), ("App/Shared/A.swift", code)])
            .findings
        #expect(found.map(\.span.path) == ["App/Shared/A.swift"])
    }
}
