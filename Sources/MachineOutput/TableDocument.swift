import PickerHelp

/// The contract of `table --format json`.
package struct TableDocument: Encodable {
    struct Row: Encodable {
        var slug: String
        var aliases: [String]
        var area: String
        var title: String
        var symptom: String
        var cause: String
        var fix: String
    }

    var schema = 1
    var rows: [Row]

    package init(_ headings: [EntryHeading], language: Language) {
        rows = headings.map { heading in
            let row = heading.row[language]
            return Row(
                slug: heading.slug.text, aliases: heading.aliases.map(\.text), area: heading.area.rawValue,
                title: heading.title[language],
                symptom: row.symptom, cause: row.cause, fix: row.fix)
        }
    }
}
