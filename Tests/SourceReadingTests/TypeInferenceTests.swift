import SourceReading
import SwiftSyntax
import Testing

/// The type that is found for the variable `value` of a small program; `?` where it must stay unknown.
@Suite struct TypeInferenceTests {
    struct Case: CustomTestStringConvertible {
        var value: String
        var type: String
        var declarations = ""

        init(_ value: String, _ type: String, _ declarations: String = "") {
            (self.value, self.type, self.declarations) = (value, type, declarations)
        }

        var testDescription: String { "\(value): \(type)" }
    }

    static let unit = """
        enum Unit: String, CaseIterable, Identifiable { case metre, mile
            var id: String { rawValue }
            static let usual = Unit.metre
            static func parsed(_ text: String) -> Unit? { Unit(rawValue: text) } }
        struct Place: Identifiable, Hashable { let id: UUID
            var name: String
            var unit: Unit
            var note: String?
            var nested: Kind
            enum Kind: Int { case city, village } }
        final class Model { var places: [Place] = []
            var chosen: Place?
            var byID: [UUID: Place] = [:] }
        let model = Model()
        """

    /// A key beside other types of the same name, which no scope around it reaches.
    static let keys = """
        enum Theme { case light }
        enum Stored { class Keys {}
            final class Key<Value> {} }
        extension Defaults.Keys {
            static let theme: Key<Theme> = AppKey("theme", default: .light)
            static let made = Key<Theme>("made", default: .light) }
        struct Page { @Default(.theme) var theme
            @Default(.made) var made
            @Default(.missing) var missing }
        let page = Page()
        """

    static let cases: [Case] = [
        Case("page.theme", "Theme", keys), Case("page.made", "Theme", keys), Case("page.missing", "?", keys),
        Case("1", "Int"), Case("-1", "Int"), Case("1.5", "Double"), Case("\"a\"", "String"), Case("true", "Bool"),
        Case("nil", "?"), Case("[1, 2]", "[Int]"), Case("[1, 2.5]", "[Double]"), Case("[\"a\": 1]", "[String : Int]"),
        Case("[]", "?"), Case("1 + 2.5", "Double"), Case("Double(3) * 2", "Double"), Case("UInt8(1)", "UInt8"),
        Case("Int(\"1\")", "Int?"), Case("unknownThing", "?"), Case("unknownCall()", "?"), Case("Strange.value", "?"),
        Case("true ? 1 : 2", "Int"), Case("true ? 1 : nil", "Int?"), Case("1...3", "ClosedRange<Int>"),
        Case("0..<3", "Range<Int>"), Case("3 as Int?", "Int?"), Case("3 as? String", "String?"),
        Case("Optional(3)", "Int?"), Case("Int?.none", "Int?"), Case("Optional<String>.none", "String?"),
        Case("String?.some(\"a\")", "String?"), Case("1 == 2", "Bool"), Case("(1, \"a\").1", "String"),
        Case("Unit.metre", "Unit", unit), Case("Unit.metre.rawValue", "String", unit),
        Case("Unit.allCases", "[Unit]", unit),
        Case("Unit.allCases.first", "Unit?", unit), Case("Unit.allCases[0]", "Unit", unit),
        Case("Unit.usual", "Unit", unit),
        Case("Unit(rawValue: \"x\")", "Unit?", unit), Case("Unit(rawValue: \"x\") ?? .mile", "Unit", unit),
        Case("Unit.parsed(\"x\")", "Unit?", unit), Case("Unit.allCases.map(\\.rawValue)", "[String]", unit),
        Case("Unit.allCases.map { $0.id }", "[String]", unit),
        Case("Unit.allCases.filter { $0 == .mile }", "[Unit]", unit),
        Case("Unit.allCases.sorted { $0.id < $1.id }.first!", "Unit", unit), Case("model.places", "[Place]", unit),
        Case("model.places.first?.name", "String?", unit), Case("model.places.first?.note", "String?", unit),
        Case("model.places[0].note", "String?", unit), Case("model.places[0].note ?? \"\"", "String", unit),
        Case("model.chosen!.unit", "Unit", unit), Case("model.chosen?.id.uuidString", "String?", unit),
        Case("model.byID[UUID()]", "Place?", unit), Case("model.byID.values.map(\\.name)", "[String]", unit),
        Case("Array(model.byID.keys)", "[UUID]", unit), Case("model.places.indices", "Range<Int>", unit),
        Case("Array(model.places.enumerated()).first!.offset", "Int", unit),
        Case("Array(model.places.enumerated()).first!.element", "Place", unit),
        Case("Array(zip([1], [\"a\"]))[0].1", "String", unit), Case("model.places.count", "Int", unit),
        Case("Place.Kind.city", "Place.Kind", unit), Case("Place.Kind.city.rawValue", "Int", unit),
        Case("model.places.reduce(0) { $0 + $1.name.count }", "Int", unit),
        Case("Set(model.places.map(\\.id))", "Set<UUID>", unit),
        Case("Dictionary(grouping: model.places, by: \\.unit)", "?", unit), Case("{ 3 }()", "Int"),
        Case("if true { 1 } else { 2 }", "Int"), Case("\"\\(1)\"", "String"), Case("Date()", "Date"),
        Case("Date.now + 60", "Date"),
        Case("UUID()", "UUID"), Case("URL(string: \"\")", "URL?"), Case("Calendar.current.weekdaySymbols", "[String]"),
        Case("[\"a\"].joined(separator: \",\")", "String"), Case("\"a\".uppercased()", "String"),
        Case("\"a\".count", "Int"),
    ]

