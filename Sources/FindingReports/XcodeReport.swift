import PickerCheck

/// Lines as compilers write them: Xcode, editors and `grep` understand them. Advice is a note.
struct XcodeReport {
    let report: FindingReport

    var text: String { report.findings.map(line).joined() }

    private func line(_ finding: Finding) -> String {
        let place = finding.span.start
        let kind =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .advice: "note"
            }
        let message = PlainLine.of(finding.message[report.language])
        return
            "\(PlainLine.of(finding.span.path)):\(place.line):\(place.column): \(kind): \(message) [\(finding.slug)]\n"
    }
}
