import PickerHelp
import Rendering

/// Causes with their probabilities as bars.
struct ProbabilityBars {
    /// A row: a name and a probability.
    struct Row {
        var name: StyledText
        var probability: Double
    }

    let rows: [Row]
    let width: Int

    /// The likeliest causes of a diagnosis, with "something else" among them where it belongs.
    ///
    /// - Parameters:
    ///   - limit: how many rows.
    ///   - least: rarer causes are left out.
    init(_ diagnosis: Diagnosis, limit: Int, least: Double, language: Language, width: Int) {
        self.width = width
        var rows = diagnosis.ranking.map { Row(name: StyledText($0.title[language]), probability: $0.probability) }
        let other = Row(
            name: StyledText(InterviewWords.somethingElse[language], .muted), probability: diagnosis.somethingElse)
        rows.insert(other, at: rows.firstIndex { $0.probability < other.probability } ?? rows.count)
        self.rows = rows.filter { $0.probability >= least }.prefix(limit).map { $0 }
    }

    var lines: [StyledText] {
        // A narrow window keeps its room for the words.
        let cells = width < 60 ? 5 : 10
        return rows.flatMap { row in
            let filled = min(cells, Int((row.probability * Double(cells)).rounded()))
            let bar =
                StyledText(String(repeating: "█", count: filled), .good)
                + StyledText(String(repeating: "░", count: cells - filled), .muted)
            let share = StyledText(Percent.text(row.probability)).padded(to: 6, .trailing)
            let start = "  " + bar + share + "  "
            let rest = StyledText(String(repeating: " ", count: start.columns))
            return LineWrapper(width: width, firstPrefix: start, prefix: rest).wrap(row.name)
        }
    }
}
