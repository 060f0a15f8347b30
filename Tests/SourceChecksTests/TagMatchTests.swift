import Findings
import KnowledgeModel
import PickerCheck
import Testing

/// Types of selections against tags, ids and SDKs.
@Suite struct TagMatchTests {
    @Test(arguments: plain + optional + enums + loops + places + several + ranges) func theRightCheckSpeaks(
        _ tags: TagCase
    ) {
        let findings = tags.found(rows: tags.rows)
        #expect(findings.map { "\($0.slug) \($0.severity)" } == tags.findings)
        guard let repaired = tags.repaired else { return }
        guard findings.count == 1, let repair = findings.first?.repair else {
            Issue.record("no repair")
            return
        }
        var bytes = Array(tags.source(rows: tags.rows).utf8)
        for edit in repair.edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
        #expect(String(decoding: bytes, as: UTF8.self) == tags.source(rows: repaired))
        #expect(tags.found(rows: repaired).isEmpty)
    }

    /// Numbers, texts and other plain values.
    static let plain: [TagCase] = [
        TagCase("@State var value = 1", "Text(\"A\").tag(1)"),
        TagCase(
            "@State var value: Int = 1", "Text(\"A\").tag(\"1\")", "tag-type-mismatch error",
            repaired: "Text(\"A\").tag(1)"),
        TagCase(
            "@State var value = \"a\"", "Text(\"A\").tag(1)", "tag-type-mismatch error",
            repaired: "Text(\"A\").tag(\"1\")"),
        TagCase(
            "@State var value: UInt8 = 1", "Text(\"A\").tag(1)", "tag-type-mismatch error",
            repaired: "Text(\"A\").tag(UInt8(1))"),
        TagCase("@State var value: UInt8 = 1", "Text(\"A\").tag(UInt8(1))"),
        TagCase("@State var value: UInt8 = 1", "Text(\"A\").tag(1 as UInt8)"),
        TagCase("@State var value: UInt8 = 1", "Text(\"A\").tag(300)", "tag-type-mismatch error"),
        TagCase(
            "@State var value = 1.0", "Text(\"A\").tag(2)", "tag-type-mismatch error", repaired: "Text(\"A\").tag(2.0)"),
        TagCase("@State var value = 1.0", "Text(\"A\").tag(2.5)"),
        TagCase("@State var value: TimeInterval = 1", "Text(\"A\").tag(2.5)"),
        TagCase(
            "@State var value: CGFloat = 1", "Text(\"A\").tag(-2)", "tag-type-mismatch error",
            repaired: "Text(\"A\").tag(CGFloat(-2))"),
        TagCase(
            "@State var value: Int32 = 1", "ForEach([1, 2], id: \\.self) { Text(\"A\").tag($0) }",
            "tag-type-mismatch error"),
        TagCase("@State var value = true", "Text(\"A\").tag(true)\nText(\"B\").tag(false)"),
        TagCase("@State var value = true", "Text(\"A\").tag(1)", "tag-type-mismatch error"),
        TagCase(
            "@State var value = UUID()", "ForEach(items) { item in Text(item.name).tag(item.name) }",
            "tag-type-mismatch advice"),
        TagCase("@State var value = Unknown.value", "Text(\"A\").tag(1)"),
        TagCase("@State var value: SomeAlias = 1", "Text(\"A\").tag(1)"),
        TagCase("@State var value = 1", "Text(\"A\").tag(unknown)"),
        TagCase("@State var value = 1", "Text(\"A\").tag(1)\nText(\"B\").tag(\"2\")", "tag-type-mismatch error"),
        TagCase("@State var value: AnyHashable = 1", "Text(\"A\").tag(1)"),
        TagCase("@AppStorage(\"value\") var value = \"a\"", "Text(\"A\").tag(\"a\")"),
        TagCase("@Binding var value: String", "Text(\"A\").tag(1)", "tag-type-mismatch error"),
        TagCase("@State var value = 1", "TaggedChip(title: \"A\").tag(\"a\")"),
        TagCase("@State var value = 1", "Chip(title: \"A\").tag(\"a\")", "tag-type-mismatch error"),
    ]

    /// What stands before the rows in a case's source.
    private static let blanks = String(repeating: " ", count: 16)

