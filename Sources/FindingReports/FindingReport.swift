import PickerCheck
import Rendering

/// What a check found, ready to be written in any form.
package struct FindingReport {
    /// The findings that are written, in the order of files and places.
    package let findings: [Finding]
    package let summary: CheckSummary
    /// What could not be read, as it concerns whoever reads the report.
    package let unreadable: [UnreadableFile]
    /// Where the code is no Swift.
    package let invalid: [SourceSpan]
    /// The SDK that the findings are judged by.
    package let sdk: CheckedSDK
    /// What other SDKs would bring.
    package let elsewhere: [Finding]
    /// Old findings that are gone.
    package let stale: [Baseline.Entry]
    /// The checks that there are.
    package let rules: [CheckRule]
    /// The program's version.
    package let version: String
    package let language: Language
    /// The text that the findings are about.
    let lines: SourceLines

    /// - Parameters:
    ///   - report: what the check found.
    ///   - least: the least severity that is written.
    package init(
        _ report: CheckReport, least: Severity = .advice, stale: [Baseline.Entry] = [],
        sdk: CheckedSDK = CheckedSDK(version: .currentSDK, isAssumed: true), rules: [CheckRule],
        lines: SourceLines, version: String, language: Language
    ) {
        findings = report.findings.filter { $0.severity >= least }
        summary = report.summary
        unreadable = report.unreadable
        invalid = report.invalid
        self.sdk = sdk
        elsewhere = report.elsewhere.filter { $0.severity >= least }
        self.stale = stale
        self.rules = rules
        self.lines = lines
        self.version = version
        self.language = language
    }

    /// The report in a form for programs, with a line end where there is anything; text for people is `FindingPage`'s.
    package func text(in format: ReportFormat) -> String {
        switch format {
        case .text: FindingPage(self, style: OutputStyle(palette: .none, width: 100)).plainText
        case .xcode: XcodeReport(report: self).text
        case .json: JSONReport(report: self).text
        case .sarif: SARIFReport(report: self).text
        case .github: GitHubReport(report: self).text
        case .checkstyle: CheckstyleReport(report: self).text
        case .junit: JUnitReport(report: self).text
        case .markdown: MarkdownReport(report: self).text
        }
    }

    /// Why a finding is a fault, with the SDK that it depends on.
    func why(_ finding: Finding) -> String {
        let condition = SDKWords.condition(finding).map { (language == .english ? " " : "") + $0[language] }
        return finding.why[language] + (condition ?? "")
    }

    /// What is said of the whole, in the order in which it is read: what was found, by which SDK, and what others bring.
    package var remarks: [String] {
        ([ReportWords.summary(of: self), SDKWords.judged(sdk)] + SDKWords.elsewhere(elsewhere)).map { $0[language] }
    }

    /// How many findings of a severity there are.
    func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// The place in UTF-16 units from 1, which most readers of reports count in, and not in bytes as the findings do.
    func column(of place: SourceLocation, in path: String) -> Int {
        let line = lines.bytes(ofLine: place.line, in: path).prefix(place.column - 1)
        // In ASCII alone, both count the same; to tell is much quicker than to decode.
        if line.allSatisfy({ $0 < 0x80 }) { return place.column }
        return String(decoding: line, as: UTF8.self).utf16.count + 1
    }
}
