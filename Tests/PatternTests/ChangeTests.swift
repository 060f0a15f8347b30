import EvaluationReport
import Foundation
import KnowledgeModel
import SampleJudging
import Samples
import Testing

@testable import Patterns

/// What patterns promise for the moment when the list changes: the code made, with a view around it that changes the list.
@Suite struct ChangeTests {
    struct Change: Sendable, CustomTestStringConvertible {
        var pattern: StaticString
        var values: [PatternParameter: String]
        /// The state and the view around the pattern's.
        var around: String
        /// What the picker shows as chosen after the button was pressed.
        var chosen: String
        var testDescription: String { "\(pattern) \(values.values.sorted()): \(chosen)" }
    }

    @Test(arguments: [
        Change(
            pattern: "changing-options", values: [:],
            around: """
                @State private var printers = [Printer(name: "Hall"), Printer(name: "Office")]
                @State private var printer = Printer(name: "Hall")
                var body: some View {
                    PrinterPicker(printers: printers, printer: $printer)
                    Button("Change") { printers.removeFirst() }
                }
                """, chosen: "Hall (not available)"),
        Change(
            pattern: "changing-options", values: [.optional: "yes"],
            around: """
                @State private var printers = [Printer(name: "Hall"), Printer(name: "Office")]
                @State private var printer: Printer? = Printer(name: "Hall")
                var body: some View {
                    PrinterPicker(printers: printers, printer: $printer)
                    Button("Change") { printers.removeFirst() }
                }
                """, chosen: "None"),
        Change(
            pattern: "model-by-value", values: [:],
            around: """
                @State private var products = [Self.product, Product(id: UUID(), name: "Table")]
                @State private var product = Self.product
                private static let product = Product(id: UUID(), name: "Chair")
                var body: some View {
                    ProductPicker(products: products, product: $product)
                    Button("Change") { products[0].name = "Armchair" }
                }
                """, chosen: "Armchair"),
        Change(
            pattern: "model-by-value", values: [.optional: "yes"],
            around: """
                @State private var products = [Self.product, Product(id: UUID(), name: "Table")]
                @State private var product: Product? = Self.product
                private static let product = Product(id: UUID(), name: "Chair")
                var body: some View {
                    ProductPicker(products: products, product: $product)
                    Button("Change") { products.removeFirst() }
                }
                """, chosen: "None"),
        Change(
            pattern: "binding-from-stored-id", values: [:],
            around: """
                @State private var index = MemberIndex([Self.member, Member(id: UUID(), name: "Ben")])
                @State private var memberID = Self.member.id
                private static let member = Member(id: UUID(), name: "Ann")
                var body: some View {
                    MemberPicker(index: index, memberID: $memberID)
                    Button("Change") { index = MemberIndex(Array(index.members.dropFirst())) }
                }
                """, chosen: "Unknown"),
    ])
    func theChoiceIsShownAfterAChange(_ change: Change) throws {
        let maker = try PatternMaker(try Book.pattern(change.pattern))
        let code = try maker.make(PatternFacts(values: change.values)).code
        let around = change.around.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        let file = SampleFile(
            path: "Patterns/\(change.pattern)", text: "// work\n\(code)\nstruct Around: View {\n\(around)\n}\n")
        let folder = FileManager.default.temporaryDirectory.appending(path: "changes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let evaluations = try Evaluations(
            of: [file], standIn: try Project.standIn(), variant: .since, folder: folder)
        let report = try #require(evaluations.all.first?.report, "\(evaluations.refused)")
        #expect(report.outcome == .works, "\(report)")
        let pressed = try #require(report.steps.first { $0.action == .press(button: "Change") })
        #expect(pressed.pickers.flatMap(\.options).filter(\.isMarked).map(\.label) == [change.chosen])
    }
}
