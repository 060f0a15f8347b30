import EvaluationReport
import Foundation
import SampleJudging
import Samples
import Testing

/// The evaluator's rules, one small view each: what works, what misbehaves, and what nobody knows.
@Suite struct EvaluatorRuleTests {
    struct Rule: Sendable {
        var name: String
        /// The view's properties.
        var state = "@State private var choice = 1"
        /// What stands in the picker.
        var options: String
        /// What stands around the picker, with `$0` for it.
        var around = "$0"
        var declarations = ""
        var since: String
        /// Nothing where it is the same with the older SDK.
        var before: String?
    }

    private static let works = "works"
    private static let dead = "misbehaves: no option is marked, a choice changes nothing"
    private static let unmarked = "misbehaves: no option is marked"
    private static let unsettled =
        "undefined: an implicit tag of the plain type under an optional selection: "
        + "Apple's pages contradict each other"
    private static let optional = "@State private var choice: Int?"
    private static let nilRow = "Text(\"-\").tag(nil as Int?)\n"

    static let rules = [
        Rule(name: "exact types", options: "Text(\"A\").tag(1)\nText(\"B\").tag(2)", since: works),
        Rule(name: "another type", options: "Text(\"A\").tag(\"1\")", since: dead),
        Rule(
            name: "no conversion", state: "@State private var choice: UInt8 = 1", options: "Text(\"A\").tag(1)",
            since: dead),
        Rule(name: "optional under plain", options: "Text(\"A\").tag(Optional(1))", since: dead),
        Rule(
            name: "plain under optional", state: optional, options: nilRow + "Text(\"A\").tag(1)", since: works,
            before: "misbehaves: a choice changes nothing"),
        Rule(
            name: "nil has no row of its own", state: optional, options: "Text(\"A\").tag(1 as Int?)", since: unmarked),
        Rule(
            name: "optional under optional", state: optional, options: nilRow + "Text(\"A\").tag(1 as Int?)",
            since: works),
        Rule(name: "outer tag wins", options: "Group { Text(\"A\").tag(7) }.tag(1)", since: works),
        Rule(name: "no tags", options: "Text(\"A\")\nText(\"B\")", since: dead),
        Rule(name: "tag inside a stack", options: "HStack { Text(\"A\").tag(1) }", since: dead),
        Rule(name: "tag outside a stack", options: "HStack { Text(\"A\") }.tag(1)", since: works),
        Rule(name: "tag in a section", options: "Section(\"S\") { Text(\"A\").tag(1) }", since: works),
        Rule(name: "divider is no option", options: "Text(\"A\").tag(1)\nDivider()", since: works),
        Rule(
            name: "button is an option", options: "Text(\"A\").tag(1)\nButton(\"B\") {}",
            since: "misbehaves: a choice changes nothing"),
        Rule(
            name: "a view of the app's own", options: "Row()",
            declarations: "struct Row: View {\n    var body: some View { Text(\"A\").tag(1) }\n}", since: works),
        Rule(name: "identity as tag", options: "ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }", since: works),
        Rule(name: "identity of another type", options: "ForEach([\"1\"], id: \\.self) { Text($0) }", since: dead),
        Rule(
            name: "explicit tag over identity",
            options: "ForEach([0, 1], id: \\.self) { Text(\"\\($0)\").tag($0 + 1) }", since: works),
        Rule(
            name: "tag of another type leaves the identity",
            options: "ForEach([1], id: \\.self) { Text(\"\\($0)\").tag(\"\\($0)\") }", since: works),
        Rule(
            name: "identity under optional", state: optional,
            options: nilRow + "ForEach([1], id: \\.self) { Text(\"\\($0)\") }", since: unsettled,
            before: "misbehaves: a choice changes nothing"),
        Rule(name: "constant range from zero", options: "ForEach(0..<3) { Text(\"\\($0)\") }", since: works),
        Rule(
            name: "constant range from two", options: "ForEach(2..<5) { Text(\"\\($0)\") }",
            since: "misbehaves: another option is marked"),
        Rule(
            name: "same tag twice", options: "Text(\"A\").tag(1)\nText(\"B\").tag(1)",
            since: "misbehaves: options share a tag"),
        Rule(
            name: "same identity twice",
            options: "ForEach([2, 2], id: \\.self) { Text(\"\\($0)\").tag(0) }\nText(\"A\").tag(1)",
            since: "misbehaves: options share a tag, options share an id"),
        Rule(
            name: "binding that does not write",
            state: "private let choice = 1\nprivate var bound: Binding<Int> { .constant(1) }",
            options: "Text(\"A\").tag(1)\nText(\"B\").tag(2)", since: "misbehaves: a choice changes nothing"),
        Rule(name: "disabled option", options: "Text(\"A\").tag(1)\nText(\"B\").selectionDisabled()", since: works),
        Rule(
            name: "onChange puts it right", options: "Text(\"A\").tag(1)\nText(\"B\").tag(2)",
            around: "$0.onChange(of: choice) { _, new in if new == 2 { choice = 1 } }",
            since: "misbehaves: a choice changes nothing"),
        Rule(
            name: "onAppear puts it right", state: "@State private var choice = 9", options: "Text(\"A\").tag(1)",
            around: "$0.onAppear { choice = 1 }", since: works),
        Rule(
            name: "task comes too late", state: "@State private var choice = 9", options: "Text(\"A\").tag(1)",
            around: "$0.task { choice = 1 }", since: unmarked),
        Rule(
            name: "button breaks it", options: "Text(\"A\").tag(1)",
            around: "VStack { $0\nButton(\"9\") { choice = 9 } }", since: unmarked),
        Rule(name: "picker in a menu", options: "Text(\"A\").tag(1)", around: "Menu(\"M\") { $0 }", since: works),
        Rule(
            name: "no picker", options: "Text(\"A\").tag(1)", around: "Text(\"$0\".isEmpty ? \"\" : \"B\")",
            since: "shows no picker"),
    ]