    /// Question marks on either side.
    static let optional: [TagCase] = [
        TagCase("@State var value: Int?", "Text(\"A\").tag(1)"),
        TagCase("@State var value: Int?", "Text(\"A\").tag(1 as Int?)"),
        TagCase("@State var value: Int?", "Text(\"A\").tag(Int?.none)\nText(\"B\").tag(Optional(1))"),
        TagCase(
            "@State var value: Int?", "Text(\"A\").tag(1)", "plain-tag-under-optional-selection error", sdk: 15,
            repaired: "Text(\"A\").tag(1 as Int?)"),
        TagCase("@State var value: Int?", "Text(\"A\").tag(1 as Int?)", sdk: 15),
        TagCase("@State var value: Int?", "Text(\"A\").tag(\"1\")", "tag-type-mismatch error"),
        TagCase("@State var value: Int?", "Text(\"A\").tag(\"1\")", "tag-type-mismatch error", sdk: 15),
        TagCase(
            "@State var value: Int?", "Text(\"A\").tag(1, includeOptional: false)",
            "plain-tag-under-optional-selection error",
            repaired: "Text(\"A\").tag(1)"),
        TagCase("@State var value: Int?", "Text(\"A\").tag(1, includeOptional: true)"),
        TagCase("@State var value: Int", "Text(\"A\").tag(1, includeOptional: false)"),
        TagCase(
            "@State var value = 1", "Text(\"A\").tag(1 as Int?)", "optional-tag-under-plain-selection error",
            repaired: "Text(\"A\").tag(1)"),
        TagCase(
            "@State var value = 1", "Text(\"A\").tag(Optional(1))\nText(\"B\").tag(Int?.some(2))",
            "optional-tag-under-plain-selection error", repaired: "Text(\"A\").tag(1)\nText(\"B\").tag(2)"),
        TagCase("@State var value = 1", "Text(\"A\").tag(codes[\"a\"])", "optional-tag-under-plain-selection error"),
        TagCase("@State var value = 1", "Text(\"A\").tag(codes[\"a\"] ?? 0)"),
        TagCase("@State var value = 1", "Text(\"A\").tag(codes[\"a\"]!)"),
        TagCase(
            "@State var value = Level.low", "Text(\"A\").tag(Level(rawValue: \"low\"))",
            "optional-tag-under-plain-selection error"),
        TagCase(
            "@State var value = \"\"", "Text(\"A\").tag(maybe?.rawValue)", "optional-tag-under-plain-selection error",
            sdk: 15),
        TagCase(
            "@State var value = \"\"", "Text(name ?? \"None\").tag(name)", "optional-tag-under-plain-selection error",
            repaired: "if let name {\n\(blanks)    Text(name).tag(name)\n\(blanks)}"),
        TagCase(
            "@State var value = 1", "ForEach(items) { item in Text(item.name).tag(item.code) }",
            "optional-tag-under-plain-selection error",
            repaired: "ForEach(items) { item in if let code = item.code { Text(item.name).tag(code) } }"),
        TagCase("@State var value = \"\"", "if let name { Text(\"A\").tag(name) }"),
        TagCase(
            "@State var value = \"\"", "ForEach(titles, id: \\.self) { Text($0).tag(Optional($0)) }",
            "optional-tag-under-plain-selection advice"),
        TagCase("@State var value: String?", "ForEach(titles, id: \\.self) { Text($0) }"),
        TagCase(
            "@State var value: String?", "ForEach(titles, id: \\.self) { Text($0) }",
            "plain-tag-under-optional-selection warning", sdk: 15,
            repaired: "ForEach(titles, id: \\.self) { Text($0).tag($0 as String?) }"),
        TagCase(
            "@State var value: Item.ID?", "ForEach(items) { item in Text(item.name) }",
            "plain-tag-under-optional-selection warning", sdk: 15,
            repaired: "ForEach(items) { item in Text(item.name).tag(item.id as Item.ID?) }"),
        TagCase("@State var value: Level?", "Text(\"A\").tag(Level.low)"),
        TagCase(
            "@State var value: Item.ID?", "ForEach(items) { item in Text(item.name).tag(item.id) }",
            "plain-tag-under-optional-selection error", sdk: 15,
            repaired: "ForEach(items) { item in Text(item.name).tag(item.id as Item.ID?) }"),
        TagCase("@State var value: Item.ID?", "ForEach(items) { item in Text(item.name).tag(item.id) }"),
        TagCase("@State var value: Item?", "ForEach(items) { Text($0.name).tag($0) }"),
    ]

