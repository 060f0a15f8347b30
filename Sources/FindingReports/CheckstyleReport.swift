import PickerCheck

/// Checkstyle's XML, which many build servers read.
struct CheckstyleReport {
    let report: FindingReport

    var text: String {
        var text = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
        for (path, findings) in groups {
            text += "    <file\(XMLText.attributes([("name", path)]))>\n"
            for finding in findings { text += "        <error\(attributes(of: finding))/>\n" }
            text += "    </file>\n"
        }
        return text + "</checkstyle>\n"
    }

    /// The findings by file, the files in the order in which they come.
    private var groups: [(path: String, findings: [Finding])] {
        report.findings.reduce(into: []) { groups, finding in
            if let index = groups.firstIndex(where: { $0.path == finding.span.path }) {
                groups[index].findings.append(finding)
            } else {
                groups.append((finding.span.path, [finding]))
            }
        }
    }

    private func attributes(of finding: Finding) -> String {
        let severity =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .advice: "info"
            }
        return XMLText.attributes([
            ("line", String(finding.span.start.line)),
            ("column", String(report.column(of: finding.span.start, in: finding.span.path))), ("severity", severity),
            ("message", finding.message[report.language]), ("source", "picker-doctor.\(finding.slug)"),
        ])
    }
}
