import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `table`: every cause as a row of symptom, cause and fix.
enum TableCommand: Command {
    /// The command line that lists the entries' names, for completion.
    static let listingNames = "picker-doctor table --format names"

    /// The forms of the table; `names` lists the entries' names alone.
    enum Format: String, CaseIterable {
        case text, markdown, csv, json, names
    }

    static let area = OptionDescription(
        "area", value: .one(name: "AREA", rule: .choice(Area.allCases.map(\.rawValue))),
        summary: Localized(english: "Only the causes of this area", chinese: "只看这个领域的原因"))
    static let format = OptionDescription(
        "format", value: .one(name: "FORMAT", rule: .choice(Format.allCases.map(\.rawValue))),
        summary: Localized(english: "The form of the table", chinese: "表格的格式"), defaultValue: "text")

    static let description = CommandDescription(
        "table", summary: Localized(english: "Symptom, cause and fix of every entry", chinese: "列出所有现象、原因与修复"),
        options: [area, format],
        examples: [
            CommandDescription.Example(
                "picker-doctor table --area selection",
                meaning: Localized(english: "the causes about selection", chinese: "与选中有关的原因"))
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let language = invocation.language
        let rows = try invocation.openKnowledge().table(area: invocation.parsed.value(of: area).flatMap(Area.init))
        let format = invocation.parsed.value(of: format).flatMap(Format.init) ?? .text
        switch format {
        case .json: try invocation.print(machineText: try JSONText.of(TableDocument(rows, language: language)))
        case .markdown: try invocation.print(machineText: CauseTable(rows: rows, language: language).table.markdown)
        case .csv: try invocation.output.write(CauseTable(rows: rows, language: language).table.csv)
        case .names: try invocation.output.write(rows.map { $0.slug.text + "\n" }.joined())
        case .text:
            let page = TablePage(rows: rows, language: language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return rows.isEmpty ? .negative : .success
    }
}
