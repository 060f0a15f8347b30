import Findings
import PickerCheck
import Samples
import SourceReading
import Testing

@testable import SourceChecks

/// What the bare bytes of a file pass over would not have been found either.
@Suite struct ByteFilterTests {
    private static let words = WordScan.Words(CheckCatalogue.words.union(PlatformEvidence.words))

    /// A check that a file does not concern finds nothing where it looks all the same: in every sample of the knowledge.
    @Test func aCheckThatIsNotAskedWouldFindNothing() throws {
        var passedOver = 0
        for sample in try Project.samples() {
            let file = SourceFile(path: sample.name, bytes: Array(sample.text.utf8), words: Self.words)
            let context = CheckContext(inference: TypeInference(index: ProjectIndex(ProjectTables([file]))))
            for check in CheckCatalogue.all where !check.concerns(file, context) {
                for token in check.words.flatMap({ file.tokens(spelling: $0) }) {
                    passedOver += 1
                    #expect(
                        check.findings(at: token, in: file, context).isEmpty, "\(check.slug.text) in \(sample.name)")
                }
            }
        }
        #expect(passedOver > 100)
    }

    /// Calls that have a selection, however their arguments are written.
    @Test(arguments: [
        "List(items.filter { $0 != \")\" }, selection: $a) { Text($0) }",
        "List(items.filter { $0 != \"\\\"(\" }, selection: $a) { Text($0) }",
        "List /* of ) all */ (items, selection: $a) { Text($0) }",
        "List(\n    items, // )\n    selection: $a\n) { Text($0) }",
        "List<String, Text>(items, selection: $a) { Text($0) }", "TabView(selection: $a) { Text(\"b\").tag(\"b\") }",
        "SwiftUI.Picker(selection: $a) { Text(\"b\").tag(\"b\") } label: { Text(\"c\") }",
        "Picker<Text, String, Text>(\"c\", selection: $a) { Text(\"b\").tag(\"b\") }",
    ])
    func aCallWithASelectionIsRead(_ call: String) {
        let text = """
            import SwiftUI
            struct V: View {
                @State var a: String? = "b"
                var items = ["b"]
                var body: some View {
                    \(call)
                }
            }
            """
        #expect(Checker().facts(in: [("A.swift", Array(text.utf8))]).count == 1)
    }
}
