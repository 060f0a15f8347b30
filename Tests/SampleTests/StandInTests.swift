import SampleJudging
import Samples
import Testing

/// The stand-in says what SwiftUI's own declarations make the compiler say.
@Suite struct StandInTests {
    /// A mistake in code and what the compiler says about it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        /// What stands before the view.
        var declarations = ""
        /// The view's properties.
        var properties: String
        var body: String
        /// Part of an error's text.
        var error: String

        var testDescription: String { error }

        var sample: SampleFile {
            SampleFile(
                path: error,
                text: """
                    // fail to compile with "\(error)"
                    import SwiftUI

                    \(declarations)
                    struct Example: View {
                        \(properties)
                        var body: some View {
                            \(body)
                        }
                    }

                    """)
        }
    }

    static let plain = "struct Plain { var number = 1 }"

    static let mistakes = [
        Mistake(
            declarations: plain, properties: "@State private var choice = Plain()",
            body: #"Picker("A", selection: $choice) { Text("B").tag(choice) }"#,
            error: "Generic struct 'Picker' requires that 'Plain' conform to 'Hashable'"),
        Mistake(
            declarations: plain, properties: "@State private var choice: Plain?",
            body: #"Picker("A", selection: $choice) { Text("B").tag(Optional(Plain())) }"#,
            error: "Initializer 'init(_:selection:content:)' requires that 'Plain' conform to 'Hashable'"),
        Mistake(
            properties: "var choice = 1", body: #"Picker("A", selection: $choice) { Text("B").tag(1) }"#,
            error: "Cannot find '$choice' in scope"),
        Mistake(
            properties: "var choice = 1", body: #"Picker("A", selection: $choice) { Text("B").tag(1) }"#,
            error: "Generic parameter 'SelectionValue' could not be inferred"),
        Mistake(
            declarations: "enum Defaults { static var key: Int { 1 } }", properties: "",
            body: #"Picker("A", selection: Defaults.$key) { Text("B").tag(1) }"#,
            error: "Type 'Defaults' has no member '$key'"),
        Mistake(
            declarations: "struct Row: Identifiable { var id = 1; var name = \"\" }",
            properties: "@State private var rows: [Row] = []\n    @State private var choice = \"\"",
            body: #"Picker("A", selection: $choice) { ForEach($rows) { $row in Text(row.name).tag($row.name) } }"#,
            error: "Instance method 'tag(_:includeOptional:)' requires that 'Binding<String>' conform to 'Hashable'"),
        Mistake(
            declarations: "struct Row: Identifiable { var id = 1; var name = \"\" }",
            properties: "@State private var rows: [Row] = []\n    @State private var choice = \"\"",
            body: #"Picker("A", selection: $choice) { ForEach($rows) { $row in Text($row.name).tag(row.name) } }"#,
            error: "Initializer 'init(_:)' requires that 'Binding<String>' conform to 'StringProtocol'"),
        Mistake(
            properties: "@State private var choice = 1",
            body: #"Picker("A", selection: $choice) { ForEach(1...3) { Text("\($0)") } }"#,
            error: "Cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'"),
        Mistake(
            properties: "@State private var choice = \"\"",
            body: #"Picker("A", selection: $choice) { ForEach(["a"]) { Text($0) } }"#,
            error: "'String' conform to 'Identifiable'"),
        Mistake(
            properties: "@State private var choice: Int?",
            body: #"Picker("A", selection: $choice) { Text("B").tag(nil) }"#,
            error: "Generic parameter 'V' could not be inferred"),
        Mistake(
            declarations: "enum Kind { case a }", properties: "@State private var choice = Kind.a",
            body: #"Picker("A", selection: $choice) { Text("B").tag(.a) }"#,
            error: "Type 'Hashable' has no member 'a'"),
        Mistake(
            properties: "@State private var choice = \"\"",
            body: #"Picker("A", selection: choice) { Text("B").tag("b") }"#,
            error: "Cannot convert value 'choice' of type 'String' to expected type 'Binding<String>'"),
        Mistake(
            declarations: plain, properties: "let all: [Plain] = []\n    @State private var choice = 1",
            body: #"Picker("A", selection: $choice) { ForEach(all, id: \.self) { _ in Text("B") } }"#,
            error: "Generic struct 'ForEach' requires that 'Plain' conform to 'Hashable'"),
        Mistake(
            declarations: "enum Kind: Hashable { case a }",
            properties: "@AppStorage(\"kind\") private var choice = Kind.a",
            body: #"Picker("A", selection: $choice) { Text("B").tag(Kind.a) }"#,
            error: "No exact matches in call to initializer"),
        Mistake(
            declarations: "@Observable final class Model { var kind = 1 }",
            properties: "@Environment(Model.self) private var model",
            body: #"Picker("A", selection: $model.kind) { Text("B").tag(1) }"#,
            error: "Cannot find '$model' in scope"),
    ]

    @Test(arguments: mistakes)
    func aMistakeGetsSwiftUIsMessage(mistake: Mistake) throws {
        let breaches = try SampleJudge(standIn: try Project.standIn(), variant: .since).breaches(of: [mistake.sample])
        #expect(breaches.isEmpty, "\(breaches)")
    }

    @Test func onlyTheNewerVariantKnowsIncludeOptional() throws {
        let sample = SampleJudgeTests.sample(
            "includeOptional", "work",
            #"Picker("A", selection: $choice) { Text("B").tag(1, includeOptional: false) }"#)
        let standIn = try Project.standIn()
        #expect(try SampleJudge(standIn: standIn, variant: .since).breaches(of: [sample]).isEmpty)
        #expect(try SampleJudge(standIn: standIn, variant: .before).breaches(of: [sample]).count == 1)
    }
}
