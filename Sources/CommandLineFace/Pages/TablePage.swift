import PickerHelp
import Rendering

/// The causes as lines for a person: a table where there is room for it, else a paragraph each.
struct TablePage {
    /// The columns from which four cells beside each other can be read.
    private static let tableWidth = 132

    let rows: [EntryHeading]
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        guard style.width < Self.tableWidth else {
            return CauseTable(rows: rows, language: language).table.text(width: style.width)
        }
        return rows.enumerated().flatMap { index, heading in
            (index > 0 ? [StyledText()] : []) + paragraph(heading)
        }
    }

    private func paragraph(_ heading: EntryHeading) -> [StyledText] {
        let row = heading.row[language]
        let arrow = StyledText("  → ", .muted)
        let cause = LineWrapper(width: style.proseWidth, firstPrefix: arrow, prefix: "    ").wrap(StyledText(row.cause))
        let fix = LineWrapper(width: style.proseWidth, firstPrefix: arrow, prefix: "    ").wrap(StyledText(row.fix))
        return [StyledText(heading.slug.text, .slug)]
            + LineWrapper(width: style.proseWidth, indent: 2).wrap(StyledText(row.symptom, .strong)) + cause + fix
    }
}

/// The causes as a table of symptom, cause, fix and name.
struct CauseTable {
    let table: TextTable

    init(rows: [EntryHeading], language: Language) {
        table = TextTable(
            columns: TableWords.columns.map { TextTable.Column(StyledText($0[language])) },
            rows: rows.map { heading in
                let row = heading.row[language]
                return [
                    StyledText(row.symptom), StyledText(row.cause), StyledText(row.fix),
                    StyledText(heading.slug.text, .slug),
                ]
            })
    }
}
