import SourceChecks
import SourceReading

/// Which of the checks' findings belong to which picker.
struct SiteFindings {
    private let catalogue: CheckCatalogue
    private let others: OtherSDKs?

    init(_ options: CheckOptions) {
        catalogue = CheckCatalogue(only: options.only, skip: options.skip)
        others = options.isSDKAssumed ? OtherSDKs(options) : nil
    }

    /// Adds to the facts of a file's sites what the checks say of each.
    ///
    /// What a check finds at a picker is of that picker wherever it marks it; what it finds at a word is of the innermost
    /// picker around the word, or of the only one of the file.
    ///
    /// - Parameter facts: in the order of the sites.
    func add(to facts: inout [SiteFacts], in file: SourceFile, sites: [PickerSite], _ context: CheckContext) {
        guard !sites.isEmpty else { return }
        for index in sites.indices { facts[index].findings = catalogue.findings(at: sites[index], context) }
        var report = CheckReport(
            findings: catalogue.findings(in: file, sites: sites, context), summary: CheckSummary(), invalid: [])
        let found = Set(facts.flatMap(\.findings))
        let loose = report.findings.filter { !found.contains($0) }
        for finding in loose {
            if let index = owner(of: finding, facts) { facts[index].findings.append(finding) }
        }
        others?.compare(&report, in: file, sites: sites, context)
        for finding in report.elsewhere {
            if let index = owner(of: finding, facts) { facts[index].elsewhere.append(finding) }
        }
    }

    private func owner(of finding: Finding, _ facts: [SiteFacts]) -> Int? {
        let around = facts.indices.filter { index in
            let span = facts[index].span
            return span.start <= finding.span.start && finding.span.start < span.end
        }
        return around.max { facts[$0].span.start < facts[$1].span.start } ?? (facts.count == 1 ? 0 : nil)
    }
}
