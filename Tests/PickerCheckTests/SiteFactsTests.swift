import PickerCheck
import Testing

/// What `facts` says of a picker: nothing rather than something wrong.
@Suite struct SiteFactsTests {
    private static func facts(_ text: String) -> SiteFacts? {
        Checker().facts(in: [("Sample.swift", Array(text.utf8))]).first
    }

    struct Start: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var expected: String?
        var text: String

        init(_ name: String, _ expected: String?, _ members: String, selection: String = "$size", after: String = "") {
            testDescription = name
            self.expected = expected
            text = """
                import SwiftUI
                struct Sample: View {
                    \(members)
                    var body: some View { Picker("Size", selection: \(selection)) { Text("S").tag(0); Text("M").tag(1) }\(after) }
                }
                """
        }
    }

    private static let model = "final class Model: ObservableObject"

    static let starts = [
        Start("a state", "1", "@State private var size = 1"),
        Start("an optional state", "nil", "@State private var size: Int?"),
        Start(
            "a state that a button sets", "1", "@State private var size = 1",
            after: ".toolbar { Button(\"M\") { size = 0 } }"),
        Start(
            "an initialiser's State", nil,
            "@State private var size = 1; init(_ a: Int) { _size = State(initialValue: a) }"),
        Start("a default that a caller overrides", nil, "@State var size = 1; static let other = Sample(size: 2)"),
        Start("set when it appears", nil, "@State private var size = 1", after: ".onAppear { size = 0 }"),
        Start("set by a task", nil, "@State private var size = 1", after: ".task { size = await load() }"),
        Start("set by a method", nil, "@State private var size = 1; func load() { size = 0 }"),
        Start("stored by the app", nil, "@AppStorage(\"size\") private var size = 1"),
        Start("stored by the scene", nil, "@SceneStorage(\"size\") private var size = 1"),
        Start("stored by a wrapper", nil, "@Default(.size) private var size = 1"),
        Start("from outside", nil, "@Binding var size: Int"),
        Start(
            "of a model", "1", "@StateObject private var model = Model()\n\(model) { @Published var size = 1 }",
            selection: "$model.size"),
        Start(
            "of a model whose initialiser sets it", nil,
            "@StateObject private var model = Model()\n\(model) { @Published var size = 1; init() { size = load() } }",
            selection: "$model.size"),
        Start(
            "of a model whose initialiser sets it below a condition", nil,
            "@StateObject private var model = Model()\n\(model) { @Published var size = 1; init(a: Int?) { if let a { self.size = a } } }",
            selection: "$model.size"),
        Start(
            "of a model that hands its binding on", nil,
            "@StateObject private var model = Model()\n\(model) { @Published var size = 1; init() { subscribe(to: $size) } }",
            selection: "$model.size"),
        Start(
            "of a struct made with it", nil,
            "@State private var draft = Draft(size: 3)\nstruct Draft { var size = 1 }", selection: "$draft.size"),
        Start(
            "of a struct made without it", "1",
            "@State private var draft = Draft()\nstruct Draft { var size = 1 }", selection: "$draft.size"),
        Start(
            "of a struct from outside", nil, "@Binding var draft: Draft\nstruct Draft { var size = 1 }",
            selection: "$draft.size"),
        Start(
            "of a struct that is set as a whole", nil,
            "@State private var draft: Draft; init(_ a: Draft) { _draft = State(initialValue: a) }\nstruct Draft { var size = 1 }",
            selection: "$draft.size"),
        Start(
            "of a struct that is decoded", nil,
            "@State private var draft = Draft()\nstruct Draft: Codable { var size = 1 }", selection: "$draft.size"),
        Start(
            "of a model that is decoded", nil,
            "@StateObject private var model = Model()\nfinal class Model: ObservableObject, Codable { @Published var size = 1; init(from decoder: Decoder) throws {} }",
            selection: "$model.size"),
    ]

    @Test(arguments: starts) func theStartIsTheOneThatIsSeen(_ item: Start) {
        #expect(Self.facts(item.text)?.initialValue == item.expected)
    }

    @Test func aLoopHasOneImplicitTagWhateverItsBranches() throws {
        let facts = try #require(
            Self.facts(
                """
                struct Sample: View { @State var pin = 0
                    var body: some View { Picker("Pin", selection: $pin) {
                        ForEach(0..<49) { if $0 == 0 { Text("Unset") } else { Text("Pin \\($0)") } }
                    } } }
                """))
        #expect(facts.tags.map(\.expression.text) == ["0..<49"])
        #expect(facts.tags.map(\.isImplicit) == [true])
    }

    @Test(arguments: [
        ("Picker(\"Size\", selection: $size) {}", "Size"),
        ("Picker(selection: $size, label: Text(\"Size\")) {}", "Size"),
        ("Picker(selection: $size, label: EmptyView()) {}", ""),
        ("Picker(selection: $size) {} label: { Label(\"Size\", systemImage: \"star\") }", "Size"),
    ])
    func aTitleIsReadWhereverItStands(_ picker: String, _ title: String) {
        let text = "struct Sample: View { @State var size = 0; var body: some View { \(picker) } }"
        #expect(Self.facts(text)?.title == title)
    }

    // MARK: Answers

    @Test func aWrongTagTypeIsAnswered() throws {
        let facts = try #require(
            Self.facts(
                """
                import SwiftUI
                struct Sample: View {
                    @State private var size = 1
                    var body: some View {
                        Form {
                            Picker("Size", selection: $size) {
                                Text("S").tag("0")
                                Text("M").tag("1")
                            }
                            .pickerStyle(.segmented)
                        }
                    }
                }
                """))
        #expect(
            facts.answers == [
                "style": "segmented", "container": "form-or-list", "selection-type": "int", "tag-type": "string",
                "tag-match": "different-type", "tag-place": "on-option", "option-count": "two-to-five",
                "option-source": "written-out", "state-owner": "state",
            ])
    }

    @Test func aLoopOverAnEnumIsAnswered() throws {
        let facts = try #require(
            Self.facts(
                """
                #if os(macOS)
                enum Mode: String, CaseIterable { case light, dark }
                final class Settings: ObservableObject { @Published var mode = Mode.dark }
                struct Sample: View {
                    @StateObject private var settings = Settings()
                    var body: some View {
                        VStack { choice.pickerStyle(.menu) }
                    }
                    var choice: some View {
                        Picker("Mode", selection: $settings.mode) {
                            ForEach(Mode.allCases, id: \\.self) { Text($0.rawValue) }
                        }
                    }
                }
                #endif
                """))
        #expect(
            facts.answers == [
                "style": "menu", "container": "stack", "selection-type": "enumeration", "tag-match": "same-type",
                "tag-place": "nowhere", "option-count": "two-to-five",
                "option-source": "enum-cases", "state-owner": "observable", "platform": "macos",
                "initial-value": "has-option",
            ])
        #expect(facts.style == .menu && facts.containers == [.stack] && facts.optionCount == 2)
    }

    /// A picker in a helper, where the helper is used, and what the facts and the answers say of its style and place.
    @Test(
        arguments: [
            ("Form { choice }.pickerStyle(.wheel)", .wheel, [.form], "wheel", "form-or-list"),
            (
                "VStack { Form { choice.pickerStyle(.menu) }; Form { choice } }", nil, [.form, .stack], nil,
                "form-or-list"
            ),
            ("VStack { Form { choice }; List { choice } }", nil, [], "automatic", "form-or-list"),
            ("ScrollView { LazyVStack { choice } }", nil, [.scrollView], "automatic", "scroll-view"),
            ("LazyVStack { VStack { choice } }", nil, [.stack], "automatic", nil),
            (
                "Form { Button(\"A\") {}.sheet(isPresented: $isShown) { VStack { choice } } }", nil,
                [.stack, .sheet, .form], "automatic", "sheet"
            ),
            ("Form { Text(\"A\").overlay { VStack { choice } } }", nil, [.stack], "automatic", nil),
            ("Form { Card { choice } }", nil, [], "automatic", nil),
        ] as [(String, Applicability.Style?, [Applicability.Container], String?, String?)])
    func factsAndAnswersAreOneReading(
        _ body: String, _ style: Applicability.Style?, _ containers: [Applicability.Container],
        _ styleAnswer: String?, _ place: String?
    ) throws {
        let facts = try #require(
            Self.facts(
                """
                import SwiftUI
                struct Sample: View {
                    @State private var size = 1
                    @State private var isShown = false
                    var body: some View { \(body) }
                    var choice: some View {
                        Picker("Size", selection: $size) { ForEach([1, 2, 3], id: \\.self) { Text("\\($0)") } }
                    }
                }
                """))
        #expect(facts.style == style && facts.containers == containers && facts.optionCount == 3)
        #expect(facts.answers["style"] == styleAnswer && facts.answers["container"] == place)
        #expect(facts.answers["option-count"] == "two-to-five")
    }

    @Test func rowsUnderAConditionAreNotCounted() throws {
        let rows = "if isLong { Text(\"0\").tag(0) }; ForEach([1, 2], id: \\.self) { Text(\"\\($0)\") }"
        let facts = try #require(
            Self.facts(
                """
                struct Sample: View { let isLong: Bool; @State private var size = 1
                    var body: some View { Picker("Size", selection: $size) { \(rows) } } }
                """))
        #expect(facts.optionCount == nil && facts.answers["option-count"] == nil)
    }

    @Test(arguments: [
        ("Mode", "Mode.light.rawValue", "raw-value"), ("Mode", "Optional(Mode.light)", "optional-tags-plain-selection"),
        ("Mode?", "Mode.light", "plain-tags-optional-selection"), ("Mode", "Mode.light", "same-type"),
        ("Mode", "Other.light", "different-type"),
    ])
    func tagsAreComparedByTheirTypes(_ selection: String, _ tag: String, _ answer: String) {
        let facts = Self.facts(
            """
            enum Mode: String { case light, dark }
            enum Other { case light }
            struct Sample: View { @Binding var mode: \(selection)
                var body: some View { Picker("Mode", selection: $mode) { Text("A").tag(\(tag)) } } }
            """)
        #expect(facts?.answers["tag-match"] == answer)
    }

    @Test func nothingIsAnsweredThatTheCodeDoesNotSay() throws {
        let facts = try #require(
            Self.facts(
                "struct Sample: View { var body: some View { Picker(\"A\", selection: make()) { rows() } } }"))
        #expect(facts.answers == ["style": "automatic"])
    }

    struct Named: CustomTestStringConvertible, Sendable {
        var testDescription: String { rows }
        var selection: String
        var title = "\"Size\""
        var rows: String
        var names: [PatternName: String]
        var isOptional: Bool?
    }

    @Test(arguments: [
        Named(
            selection: "$size", rows: "ForEach(Size.allCases, id: \\.self) { Text(\"\\($0)\").tag($0) }",
            names: [.selectionType: "Size", .selection: "size", .title: "Size"], isOptional: false),
        Named(
            selection: "$model.placeID", title: "title",
            rows: "Text(\"None\").tag(UUID?.none); ForEach(model.places) { Text($0.name).tag(Optional($0.id)) }",
            names: [.selectionType: "Place", .selection: "placeID", .options: "places"], isOptional: true),
        // An identity is no option, and what is made in place has no name.
        Named(
            selection: "$model.placeID", rows: "Text(\"a\")", names: [.selection: "placeID", .title: "Size"],
            isOptional: true),
        Named(
            selection: "Binding(get: { size }, set: { size = $0 })",
            rows: "ForEach([Size.a, .b], id: \\.self) { Text(\"\\($0)\") }",
            names: [.selectionType: "Size", .title: "Size"], isOptional: false),
        Named(selection: "$other.what", title: "\"\\(size)\"", rows: "Text(\"a\")", names: [.selection: "what"]),
    ])
    func theNamesOfTheCodeAreTold(example: Named) throws {
        let facts = try #require(
            Self.facts(
                """
                import SwiftUI
                import CoreData
                enum Size: CaseIterable { case a, b }
                struct Place: Identifiable { let id: UUID; var name: String }
                final class Model: ObservableObject { @Published var placeID: UUID?; var places: [Place] = [] }
                struct Sample: View {
                    @StateObject private var model = Model()
                    @State private var size = Size.a
                    let title = LocalizedStringKey("Size")
                    var body: some View { Picker(\(example.title), selection: \(example.selection)) { \(example.rows) } }
                }
                """))
        #expect(facts.code.names == example.names)
        #expect(facts.code.isOptional == example.isOptional)
        #expect(facts.code.imports == ["SwiftUI", "CoreData"])
        #expect(facts.code.within == (example.isOptional == true ? ["selection-type": "identifier"] : [:]))
    }
}
