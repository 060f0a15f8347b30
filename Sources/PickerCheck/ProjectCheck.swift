/// Checks files as a project wants it: what its comments switch off is left out, and severities are the project's own.
package struct ProjectCheck: Sendable {
    package var options: CheckOptions
    /// Severities that differ from the checks' own.
    package var severities: [Slug: Severity]
    /// What finds the faults; the checker, except in tests.
    package var find: @Sendable ([(path: String, bytes: [UInt8])]) -> CheckReport
    package var rules: [CheckRule]

    package init(options: CheckOptions, severities: [Slug: Severity] = [:], progress: CheckProgress? = nil) {
        let checker = Checker(options: options)
        self.init(options: options, severities: severities, rules: Checker.rules) {
            checker.check($0, telling: progress)
        }
    }

    package init(
        options: CheckOptions, severities: [Slug: Severity], rules: [CheckRule],
        find: @escaping @Sendable ([(path: String, bytes: [UInt8])]) -> CheckReport
    ) {
        self.options = options
        self.severities = severities
        self.rules = rules
        self.find = find
    }

    /// What the files say.
    package func check(_ sources: [(path: String, bytes: [UInt8])]) -> CheckReport {
        var report = find(sources)
        let byPath = Dictionary(grouping: report.findings, by: \.span.path)
        let known = Set(rules.map(\.slug))
        let checks = Suppression.Checks(known: known, ran: known.filter(runs))
        report.findings = sources.flatMap { source in
            Suppression.apply(
                to: byPath[source.path] ?? [], path: source.path, bytes: source.bytes, checks: checks)
        }
        for (index, finding) in report.findings.enumerated() {
            if let severity = severities[finding.slug] { report.findings[index].severity = severity }
        }
        return report
    }

    private func runs(_ slug: Slug) -> Bool {
        (options.only.isEmpty || options.only.contains(slug)) && !options.skip.contains(slug)
    }
}
