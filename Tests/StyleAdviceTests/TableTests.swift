import KnowledgeModel
import Testing

@testable import StyleAdvice

/// The numbers of Apple's pages and of the article's table, and what every answer must hold.
@Suite("The numbers of the sources")
struct TableTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var situation: Situation
        var control: ChoiceControl

        var testDescription: String {
            "\(situation.optionCount.map(String.init) ?? "open") \(situation.container?.rawValue ?? "") \(control.id)"
        }

        init(
            _ counts: ClosedRange<Int>, _ container: Situation.Container, _ platform: Applicability.Platform = .iOS,
            often: Bool = false, space: Situation.Space = .regular, kind: Situation.OptionKind = .text,
            is control: ChoiceControl
        ) {
            situation = Situation(
                switching: often ? .often : .rarely, space: space, container: container, platform: platform,
                optionKind: kind)
            (self.counts, self.control) = (counts, control)
        }

        var counts: ClosedRange<Int>
    }

    /// Apple's ranges: segments and radio buttons 2–5, a menu above 5, inline below 5 in a list, a link for many, a palette
    /// for symbols in a menu.
    static let cases = [
        Case(2...5, .form, often: true, is: .picker(.segmented)),
        Case(2...5, .form, space: .compact, is: .picker(.segmented)),
        Case(2...5, .stack, is: .picker(.segmented)),
        Case(2...5, .toolbar, .macOS, often: true, is: .picker(.segmented)),
        Case(2...5, .form, .macOS, is: .picker(.radioGroup)), Case(2...5, .stack, .macOS, is: .picker(.radioGroup)),
        Case(3...5, .form, is: .picker(.inline)), Case(3...5, .list, is: .picker(.inline)),
        Case(2...5, .menu, is: .picker(.inline)), Case(2...6, .menu, kind: .icon, is: .picker(.palette)),
        Case(6...20, .form, is: .picker(.menu)), Case(6...20, .form, often: true, is: .picker(.menu)),
        Case(6...20, .stack, is: .picker(.menu)), Case(6...20, .sheet, is: .picker(.menu)),
        Case(6...20, .toolbar, .iPadOS, is: .picker(.menu)), Case(6...20, .form, .macOS, is: .picker(.menu)),
        Case(6...20, .toolbar, .macCatalyst, is: .menuWithPicker),
        Case(21...30, .form, is: .picker(.navigationLink)),
        Case(2...5, .list, .watchOS, space: .compact, is: .picker(.inline)),
        Case(6...300, .list, .watchOS, space: .compact, is: .picker(.navigationLink)),
        Case(6...300, .stack, .watchOS, space: .compact, is: .picker(.navigationLink)),
        Case(6...20, .list, .watchOS, often: true, space: .compact, is: .picker(.wheel)),
        Case(3...30, .sheet, .watchOS, space: .compact, is: .picker(.wheel)),
        Case(6...20, .list, .watchOS, space: .compact, kind: .rich, is: .rowList),
        Case(21...30, .stack, is: .searchableList), Case(21...30, .form, .macOS, is: .searchableList),
        Case(31...300, .form, is: .searchableList), Case(31...300, .navigation, .visionOS, is: .searchableList),
        Case(2...20, .form, kind: .rich, is: .rowList), Case(21...300, .form, kind: .rich, is: .searchableList),
    ]

    @Test("Every number of a range leads to its control", arguments: cases)
    func ranges(test: Case) throws {
        for count in test.counts {
            var situation = test.situation
            situation.optionCount = count
            let found = try StyleAdviser.bestTwo(for: situation).recommended
            #expect(found == test.control, "\(count) options")
        }
    }

    @Test(
        "The article's table counts for the styles it has",
        arguments: [(Applicability.Style.menu, 5...20), (.wheel, 3...30), (.segmented, 2...5), (.inline, 3...15)])
    func article(style: Applicability.Style, range: ClosedRange<Int>) throws {
        for count in 2...40 {
            let ground = try Ground(Situation(optionCount: count))
            let weight = ArticleTable.weight(of: .picker(style), in: ground)
            let isFor = weight.map { $0 == .points(3) } ?? false
            #expect(isFor == range.contains(count), "\(style) with \(count)")
        }
        #expect(ArticleTable.weight(of: .picker(style), in: try Ground(Situation(optionsChange: true))) == nil)
    }

    @Test(
        "Where the sources differ the answer says so",
        arguments: [
            (5, Situation.Container.stack, "above five options"), (10, .form, "3 to 15"), (2, .list, "three"),
            (7, .stack, "five to seven"), (25, .form, "20 to 30"), (4, .sheet, "medium to long"),
        ])
    func differences(count: Int, container: Situation.Container, words: String) throws {
        let advice = try StyleAdviser.advice(
            on: Situation(optionCount: count, space: .regular, container: container, platform: .iPadOS))
        let told = advice.disagreements.filter { $0.text.english.contains(words) }
        #expect(told.count == 1)
        #expect(told.allSatisfy { $0.sources.count >= 2 && Set($0.sources).count == $0.sources.count })
    }

    @Test("Apple's page speaks for fewer than five open rows, the article for five", arguments: 3...6)
    func openRows(count: Int) throws {
        let ground = try Ground(Situation(optionCount: count, container: .form))
        let speaking = Standing(on: ground).support(of: .picker(.inline))
            .filter { ["inline-below-five", "inline-at-five"].contains($0.rule.text) }
        let source: ControlAdvice.Reference = count == 5 ? .foundingArticle : .apple("menu", "pickerstyle/menu")
        #expect(speaking.map(\.source) == (count > 5 ? [] : [source]))
    }

    @Test("“None” takes a row")
    func none() throws {
        let five = Situation(optionCount: 5, switching: .often, container: .stack, mayBeNone: true)
        #expect(try StyleAdviser.bestTwo(for: five).recommended == .picker(.menu))
        var four = five
        four.optionCount = 4
        #expect(try StyleAdviser.bestTwo(for: four).recommended == .picker(.segmented))
    }

    @Test("What is assumed is what would have been said")
    func assumptions() throws {
        for platform in Applicability.Platform.allCases {
            let silent = try StyleAdviser.advice(on: Situation(platform: platform, needsLargeText: true))
            let said = Situation(
                optionCount: Assumed.count, switching: .rarely, space: Assumed.space(on: platform),
                container: Assumed.container(on: platform), platform: platform,
                minimumOS: Assumed.release(of: platform), optionKind: .text, needsLargeText: true)
            let spoken = try StyleAdviser.advice(on: said)
            #expect(silent.recommended.control == spoken.recommended.control)
            #expect(silent.recommended.reasons.map(\.rule) == spoken.recommended.reasons.map(\.rule))
            #expect(
                silent.assumptions == [.options, .container, .switching, .space, .minimumOS, .optionKind])
            #expect(silent.assumed == said)
            #expect(spoken.assumptions == [])
        }
    }

    @Test("No advice where there is nothing to choose, or no SwiftUI")
    func refusals() {
        #expect(throws: SituationError.tooFewOptions(1)) { try StyleAdviser.advice(on: Situation(optionCount: 1)) }
        let old = Version(major: 12)
        let since = Version(major: 13)
        #expect(throws: SituationError.beforeSwiftUI(old, .tvOS, since: since)) {
            try StyleAdviser.advice(on: Situation(platform: .tvOS, minimumOS: old))
        }
    }
}