    /// Enums and their raw values.
    static let enums: [TagCase] = [
        TagCase("@State var value = Level.low", "Text(\"A\").tag(Level.low)"),
        TagCase("@State var value = Level.low", "Text(\"A\").tag(\"low\")", "raw-value-tag error"),
        TagCase(
            "@State var value = Level.low", "Text(\"A\").tag(Level.low.rawValue)", "raw-value-tag error",
            repaired: "Text(\"A\").tag(Level.low)"),
        TagCase(
            "@State var value = \"low\"", "ForEach(Level.allCases, id: \\.self) { level in Text(\"A\").tag(level) }",
            "raw-value-tag error",
            repaired: "ForEach(Level.allCases, id: \\.self) { level in Text(\"A\").tag(level.rawValue) }"),
        TagCase(
            "@State var value = Level.low", "ForEach(Level.allCases, id: \\.self) { Text(\"A\").tag($0.rawValue) }",
            "raw-value-tag advice", repaired: "ForEach(Level.allCases, id: \\.self) { Text(\"A\").tag($0) }"),
        TagCase(
            "@State var value: Level?", "ForEach(Level.allCases, id: \\.rawValue) { Text(\"A\").tag($0.rawValue) }",
            "raw-value-tag error", repaired: "ForEach(Level.allCases, id: \\.rawValue) { Text(\"A\").tag($0) }"),
        TagCase("@State var value = Level.low", "Text(\"A\").tag(1)", "tag-type-mismatch error"),
        TagCase("@State var value = Fruit.apple", "Text(\"A\").tag(\"apple\")", "tag-type-mismatch error"),
        TagCase("@State var value = Fruit.apple", "Text(\"A\").tag(Level.low)", "tag-type-mismatch error"),
        TagCase(
            "@State var value = Level.low",
            "ForEach(Array(Level.allCases.enumerated()), id: \\.offset) { index, level in Text(\"A\").tag(index) }",
            "tag-type-mismatch error"),
        TagCase(
            "@State var value = 0",
            "ForEach(Array(Level.allCases.enumerated()), id: \\.offset) { index, level in Text(\"A\").tag(index) }"),
        TagCase(
            "@State var value = 0", "ForEach(Array(titles.enumerated()), id: \\.element) { Text($1).tag($0) }"),
    ]

    /// Rows that only their loop tags.
    static let loops: [TagCase] = [
        TagCase("@State var value = Fruit.apple", "ForEach(Fruit.allCases) { _ in Text(\"A\") }"),
        TagCase(
            "@State var value = Size.small", "ForEach(Size.allCases) { size in Text(\"A\") }",
            "foreach-id-differs-from-selection error",
            repaired: "ForEach(Size.allCases) { size in Text(\"A\").tag(size) }"),
        TagCase(
            "@State var value = Size.small", "ForEach(Size.allCases) { _ in Text(\"A\") }",
            "foreach-id-differs-from-selection error"),
        TagCase("@State var value = Size.small", "ForEach(Size.allCases, id: \\.self) { _ in Text(\"A\") }"),
        TagCase("@State var value = 0", "ForEach(Size.allCases) { _ in Text(\"A\") }"),
        TagCase(
            "@State var value: Size?", "ForEach(Size.allCases) { Text(\"\\($0.rawValue)\") }",
            "foreach-id-differs-from-selection error",
            repaired: "ForEach(Size.allCases) { Text(\"\\($0.rawValue)\").tag($0) }"),
        TagCase(
            "@State var value: Item?", "ForEach(items) { item in Text(item.name) }",
            "foreach-id-differs-from-selection error"),
        TagCase("@State var value = UUID()", "ForEach(items) { item in Text(item.name) }"),
        TagCase("@State var value = \"\"", "ForEach(items, id: \\.name) { item in Text(item.name) }"),
        TagCase(
            "@State var value = 0", "ForEach(items, id: \\.code) { item in Text(item.name) }",
            "foreach-id-differs-from-selection error"),
        TagCase(
            "@State var value: Person?", "ForEach(people) { person in Text(person.name) }",
            "model-object-selection error"),
        TagCase("@State var value: Person?", "ForEach(people) { person in Text(person.name).tag(person) }"),
        TagCase(
            "@State var value: Person = Person()", "ForEach(people) { person in Text(person.name).tag(person) }",
            "model-object-selection error"),
        TagCase("@State var value = 0", "ForEach(unknown) { item in Text(item.name) }"),
        TagCase("@State var value = \"\"", "ForEach(items) { item in TaggedChip(title: item.name) }"),
        TagCase("@State var value = \"\"", "ForEach(items) { item in AnyChip(title: item.name) }"),
        TagCase("@State var value = \"\"", "ForEach(items) { item in Text(item.name).marked(item.name) }"),
        TagCase(
            "@State var value = \"\"", "ForEach(items) { item in Text(item.name).plain() }",
            "foreach-id-differs-from-selection error"),
        TagCase(
            "@State var value = \"\"", "ForEach(items) { item in ForEach(titles, id: \\.self) { Text($0) } }"),
    ]

