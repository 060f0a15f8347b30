import PickerCheck

/// A table in GitHub's Markdown (<https://github.github.com/gfm/>), for a comment or a page.
struct MarkdownReport {
    let report: FindingReport

    var text: String {
        let language = report.language
        let summary = report.remarks.enumerated().map { $0 == 0 ? $1 : Self.escaped($1) }.joined(separator: "\n\n")
        guard !report.findings.isEmpty else { return summary + "\n" }
        let columns = [
            ReportWords.columnSeverity, ReportWords.columnPlace, ReportWords.columnMessage, ReportWords.columnCheck,
        ]
        var rows = [row(columns.map { $0[language] }), row(columns.map { _ in "---" })]
        for finding in report.findings {
            let place = "\(finding.span.path):\(finding.span.start.line):\(finding.span.start.column)"
            rows.append(
                row([
                    ReportWords.name(of: finding.severity)[language], Self.code(place),
                    Self.escaped(finding.message[language]), Self.code(finding.slug.text),
                ]))
        }
        return rows.joined() + "\n" + summary + "\n"
    }

    private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    /// Text in which nothing is markup.
    private static func escaped(_ text: String) -> String {
        PlainLine.of(text).reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "@", ">":
                result += "\\"
                result.append(character)
            default: result.append(character)
            }
        }
    }

    /// A code span, its quotes longer than any run inside.
    private static func code(_ text: String) -> String {
        let text = PlainLine.of(text)
        var (longest, run) = (0, 0)
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let quotes = String(repeating: "`", count: longest + 1)
        let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        // In a table, a bar ends the cell even inside code.
        let content = text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return quotes + space + content + space + quotes
    }
}
