import CommandLineSyntax
import FindingReports
import PickerCheck
import Rendering
import SourceCommandLine
import TerminalAccess

/// `check`: the faults of pickers in Swift files.
struct CheckCommand {
    let invocation: SourceInvocation

    private var parsed: ParsedCommand { invocation.parsed }
    private var isQuiet: Bool { parsed.has(SourceOptions.quiet) }

    func run() throws -> ExitStatus {
        let configuration = try self.configuration()
        var options = try invocation.checkOptions(over: configuration)
        let only = try invocation.slugs(of: SourceOptions.only)
        options.only = only.isEmpty ? configuration.only : only
        options.skip = configuration.skip.union(try invocation.slugs(of: SourceOptions.skip))
        let check = ProjectCheck(options: options, severities: configuration.severities)
        guard check.runsAny else { throw SourceFailure.noChecksLeft }
        var sources = try CheckSources(invocation, configuration)
        if let path = parsed.value(of: SourceOptions.writeBaseline) {
            return try writeBaseline(path, check, sources)
        }
        let baseline = try OldFindings(parsed.value(of: SourceOptions.baseline) ?? configuration.baseline)
        var (report, stale) = baseline.split(examine(sources, with: check), sources)
        var isDone = true
        if parsed.has(SourceOptions.fix) {
            isDone = try RepairRun(invocation: invocation).repair(report.findings, in: &sources)
            (report, stale) = baseline.split(examine(sources, with: check), sources)
        }
        try write(document(report, stale: stale, sources, options))
        try tell(report, stale: stale, of: baseline)
        if !isDone || !report.unreadable.isEmpty { return .failure }
        let bar: Severity = parsed.has(SourceOptions.strict) || configuration.isStrict ? .warning : .error
        return report.findings.contains { $0.severity >= bar } ? .negative : .success
    }

    /// The configuration that the command line names, or the nearest one.
    private func configuration() throws -> CheckConfiguration {
        let reader = ConfigurationReader(known: Set(Checker.rules.map(\.slug)))
        if let path = parsed.value(of: SourceOptions.configuration) { return try reader.read(path) }
        let start =
            parsed.value(of: SourceOptions.standardInputPath) ?? parsed.values(of: SourceCommands.paths).first ?? "."
        return try CheckConfiguration.nearest(to: start).map { try reader.read($0) } ?? CheckConfiguration()
    }

    private func examine(_ sources: CheckSources, with check: ProjectCheck) -> CheckReport {
        let progress = ProgressLine(invocation, files: sources.files.count, isQuiet: isQuiet)
        progress.show(CheckWords.checking(sources.files.count))
        defer { progress.clear() }
        let count = sources.files.count
        var report = check.check(
            sources.files, telling: progress.counter { CheckWords.checking(count, done: $0, parsed: $1) })
        report.unreadable = sources.unreadable + report.unreadable
        return report
    }

    private func writeBaseline(_ path: String, _ check: ProjectCheck, _ sources: CheckSources) throws -> ExitStatus {
        let report = examine(sources, with: check)
        let baseline = Baseline(
            report.findings, lines: SourceLines(sources.files), places: BaselinePlaces(baselineFile: path))
        try baseline.write(to: path)
        if !isQuiet { invocation.remark(CheckWords.wroteBaseline(report.findings.count, path)) }
        try tell(report, stale: [], of: nil)
        return report.unreadable.isEmpty ? .success : .failure
    }

    private var format: ReportFormat {
        if parsed.has(.json) { return .json }
        return parsed.value(of: SourceOptions.format).flatMap(ReportFormat.init)
            ?? (invocation.isForPerson ? .text : .xcode)
    }

    private func document(
        _ report: CheckReport, stale: [Baseline.Entry], _ sources: CheckSources, _ options: CheckOptions
    ) -> FindingReport {
        let least = parsed.value(of: SourceOptions.level).flatMap(Severity.init) ?? format.leastSeverity
        return FindingReport(
            report, least: least, stale: stale, sdk: CheckedSDK(options), rules: Checker.rules,
            lines: SourceLines(sources.files), version: SourceCommands.version, language: invocation.language)
    }

    /// Writes the findings, and behind them, where their form has no room for it, what is said of the whole.
    private func write(_ document: FindingReport) throws {
        guard format != .text else {
            return try invocation.print(FindingPage(document, style: invocation.style, showsSummary: !isQuiet).lines)
        }
        try invocation.output.write(document.text(in: format))
        // What was found comes before what is said of it, and a report that is lost is an error.
        try invocation.output.flush()
        guard !isQuiet else { return }
        let separator = invocation.language == .english ? " " : ""
        let lines = [document.remarks.prefix(2).joined(separator: separator)] + document.remarks.dropFirst(2)
        for line in lines { invocation.remark(StyledText(line)) }
    }

    /// Says what the findings do not: what could not be read, and which old findings are gone.
    private func tell(_ report: CheckReport, stale: [Baseline.Entry], of baseline: OldFindings?) throws {
        try invocation.output.flush()
        invocation.tell(unreadable: report.unreadable, invalid: isQuiet ? [] : report.invalid)
        if let path = baseline?.path, !stale.isEmpty, !isQuiet { invocation.remark(CheckWords.stale(stale, path)) }
    }
}

/// The old findings that are left out, where a baseline file is given.
private struct OldFindings {
    let path: String?
    private let baseline: Baseline?

    init(_ path: String?) throws {
        self.path = path
        baseline = try path.map { try Baseline(contentsOf: $0) }
    }

    /// The report without them, and those that are gone.
    func split(_ report: CheckReport, _ sources: CheckSources) -> (CheckReport, [Baseline.Entry]) {
        guard let baseline, let path else { return (report, []) }
        var report = report
        let parts = baseline.split(
            report.findings, checked: sources.files.map(\.path), lines: SourceLines(sources.files),
            places: BaselinePlaces(baselineFile: path))
        report.findings = parts.new
        return (report, parts.stale)
    }
}
