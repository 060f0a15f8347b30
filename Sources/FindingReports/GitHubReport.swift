import PickerCheck
import Rendering

/// Workflow commands of GitHub Actions
/// (<https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>).
struct GitHubReport {
    let report: FindingReport

    var text: String { report.findings.map(line).joined() }

    private func line(_ finding: Finding) -> String {
        let (start, end, path) = (finding.span.start, finding.span.end, finding.span.path)
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .advice: "notice"
            }
        var properties = [("file", path), ("line", String(start.line))]
        if end.line == start.line {
            // Columns are for annotations of one line only.
            properties += [
                ("col", String(report.column(of: start, in: path))),
                ("endColumn", String(report.column(of: end, in: path))),
            ]
        } else {
            properties.append(("endLine", String(end.line)))
        }
        properties.append(("title", finding.slug.text))
        let list = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
        let message = finding.message[report.language] + "\n" + report.why(finding)
        return "::\(command) \(list)::\(Self.data(message))\n"
    }

    /// Text behind the colons, as the runner's own toolkit escapes it.
    private static func data(_ text: String) -> String {
        ControlCharacters.escaped(text).reduce(into: "") { result, character in
            switch character {
            case "%": result += "%25"
            case "\n": result += "%0A"
            case "\r": result += "%0D"
            default: result.append(character)
            }
        }
    }

    /// Text of a property, in which colons and commas have a meaning too.
    private static func property(_ text: String) -> String {
        data(text).reduce(into: "") { result, character in
            switch character {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.append(character)
            }
        }
    }
}