    @Test(arguments: cases) func aTypeIsTrueOrUnknown(_ item: Case) throws {
        let text = "\(item.declarations)\nlet value = \(item.value)\n"
        let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), words: WordScan.Words([]))
        let inference = TypeInference(index: ProjectIndex(ProjectTables([file])))
        let member = try #require(inference.index.globals(named: "value", near: file).first)
        let type = inference.type(of: member, owner: nil)
        #expect((type.isKnown ? type.description : "?") == item.type)
    }

    /// A type of another file, a name twice, a name that the framework has too.
    @Test func theNearestDeclarationIsMeant() throws {
        let texts = [
            "App/One.swift": "enum Kind { case one }\nlet value = Kind.one",
            "App/Two/Two.swift": "enum Kind: Int { case two }",
            "App/Two/Three.swift": "let value = Kind.two.rawValue", "Other/Four.swift": "let value = Kind.two.rawValue",
            "Other/Five.swift": "struct Binding<Value> { var mine: Int }\nlet value = Binding<Int>(mine: 1).mine",
        ]
        let files = texts.sorted { $0.key < $1.key }.map {
            SourceFile(path: $0.key, bytes: Array($0.value.utf8), words: WordScan.Words([]))
        }
        let inference = TypeInference(index: ProjectIndex(ProjectTables(files)))
        let types = files.compactMap { file in
            inference.index.globals(named: "value", near: file).first { $0.file === file }.map { member in
                file.path + " " + inference.type(of: member, owner: nil).description
            }
        }
        #expect(
            types == ["App/One.swift Kind", "App/Two/Three.swift Int", "Other/Five.swift Int", "Other/Four.swift ?"])
    }

    /// A chain of operators that no person writes is left alone, in no time and without its depth on the stack.
    @Test func anEndlessSumIsUnknown() throws {
        let text = "let value = 1" + String(repeating: " + 1", count: 30_000)
        let file = SourceFile(path: "A.swift", bytes: Array(text.utf8), words: WordScan.Words([]))
        let inference = TypeInference(index: ProjectIndex(ProjectTables([file])))
        let member = try #require(inference.index.globals(named: "value", near: file).first)
        #expect(inference.type(of: member, owner: nil) == .unknown)
    }
}
