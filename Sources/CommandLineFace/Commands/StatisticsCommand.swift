import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `stats`: how much the knowledge holds.
enum StatisticsCommand: Command {
    static let description = CommandDescription(
        "stats", summary: Localized(english: "How much the knowledge holds", chinese: "知识库的规模"),
        options: [.json])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let statistics = try invocation.openKnowledge().statistics()
        if invocation.parsed.has(.json) {
            try invocation.print(machineText: try JSONText.of(StatisticsDocument(statistics)))
            return .success
        }
        let language = invocation.language
        let counts = StatisticsWords.counts(statistics).map { ($0.name[language], $0.count) }
        let areas = statistics.entriesByArea.filter { $0.count > 0 }.map { ("  " + $0.area.rawValue, $0.count) }
        let table = TextTable(
            columns: [
                TextTable.Column(StyledText(StatisticsWords.what[language])),
                TextTable.Column(StyledText(StatisticsWords.count[language]), alignment: .trailing),
            ],
            rows: (counts.prefix(1) + areas + counts.dropFirst()).map { [StyledText($0.0), StyledText("\($0.1)")] })
        try invocation.console.print(table.text(width: invocation.console.style.width))
        return .success
    }
}
