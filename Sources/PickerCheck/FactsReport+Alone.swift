extension FactsReport {
    /// The answers about tags, which rest on the rows alone. What the place says of style and container may be refuted by
    /// another file, so that only a reading of all files gives it.
    fileprivate static let rowAnswers = ["tag-match", "tag-place", "tag-type"]

    /// The report with what its files say alone, where the files around them leave it open.
    ///
    /// A type or an extension of a project that has a name of SwiftUI's makes rows uncertain that are none of it, as where a
    /// test target has a `Text` of its own; a check of the file alone is sure of them.
    ///
    /// - Parameter alone: the report of the same files without the others.
    func completed(by alone: FactsReport) -> FactsReport {
        let others = Dictionary(alone.sites.map { ($0.span, $0) }) { first, _ in first }
        var report = self
        for index in report.sites.indices {
            guard let other = others[report.sites[index].span], report.sites[index].complete(by: other) else {
                continue
            }
            report.completed.append(other.span)
        }
        return report
    }
}

extension SiteFacts {
    /// Takes over what only the other reading says.
    ///
    /// - Returns: whether there was anything.
    fileprivate mutating func complete(by other: SiteFacts) -> Bool {
        let known = Set(findings.map(\.slug))
        let found = other.findings.filter { $0.severity > .advice && !known.contains($0.slug) }
        let missing = other.answers.filter { FactsReport.rowAnswers.contains($0.key) && answers[$0.key] == nil }
        guard !found.isEmpty || !missing.isEmpty else { return false }
        answers.merge(missing) { own, _ in own }
        findings = (findings + found).sorted { ($0.span.start, $0.slug) < ($1.span.start, $1.slug) }
        return true
    }
}