    /// Rows without a tag of their own, and tags in the wrong place.
    static let places: [TagCase] = [
        TagCase(
            "@State var value = 0", "Text(\"A\")\nText(\"B\")", "missing-tag error",
            repaired: "Text(\"A\").tag(0)\nText(\"B\").tag(1)"),
        TagCase("@State var value = 0", "Text(\"A\").tag(0)\nText(\"B\")", "missing-tag warning"),
        TagCase("@State var value = 0", "Text(\"A\").tag(0)\nDivider()"),
        TagCase("@State var value = 0", "if titles.isEmpty { Text(\"Empty\") } else { Text(\"A\").tag(0) }"),
        TagCase("@State var value = 0", "Text(\"A\").tag(0)\nText(\"Later\").disabled(true)"),
        TagCase("@State var value = 0", "Chip(title: \"A\")", "missing-tag error"),
        TagCase("@State var value = \"\"", "AnyChip(title: \"A\")"),
        TagCase("@State var value = \"\"", "Text(\"A\").marked(\"a\")"),
        TagCase("@State var value = 0", "somethingElse"),
        TagCase("@State var value = 0", "Group { Text(\"A\"); Text(\"B\") }", "missing-tag error"),
        TagCase(
            "@State var value = 0", "HStack { Text(\"A\").tag(0) }", "tag-on-wrong-view error",
            repaired: "HStack { Text(\"A\") }.tag(0)"),
        TagCase("@State var value = 0", "HStack { Text(\"A\").tag(0) }.tag(0)"),
        TagCase("@State var value = 0", "ForEach(titles, id: \\.self) { Text($0) }.tag(0)", "tag-on-wrong-view error"),
        TagCase("@State var value = 0", "Group { Text(\"A\"); Text(\"B\") }.tag(0)", "tag-on-wrong-view error"),
        TagCase("@State var value = 0", "Group { if titles.isEmpty { Text(\"A\") } else { Text(\"B\") } }.tag(0)"),
        TagCase("@State var value = 0", "Section { Text(\"A\").tag(0) }"),
    ]

