import PickerCheck
import Rendering

/// The report for people: each finding with its line, a mark below what it is about, the reason and the repair.
package struct FindingPage {
    private let report: FindingReport
    private let style: OutputStyle
    private let showsSummary: Bool

    package init(_ report: FindingReport, style: OutputStyle, showsSummary: Bool = true) {
        self.report = report
        self.style = style
        self.showsSummary = showsSummary
    }

    package var lines: [StyledText] {
        let findings = report.findings.flatMap { lines(for: $0) + [StyledText()] }
        return findings + (showsSummary ? [summary] + notes : [])
    }

    /// The page without colours.
    var plainText: String { lines.map { $0.plainText + "\n" }.joined() }

    private var summary: StyledText {
        let role: TextRole = report.count(of: .error) > 0 ? .bad : report.findings.isEmpty ? .good : .warning
        return StyledText(ReportWords.summary(of: report)[report.language], role)
    }

    /// The SDK, and what others would bring.
    private var notes: [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth)
        return report.remarks.dropFirst().flatMap { wrapper.wrap(StyledText(PlainLine.of($0), .muted)) }
    }

    private func lines(for finding: Finding) -> [StyledText] {
        let (language, place) = (report.language, finding.span.start)
        let severity = StyledText(ReportWords.name(of: finding.severity)[language], role(of: finding.severity))
        let head = StyledText(PlainLine.of("\(finding.span.path):\(place.line):\(place.column): "), .strong)
        let message = StyledText(PlainLine.of(finding.message[language]), .strong)
        let wrapper = LineWrapper(width: style.proseWidth)
        var lines = wrapper.wrap(
            head + severity + StyledText(ReportWords.colon[language]) + message + "  "
                + StyledText(finding.slug.text, .slug))
        let excerpt = SourceExcerpt(finding: finding, lines: report.lines, width: style.width)
        lines += excerpt.lines(markRole: role(of: finding.severity))
        let indent = StyledText(String(repeating: " ", count: excerpt.gutter + 3))
        let inner = LineWrapper(width: style.proseWidth, firstPrefix: indent, prefix: indent)
        lines += inner.wrap(StyledText(PlainLine.of(report.why(finding)), .muted))
        if let repair = finding.repair {
            let hint = repair.isSafe ? StyledText(ReportWords.safeRepair[language], .muted) : ""
            lines += inner.wrap(StyledText("→ ", .good) + StyledText(PlainLine.of(repair.title[language])) + hint)
        }
        return lines
    }

    private func role(of severity: Severity) -> TextRole {
        switch severity {
        case .error: .bad
        case .warning: .warning
        case .advice: .link
        }
    }
}
