import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// A picker without a title is offered the words of the text before it in its row.
@Suite struct TitleSuggestionTests {
    private static let rows = "{ Text(\"S\").tag(1) }"

    struct Case: Sendable, CustomTestStringConvertible {
        var row: String
        /// The row after the suggestion; nil where none is made.
        var repaired: String?

        var testDescription: String { row }
    }

    static let cases: [Case] = [
        Case(
            row: "HStack { Text(\"Size\").bold(); Spacer(); Picker(\"\", selection: $size) \(rows).labelsHidden() }",
            repaired:
                "HStack { Text(\"Size\").bold(); Spacer(); Picker(\"Size\", selection: $size) \(rows).labelsHidden() }"),
        Case(
            row: "HStack { Text(name); Picker(selection: $size, label: Text(\"\")) \(rows) }",
            repaired: "HStack { Text(name); Picker(selection: $size, label: Text(name)) \(rows).labelsHidden() }"),
        Case(
            row: "HStack { Label(\"Size\", systemImage: \"a\"); Picker(selection: $size) \(rows) label: {} }",
            repaired:
                "HStack { Label(\"Size\", systemImage: \"a\"); Picker(selection: $size) \(rows) label: { Text(\"Size\") }.labelsHidden() }"
        ),
        Case(
            row: "GridRow { Text(\"Size\"); Picker(selection: $size) \(rows) label: { EmptyView() }.frame(width: 9) }",
            repaired:
                "GridRow { Text(\"Size\"); Picker(selection: $size) \(rows) label: { Text(\"Size\") }.frame(width: 9).labelsHidden() }"
        ),
        Case(
            row:
                "HStack { Text(\"Size\"); Picker(\"\", selection: $size) \(rows) }.labelsHidden()",
            repaired: "HStack { Text(\"Size\"); Picker(\"Size\", selection: $size) \(rows) }.labelsHidden()"),
        Case(row: "HStack { Text(verbatim: name); Picker(\"\", selection: $size) \(rows) }", repaired: nil),
        Case(row: "HStack { Text(date, style: .date); Picker(\"\", selection: $size) \(rows) }", repaired: nil),
        Case(row: "HStack { Text(key); Picker(\"\", selection: $size) \(rows) }", repaired: nil),
        Case(row: "HStack { Picker(\"\", selection: $size) \(rows); Text(\"Size\") }", repaired: nil),
        Case(row: "VStack { Text(\"Size\"); Picker(\"\", selection: $size) \(rows) }", repaired: nil),
        Case(
            row: "HStack { Text(\"Size\"); Toggle(\"A\", isOn: $on); Picker(\"\", selection: $size) \(rows) }",
            repaired: nil),
    ]

    private static func file(_ row: String) -> String {
        """
        import SwiftUI
        struct Row: View { @State var size = 1; let name: String; let key: LocalizedStringKey; @State var on = true
            var body: some View { \(row) }
        }
        """
    }

    @Test(arguments: cases) func theTextBeforeIsOffered(_ example: Case) throws {
        let text = Self.file(example.row)
        let options = CheckOptions(only: [Slug(fixed: "empty-picker-title")])
        let finding = try #require(CheckedEntry.findings(text, options).first)
        guard let repaired = example.repaired else {
            #expect(finding.repair == nil)
            return
        }
        var repair = try #require(finding.repair)
        #expect(!repair.isSafe)
        repair.isSafe = true
        var chosen = finding
        chosen.repair = repair
        let plan = RepairPlan(for: [chosen], size: text.utf8.count)
        let result = String(decoding: plan.applied(to: Array(text.utf8)), as: UTF8.self)
        #expect(result == Self.file(repaired))
        #expect(CheckedEntry.findings(result, options).isEmpty)
    }
}