    /// Selections of several values, lists and tab views.
    static let several: [TagCase] = [
        TagCase(
            "@State var value: Set<String> = []", "ForEach(titles, id: \\.self) { Text($0).tag($0) }",
            "multi-selection-unsupported error"),
        TagCase("@State var value: [String] = []", "Text(\"A\").tag(\"a\")", "multi-selection-unsupported error"),
        TagCase("@State var value: Set<Int> = []", "Text(\"A\").tag([1, 2] as Set<Int>)"),
        TagCase(
            "@State var value: Set<UUID> = []", "ForEach(items) { item in Text(item.name) }",
            picker: "List(selection: $value)"),
        TagCase(
            "@State var value: UUID?", "ForEach(items) { item in Text(item.name) }", picker: "List(selection: $value)"),
        TagCase(
            "@State var value: Item?", "ForEach(items) { item in Text(item.name) }",
            "foreach-id-differs-from-selection warning",
            picker: "List(selection: $value)"),
        TagCase(
            "@State var value: Item?", "ForEach(items) { item in Text(item.name).tag(item) }",
            picker: "List(selection: $value)"),
        TagCase(
            "@State var value: Set<Item> = []", "ForEach(items) { item in Text(item.name).tag(item as Item?) }",
            picker: "List(selection: $value)"),
        TagCase(
            "@State var value: Item?", "ForEach(items) { item in NavigationLink(item.name, value: item) }",
            picker: "List(selection: $value)"),
        TagCase("@State var value = 0", "Text(\"A\").tag(0)", picker: "TabView(selection: $value)"),
        TagCase(
            "@State var value = 0", "Text(\"A\").tag(\"a\")", "tag-type-mismatch warning",
            picker: "TabView(selection: $value)"),
        TagCase(
            "@State var value: UInt8 = 0", "Tab(\"A\", systemImage: \"a\", value: 0) { Text(\"A\") }",
            picker: "TabView(selection: $value)"),
        TagCase("@State var value = 0", "Text(\"A\")", picker: "TabView(selection: $value)"),
    ]

    /// Loops over ranges.
    static let ranges: [TagCase] = [
        TagCase("@State var value = 0", "ForEach(0..<5) { Text(\"\\($0)\") }"),
        TagCase(
            "@State var value = 2", "ForEach(2..<5) { Text(\"\\($0)\") }", "range-offset-implicit-tag error",
            repaired: "ForEach(2..<5, id: \\.self) { Text(\"\\($0)\") }"),
        TagCase("@State var value = 2", "ForEach(2..<5, id: \\.self) { Text(\"\\($0)\") }"),
        TagCase("@State var value = 2", "ForEach(2..<5) { Text(\"\\($0)\").tag($0) }"),
        TagCase(
            "@State var value = 2; var sum: Int { value + 2 }", "ForEach(2..<5) { Text(\"\\($0)\") }",
            "range-offset-implicit-tag advice"),
        TagCase(
            "@State var value = 2; let span = 1..<9", "ForEach(span) { Text(\"\\($0)\") }",
            "range-offset-implicit-tag error"),
        TagCase("@State var value: Int?", "ForEach(2..<5) { Text(\"\\($0)\") }"),
        TagCase(
            "@State var value = \"\"", "ForEach(2..<5) { Text(\"\\($0)\") }", "foreach-id-differs-from-selection error"),
        TagCase(
            "@State var value = 2", "ForEach(2..<5) { if $0 == 9 { Text(\"None\") } else { Text(\"\\($0)\").tag($0) } }"
        ),
        TagCase(
            "@State var value = 0; @State var names = [\"a\"]; func add() { names.append(\"b\") }",
            "ForEach(0..<names.count) { Text(names[$0]).tag($0) }", "constant-range-foreach warning",
            repaired: "ForEach(names.indices, id: \\.self) { Text(names[$0]).tag($0) }"),
        TagCase(
            "@State var value = 0; @State var names = [\"a\"]; func add() { names.append(\"b\") }",
            "ForEach(names.indices) { Text(names[$0]).tag($0) }", "constant-range-foreach warning",
            repaired: "ForEach(names.indices, id: \\.self) { Text(names[$0]).tag($0) }"),
        TagCase("@State var value = 0; let names = [\"a\"]", "ForEach(0..<names.count) { Text(names[$0]).tag($0) }"),
        TagCase(
            "@State var value = 0; @State var names = [\"a\"]", "ForEach(0..<names.count) { Text(names[$0]).tag($0) }"),
        TagCase(
            "@State var value = 0", "ForEach(0..<titles.count) { Text(titles[$0]).tag($0) }",
            "constant-range-foreach advice"),
        TagCase("@State var value = 0", "ForEach(0..<Level.allCases.count) { Text(\"\\($0)\").tag($0) }"),
        TagCase(
            "@State var value = 0; @State var count = 3; func add() { count += 1 }",
            "ForEach(0..<count) { Text(\"\\($0)\").tag($0) }", "constant-range-foreach warning",
            repaired: "ForEach(0..<count, id: \\.self) { Text(\"\\($0)\").tag($0) }"),
    ]
}
