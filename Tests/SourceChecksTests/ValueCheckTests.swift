import Findings
import KnowledgeModel
import PickerCheck
import SourceChecks
import Testing

/// Faults of values, tags and wrapped controls in other shapes than those of the entries' samples, and what is none.
@Suite struct ValueCheckTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// The findings at warning level and above, as slugs; each once.
        var expected: Set<String>
        var code: String

        init(_ name: String, _ expected: String..., code: String) {
            testDescription = name
            self.expected = Set(expected)
            self.code = code
        }
    }

    private static let own: Set<Slug> = [
        "initial-selection-not-in-options", "sentinel-initial-value", "date-selection-not-in-tags",
        "tag-equality-volatile-data", "duplicate-tags-or-ids", "index-out-of-range-parallel-arrays",
        "option-needs-selectiondisabled", "button-among-options",
    ].reduce(into: []) { $0.insert(Slug(fixed: $1)) }

    @Test(arguments: starts + dates + doubles + positions + controls) func theSlugsAreRight(_ item: Case) {
        let findings = CheckedEntry.findings(item.code, CheckOptions(only: Self.own)).filter { $0.severity > .advice }
        #expect(Set(findings.map(\.slug.text)) == item.expected, "\(findings.map(\.testDescription))")
    }

    /// A view with a picker, its variables and its options.
    private static func view(_ variables: String, _ options: String, before: String = "", after: String = "") -> String
    {
        """
        import SwiftUI
        \(before)
        struct Sample: View {
            \(variables)
            var body: some View {
                Picker("Sample", selection: $choice) {
                    \(options)
                }
                \(after)
            }
        }
        """
    }

    private static let modes = "enum Mode: String, CaseIterable { case light, dark, custom }"

    static let starts: [Case] = [
        Case(
            "a case that a filter takes out", "initial-selection-not-in-options",
            code: view(
                "@State private var choice = Mode.custom",
                "ForEach(Mode.allCases.filter { $0 != .custom }, id: \\.self) { mode in Text(mode.rawValue).tag(mode) }",
                before: modes)),
        Case(
            "a case that stays",
            code: view(
                "@State private var choice = Mode.dark",
                "ForEach(Mode.allCases.filter { $0 != .custom }, id: \\.self) { mode in Text(mode.rawValue).tag(mode) }",
                before: modes)),
        Case(
            "an element of a constant list",
            code: view(
                "static let sizes = [128, 256]\n    @State private var choice = Self.sizes[1]",
                "ForEach(Self.sizes, id: \\.self) { size in Text(\"\\(size)\") }")),
        Case(
            "a raw value with other letters", "initial-selection-not-in-options",
            code: view(
                "@State private var choice = \"Light\"",
                "ForEach(Mode.allCases, id: \\.rawValue) { mode in Text(mode.rawValue).tag(mode.rawValue) }",
                before: modes)),
        Case(
            "one beyond the last index", "initial-selection-not-in-options",
            code: view(
                "private let names = [\"A\", \"B\"]\n    @State private var choice = 2",
                "ForEach(0..<names.count, id: \\.self) { index in Text(names[index]).tag(index) }")),
        Case(
            "a list from elsewhere",
            code: view(
                "let names: [String]\n    @State private var choice = \"A\"",
                "ForEach(names, id: \\.self) { name in Text(name).tag(name) }")),
        Case(
            "set by the initialiser",
            code: view(
                "@State private var choice = \"C\"\n    init(start: String) { _choice = State(initialValue: start) }",
                "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\")")),
        Case(
            "set on appearing",
            code: view(
                "@State private var choice = \"\"", "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\")",
                after: ".onAppear { choice = \"A\" }")),
        Case(
            "set by a button only", "sentinel-initial-value",
            code: view(
                "@State private var choice = \"\"", "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\")",
                after: ".toolbar { Button(\"First\") { choice = \"A\" } }")),
        Case(
            "passed by another view",
            code: view(
                "@State var choice = \"C\"", "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\")")
                + "\nstruct Other: View { var body: some View { Sample(choice: \"A\") } }"),
        Case(
            "an option in a branch",
            code: view(
                "let isPro: Bool\n    @State private var choice = \"C\"",
                "Text(\"A\").tag(\"A\")\n if isPro { Text(\"C\").tag(\"C\") }")),
        Case(
            "a view that may hide its tag",
            code: view(
                "@State private var choice = \"C\"", "Text(\"A\").tag(\"A\")\n Row()",
                before: "struct Row: View { var body: some View { Text(\"C\").tag(\"C\") } }")),
        Case(
            "tags of another type",
            code: view(
                "@State private var choice = 0", "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\")")),
        Case(
            "nil without an option", "initial-selection-not-in-options",
            code: view("@State private var choice: Int?", "Text(\"A\").tag(1 as Int?)\n Text(\"B\").tag(2 as Int?)")),
        Case(
            "nil with an option",
            code: view(
                "@State private var choice: Int?", "Text(\"None\").tag(nil as Int?)\n Text(\"B\").tag(2 as Int?)")),
    ]

    static let dates: [Case] = [
        Case(
            "fractions of two ways", "date-selection-not-in-tags",
            code: view(
                "@State private var choice = 0.3",
                "ForEach([0.1, 0.1 + 0.2], id: \\.self) { value in Text(\"\\(value)\").tag(value) }")),
        Case(
            "options that follow the clock", "date-selection-not-in-tags",
            code: view(
                """
                private var dates: [Date] { (1...3).map { Date().addingTimeInterval(Double($0) * 600) } }
                    @State private var choice = Date.distantPast
                """, "ForEach(dates, id: \\.self) { date in Text(date, style: .time).tag(date) }")),
        Case(
            "dates made from the selection",
            code: view(
                """
                private var dates: [Date] { [choice, choice.addingTimeInterval(600)] }
                    @State private var choice = Date()
                """, "ForEach(dates, id: \\.self) { date in Text(date, style: .time).tag(date) }")),
    ]

    static let doubles: [Case] = [
        Case(
            "a row for all that a loop has too", "duplicate-tags-or-ids",
            code: view(
                "@State private var choice = Mode.dark",
                "Text(\"Dark\").tag(Mode.dark)\n ForEach(Mode.allCases, id: \\.self) { mode in Text(mode.rawValue).tag(mode) }",
                before: modes)),
        Case(
            "a word twice in a list", "duplicate-tags-or-ids",
            code: view(
                "@State private var choice = \"A\"",
                "ForEach([\"A\", \"B\", \"A\"], id: \\.self) { name in Text(name) }")),
        Case(
            "the same case of a type from elsewhere", "duplicate-tags-or-ids",
            code: view(
                "@Binding var choice: Shape",
                "Text(\"A\").tag(Shape.round)\n Text(\"B\").tag(Shape.square)\n Text(\"C\").tag(Shape.round)")),
        Case(
            "two rows of one element", "duplicate-tags-or-ids",
            code: view(
                "let items: [Item]\n    @Binding var choice: Item.ID",
                "ForEach(items) { item in\n Text(item.name).tag(item.id)\n Text(item.title).tag(item.id)\n }")),
        Case(
            "the same words in two loops",
            code: view(
                "let items: [Item]\n    let others: [Item]\n    @Binding var choice: Item.ID",
                """
                ForEach(items) { item in Text(item.name).tag(item.id) }
                    ForEach(others) { item in Text(item.name).tag(item.id) }
                """)),
        Case(
            "one of two branches",
            code: view(
                "let isPro: Bool\n    @State private var choice = \"A\"",
                "if isPro { Text(\"All\").tag(\"A\") } else { Text(\"Some\").tag(\"A\") }")),
        Case(
            "another payload at the start", "tag-equality-volatile-data",
            code: view(
                "@State private var choice = Gain.level(3)",
                "Text(\"Off\").tag(Gain.off)\n Text(\"Level\").tag(Gain.level(5))",
                before: "enum Gain: Hashable { case off, level(Int) }")),
        Case(
            "every payload has its option",
            code: view(
                "@State private var choice = Gain.level(3)",
                "Text(\"Low\").tag(Gain.level(3))\n Text(\"High\").tag(Gain.level(5))",
                before: "enum Gain: Hashable { case off, level(Int) }",
                after: ".toolbar { Button(\"High\") { choice = .level(5) } }")),
    ]

    static let positions: [Case] = [
        Case(
            "constants of two lengths", "index-out-of-range-parallel-arrays",
            code: view(
                "private let names = [\"A\", \"B\"]\n    private let icons = [\"a\"]\n    @State private var choice = 0",
                "ForEach(names.indices, id: \\.self) { index in Label(names[index], systemImage: icons[index]).tag(index) }"
            )),
        Case(
            "constants of one length",
            code: view(
                "private let names = [\"A\", \"B\"]\n    private let icons = [\"a\", \"b\"]\n    @State private var choice = 0",
                "ForEach(names.indices, id: \\.self) { index in Label(names[index], systemImage: icons[index]).tag(index) }"
            )),
        Case(
            "a look before the reading",
            code: view(
                "@State private var names = [\"A\"]\n    @State private var icons = [\"a\"]\n    @State private var choice = 0",
                """
                ForEach(names.indices, id: \\.self) { index in
                    Label(names[index], systemImage: index < icons.count ? icons[index] : "").tag(index)
                }
                """, after: ".toolbar { Button(\"More\") { names.append(\"B\") } }")),
    ]

    static let controls: [Case] = [
        Case(
            "a group that is disabled", "option-needs-selectiondisabled",
            code: view(
                "@State private var choice = \"A\"",
                "Text(\"A\").tag(\"A\")\n Group { Text(\"B\").tag(\"B\") }.disabled(true)")),
        Case(
            "disabled by nothing",
            code: view(
                "@State private var choice = \"A\"", "Text(\"A\").tag(\"A\")\n Text(\"B\").tag(\"B\").disabled(false)")),
        Case(
            "a link at the end", "button-among-options",
            code: view(
                "let site: URL\n    @State private var choice = \"A\"",
                "Text(\"A\").tag(\"A\")\n Link(\"More\", destination: site)")),
        Case(
            "a button that only lends its looks",
            code: view(
                "@State private var choice = \"A\"",
                "ForEach([\"A\", \"B\"], id: \\.self) { name in Button(name, systemImage: \"circle\") {}.tag(name) }")),
        Case(
            "radio buttons with a button in a row",
            code: view(
                "@State private var choice = \"A\"",
                "Text(\"A\").tag(\"A\")\n HStack { Text(\"B\"); Button(\"Set\") { print(1) } }.tag(\"B\")",
                after: ".pickerStyle(.radioGroup)")),
    ]
}