    @Test(arguments: StandIn.Variant.allCases)
    func eachRuleHolds(variant: StandIn.Variant) throws {
        let samples = Self.rules.map(Self.sample)
        let evaluations = try Project.evaluations(of: samples, variant, folder: "rules-\(variant.rawValue)")
        #expect(evaluations.refused.isEmpty && evaluations.withoutView.isEmpty, "\(evaluations.refused)")
        #expect(evaluations.all.count == Self.rules.count)
        for (rule, evaluation) in zip(Self.rules, evaluations.all) {
            let expected = variant == .before ? rule.before ?? rule.since : rule.since
            #expect(
                "\(evaluation.report.outcome)" == expected, "\(rule.name)\n\(EvaluationTests.trace(evaluation.report))")
        }
    }

    private static func sample(_ rule: Rule) -> SampleFile {
        let binding = rule.state.contains("bound") ? "bound" : "$choice"
        let picker = "Picker(\"P\", selection: \(binding)) {\n\(rule.options)\n}"
        let isText = rule.around.contains("\"$0\"")
        let body = rule.around.replacing("$0", with: isText ? "P" : picker)
        return SampleFile(
            path: rule.name,
            text: """
                // work
                import SwiftUI

                \(rule.declarations)
                struct Example: View {
                    \(rule.state)
                    var body: some View {
                        \(body)
                    }
                }

                """)
    }

    @Test func aCrashLeavesWhatWasSeenBefore() throws {
        let rule = Rule(
            name: "crash", options: "Text(\"A\").tag(1)",
            around: "VStack { $0\nButton(\"Fall\") { choice = [1][choice] } }", since: "misbehaves: the app crashes")
        let evaluations = try Project.evaluations(of: [Self.sample(rule)], .since, folder: "crash")
        let report = try #require(evaluations.all.first).report
        #expect(report.crashedIn == .press(button: "Fall"))
        #expect(report.steps.map(\.action) == [.appear, .choose(option: "A", picker: "P")])
        #expect("\(report.outcome)" == rule.since)
    }

    /// The lines of the console are SwiftUI's own, word for word.
    @Test func theConsoleSaysWhatSwiftUISays() throws {
        let rules = [
            Rule(
                name: "picker", state: "@State private var choice: Int? = 5", options: "Text(\"A\").tag(1)", since: ""),
            Rule(
                name: "identities", options: "ForEach([2, 2], id: \\.self) { Text(\"\\($0)\") }\nText(\"A\").tag(1)",
                since: ""),
            Rule(
                name: "rows", state: "@State private var choice = 1\n@State private var count = 2",
                options: "ForEach(0..<count) { Text(\"\\($0)\") }",
                around: "VStack { $0\nButton(\"More\") { count = 3 } }", since: ""),
        ]
        let evaluations = try Project.evaluations(of: rules.map(Self.sample), .since, folder: "console")
        let lines = evaluations.all.map { Set($0.report.steps.flatMap(\.console).map(\.text)) }
        #expect(
            lines == [
                [
                    "Picker: the selection \"Optional(5)\" is invalid and does not have an associated tag, this will give "
                        + "undefined results."
                ],
                [
                    "ForEach<Array<Int>, Int, Text>: the ID 2 occurs multiple times within the collection, this will give "
                        + "undefined results!"
                ],
                [
                    "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only "
                        + "be used for *constant* data. Instead conform data to `Identifiable` or use "
                        + "`ForEach(_:id:content:)` and provide an explicit `id`!"
                ],
            ])
    }
}
