/// Checks files as a project wants it: what its comments switch off is left out, and severities are the project's own.
package struct ProjectCheck: Sendable {
    package var options: CheckOptions
    /// Severities that differ from the checks' own.
    package var severities: [Slug: Severity]
    /// What finds the faults; the checker, except in tests.
    package var find: @Sendable ([(path: String, bytes: [UInt8])], CheckProgress?) -> CheckReport
    package var rules: [CheckRule]

    package init(options: CheckOptions, severities: [Slug: Severity] = [:]) {
        let checker = Checker(options: options)
        self.init(options: options, severities: severities, rules: Checker.rules) {
            checker.check($0, telling: $1)
        }
    }

    package init(
        options: CheckOptions, severities: [Slug: Severity], rules: [CheckRule],
        find: @escaping @Sendable ([(path: String, bytes: [UInt8])], CheckProgress?) -> CheckReport
    ) {
        self.options = options
        self.severities = severities
        self.rules = rules
        self.find = find
    }

    /// What the files say.
    ///
    /// - Parameter progress: hears of each file that is done.
    package func check(
        _ sources: [(path: String, bytes: [UInt8])], telling progress: CheckProgress? = nil
    ) -> CheckReport {
        var report = find(sources, progress)
        let known = Set(rules.map(\.slug))
        let checks = Suppression.Checks(known: known, ran: known.filter(runs))
        report.findings = own(report.findings, in: sources, checks)
        if !report.elsewhere.isEmpty {
            let silent = Suppression.Checks(known: known, ran: checks.ran.subtracting([SuperfluousComment.slug]))
            report.elsewhere = own(report.elsewhere, in: sources, silent)
        }
        return report
    }

    /// What the files say about each picker, its findings as the project wants them.
    ///
    /// - Parameter asked: the files whose pickers are wanted; the others only tell their types.
    package func facts(
        of asked: Set<String>, in sources: [(path: String, bytes: [UInt8])]
    ) -> FactsReport {
        var report = Checker(options: options).report(of: asked, in: sources)
        // Whether a comment does anything is no question of one picker.
        let checks = Suppression.Checks(known: Set(rules.map(\.slug)), ran: [])
        for index in report.sites.indices {
            let site = report.sites[index]
            let own = sources.filter { $0.path == site.span.path }
            report.sites[index].findings = self.own(site.findings, in: own, checks)
            report.sites[index].elsewhere = self.own(site.elsewhere, in: own, checks)
        }
        return report
    }

    /// Whether any check runs at all.
    package var runsAny: Bool { rules.contains { runs($0.slug) } }

    /// The findings as the project wants them.
    private func own(
        _ findings: [Finding], in sources: [(path: String, bytes: [UInt8])], _ checks: Suppression.Checks
    ) -> [Finding] {
        let byPath = Dictionary(grouping: findings, by: \.span.path)
        return sources.flatMap { source in
            Suppression.apply(to: byPath[source.path] ?? [], path: source.path, bytes: source.bytes, checks: checks)
        }.map { finding in
            var finding = finding
            finding.severity = severities[finding.slug] ?? finding.severity
            return finding
        }
    }

    private func runs(_ slug: Slug) -> Bool {
        (options.only.isEmpty || options.only.contains(slug)) && !options.skip.contains(slug)
    }
}
