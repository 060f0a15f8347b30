import KnowledgeModel

/// Pickers with empty titles: which of them nothing names.
enum NameVariants {
    static let all = named + groups + menus + arguments

    private static func variant(
        _ name: String, lines: [Int], _ text: String, platforms: Set<Applicability.Platform>? = nil
    ) -> Variant {
        Variant(slug: "empty-picker-title", lines: lines, name: name, text: text, platforms: platforms)
    }

    /// A view whose body stands in line 3.
    private static func view(_ body: String, _ members: String = "") -> String {
        """
        import SwiftUI
        struct Sample: View { @State var size = 0; @Namespace var names
            var body: some View { \(body) }
            \(members)
        }
        """
    }

    private static let picker = "Picker(\"\", selection: $size) { Text(\"S\").tag(0); Text(\"M\").tag(1) }"

    private static let named = [
        variant("beside a text", lines: [3], view("HStack { Text(\"Size\"); \(picker) }")),
        variant(
            "paired with a text", lines: [],
            view(
                "HStack { Text(\"Size\").accessibilityLabeledPair(role: .label, id: 1, in: names); \(picker).accessibilityLabeledPair(role: .content, id: 1, in: names) }"
            )),
        variant("an old label", lines: [], view("\(picker).accessibility(label: Text(\"Size\"))")),
        variant("an old identifier is no name", lines: [3], view("\(picker).accessibility(identifier: \"size\")")),
        variant(
            "in a column with a header", lines: [],
            view("Table(rows) { TableColumn(\"Size\") { row in cell } }", "var cell: some View { \(picker) }")),
        variant("hidden", lines: [], view("\(picker).accessibilityHidden(true)")),
        variant("not hidden", lines: [3], view("\(picker).accessibilityHidden(false)")),
        variant(
            "one element with its text", lines: [],
            view("HStack { Text(\"Size\"); \(picker) }.accessibilityElement(children: .combine)")),
        variant(
            "a container of elements", lines: [3],
            view("HStack { Text(\"Size\"); \(picker) }.accessibilityElement(children: .contain)")),
        variant("a labelled row", lines: [], view("HStack { \(picker) }.accessibilityLabel(\"Size\")")),
        variant("a labelled page", lines: [3], view("Form { \(picker) }.accessibilityLabel(\"Settings\")")),
        variant(
            "a helper that is labelled where it is used", lines: [],
            view("VStack { choice.accessibilityLabel(\"Size\") }", "var choice: some View { \(picker) }")),
        variant(
            "a helper that one of two places labels", lines: [4],
            view(
                "VStack { choice.accessibilityLabel(\"Size\"); choice }",
                "var choice: some View { \(picker) }")),
        variant(
            "a row of the app that combines", lines: [],
            view("Row { \(picker) }")
                + "\nstruct Row<Content: View>: View { @ViewBuilder let content: () -> Content\n"
                + " var body: some View { HStack { Text(\"A\"); content() }.accessibilityElement(children: .combine) } }"
        ),
        variant("labelled content", lines: [], view("Form { LabeledContent(\"Size\") { \(picker) } }")),
        variant("a blank title", lines: [3], view(picker.replacing("Picker(\"\",", with: "Picker(\" \","))),
    ]

    private static let groups = [
        variant("segments", lines: [3], view("\(picker).pickerStyle(.segmented)")),
        variant(
            "inline rows on a phone", lines: [], view("Form { Section(\"A\") { \(picker).pickerStyle(.inline) } }"),
            platforms: [.iOS]),
        variant(
            "inline rows by a helper", lines: [],
            view("List { choice }", "var choice: some View { \(picker).pickerStyle(.inline) }"), platforms: [.iOS]),
        variant("inline, used elsewhere", lines: [], view("\(picker).pickerStyle(.inline)"), platforms: [.iOS]),
        variant(
            "inline in a container that is not known", lines: [],
            view("Card { \(picker).pickerStyle(.inline) }"), platforms: [.iOS]),
        variant(
            "inline in a form of the Mac", lines: [3], view("Form { \(picker).pickerStyle(.inline) }"),
            platforms: [.macOS]),
        variant(
            "inline outside of rows is a wheel", lines: [3], view("VStack { \(picker).pickerStyle(.inline) }"),
            platforms: [.iOS]),
    ]

    private static let menus = [
        variant("in a menu", lines: [], view("Menu(\"Size\") { \(picker) }"), platforms: [.iOS]),
        variant("in a menu of old", lines: [], view("MenuButton(\"Size\") { \(picker).pickerStyle(.radioGroup) }")),
        variant("in a context menu", lines: [], view("Text(\"A\").contextMenu { \(picker) }"), platforms: [.iOS]),
        variant(
            "in a section of a menu, by a helper", lines: [],
            view("Menu(\"Size\") { choice }", "var choice: some View { Section { \(picker) } }"), platforms: [.iOS]),
        variant(
            "inline in a menu", lines: [], view("Menu(\"A\") { \(picker).pickerStyle(.inline) }"), platforms: [.macOS]),
        variant("a submenu by its style", lines: [3], view("Menu(\"A\") { \(picker).pickerStyle(.menu) }")),
        variant("a submenu on the Mac", lines: [3], view("Menu(\"A\") { \(picker) }"), platforms: [.macOS]),
        variant("beside a menu", lines: [3], view("HStack { Menu(\"A\") { Button(\"B\") {} }; \(picker) }")),
    ]

    private static func argument(_ label: String) -> String {
        view("Picker(selection: $size, label: \(label)) { Text(\"S\").tag(0) }")
    }

    private static let arguments = [
        variant("an empty text as an argument", lines: [3], argument("Text(\"\")")),
        variant("an empty view as an argument", lines: [3], argument("EmptyView()")),
        variant("blanks as an argument", lines: [3], argument("Text(verbatim: \" \")")),
        variant("words as an argument", lines: [], argument("Text(\"Size\")")),
        variant("a variable as an argument", lines: [], argument("Text(title)")),
        variant("a closure as an argument", lines: [3], argument("{ EmptyView() }")),
        variant(
            "an empty trailing closure", lines: [3],
            view("Picker(selection: $size) { Text(\"S\").tag(0) } label: { }")),
        variant(
            "an empty text in a trailing closure", lines: [3],
            view("Picker(selection: $size) { Text(\"S\").tag(0) } label: { Text(\"\").font(.caption) }")),
        variant(
            "a label with its own name", lines: [],
            view("Picker(selection: $size) { Text(\"S\").tag(0) } label: { Text(\"\").accessibilityLabel(\"Size\") }")),
    ]
}
