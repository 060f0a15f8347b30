import KnowledgeModel
import Testing

@testable import StyleAdvice

/// What an answer is made of.
@Suite("Answers")
struct AdviceTests {
    private static let counts: [Int?] = [4, 12, 40, nil]

    @Test("Each rule and each control has a source")
    func sources() {
        let sources = RuleBook.rules.map { $0.source } + ChoiceControl.all.map { ControlAvailability.of($0).source }
        for source in sources { #expect(Self.isNamed(source), "\(source)") }
    }

    @Test(
        "Each part has a reason with a source, in both languages",
        arguments: [Applicability.Platform.iOS, .macCatalyst, .macOS, .tvOS, .watchOS])
    func parts(platform: Applicability.Platform) throws {
        var failures: Set<String> = []
        var seen: Set<ControlAdvice.Reason> = []
        // Nothing else of a situation reaches the words here: platform, release and room are the same throughout.
        var looks: Set<Sight> = []
        for place in Grid.places(on: platform) {
            for count in Self.counts {
                var situation = place
                (situation.optionCount, situation.optionsChange) = (count, count == nil)
                guard looks.insert(try Ground(situation).sight).inserted else { continue }
                let advice = try StyleAdviser.advice(on: situation)
                let choices = [advice.recommended, advice.runnerUp] + advice.avoided
                if choices.contains(where: \.reasons.isEmpty) { failures.insert("no reason") }
                if Set(choices.map(\.control)).count != choices.count { failures.insert("named twice") }
                for reason in choices.flatMap(\.reasons) where seen.insert(reason).inserted {
                    if !Self.isWhole(reason.text, reason.source) { failures.insert("\(reason)") }
                }
                let when = advice.runnerUpWins
                if !Self.isWhole(when.text, when.source) { failures.insert("\(when)") }
                if advice.patterns.isEmpty { failures.insert("no code") }
                if advice.isPickerWrong != advice.recommended.control.styles.isEmpty { failures.insert("wrong?") }
            }
        }
        #expect(failures == [])
    }

    private static func isWhole(_ text: Localized<String>, _ source: ControlAdvice.Reference?) -> Bool {
        let names = source.map { [$0.name.english, $0.name.chinese] } ?? []
        let areWhole = ([text.english, text.chinese] + names)
            .allSatisfy { !$0.isEmpty && $0.filter { $0 == "`" }.count % 2 == 0 }
        return areWhole && (source.map(isNamed) ?? true)
    }

    private static func isNamed(_ source: ControlAdvice.Reference) -> Bool {
        source.url?.hasPrefix("https://") ?? (source == .foundingArticle)
    }

    @Test("Every rule is named once, and speaks somewhere")
    func rules() throws {
        #expect(Set(RuleBook.rules.map { $0.id }).count == RuleBook.rules.count)
        var silent = Set(RuleBook.rules.map { $0.id })
        for platform in Applicability.Platform.allCases {
            for (place, count) in Grid.places(on: platform).enumerated().map({ ($1, Self.counts[$0 / 5 % 4]) })
            where !silent.isEmpty {
                var situation = place
                (situation.optionCount, situation.optionsChange) = (count, count == nil)
                if platform == .iOS { situation.minimumOS = Version(major: 15) }
                if platform == .macOS { situation.minimumOS = Version(major: 27) }
                let ground = try Ground(situation)
                for rule in RuleBook.rules where silent.contains(rule.id) && rule.applies(on: ground) {
                    let speaks = ChoiceControl.all.contains { rule.weight(of: $0, in: ground) != nil }
                    if speaks { silent.remove(rule.id) }
                }
            }
        }
        #expect(silent == [])
    }

    @Test("The command for the code carries the facts")
    func commands() throws {
        let situation = Situation(
            optionCount: 8, container: .form, platform: .iOS, minimumOS: Version("16.4"), mayBeNone: true)
        let patterns = try StyleAdviser.advice(on: situation).patterns
        let values: [PatternParameter: String] = [
            .style: "menu", .container: "form", .options: "static", .optional: "yes",
        ]
        #expect(patterns.map(\.id.text) == ["optional-selection"])
        #expect(patterns.map(\.facts) == [PatternFacts(values: values, minimumOS: Version("16.4"))])
    }
}
