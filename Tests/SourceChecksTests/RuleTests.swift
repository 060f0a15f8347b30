import Findings
import KnowledgeModel
import PickerCheck
import SourceChecks
import Testing

/// A check and its entry say the same: how bad the fault is, what it is called, and where it exists.
@Suite struct RuleTests {
    private func check(of checked: CheckedEntry) throws -> any SourceCheck.Type {
        try #require(CheckCatalogue.all.first { $0.slug == checked.entry.slug })
    }

    private func severity(_ severity: Entry.Severity) -> Severity {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .advice: .advice
        }
    }

    /// The entry is at least as severe as what the check says of its sample, and at most as the check ever is: the sample
    /// may show less than the worst, as where another file would have to be seen, and the worst may need more than it shows.
    @Test(arguments: CheckedEntry.all) func anEntryIsAsSevereAsItsCheckShows(_ checked: CheckedEntry) throws {
        let worst = try check(of: checked).severity
        let stated = severity(checked.entry.severity)
        #expect(stated <= worst)
        for sample in checked.samples("Before") {
            for finding in CheckedEntry.findings(sample.text, checked.options) {
                #expect(finding.severity <= stated, "\(finding.testDescription)")
            }
        }
    }

    /// What a check says of other code is no worse than what `rules` says of the check.
    @Test func noFindingIsWorseThanItsRule() {
        let worst = Dictionary(uniqueKeysWithValues: CheckCatalogue.all.map { ($0.slug, $0.severity) })
        let variants = StateVariants.all + PerformanceVariants.all + PlatformVariants.all + OwnershipVariants.all
        var reached: [Slug: Severity] = [:]
        var all: [Finding] = []
        for variant in variants {
            let options = CheckOptions(sdk: variant.sdk, platforms: variant.platforms)
            all += CheckedEntry.findings(variant.text, options)
        }
        for checked in CheckedEntry.all {
            for sample in checked.samples { all += CheckedEntry.findings(sample.text, checked.options) }
        }
        for finding in all {
            #expect(worst[finding.slug].map { finding.severity <= $0 } == true, "\(finding.testDescription)")
            reached[finding.slug] = max(reached[finding.slug] ?? .advice, finding.severity)
        }
        #expect(reached.count == worst.count)
    }

    /// A rule's sentence is its entry's title in both languages, without a full stop.
    @Test(arguments: CheckedEntry.all) func aRuleIsCalledAsItsEntry(_ checked: CheckedEntry) throws {
        let summary = try check(of: checked).summary
        #expect(summary.english == checked.entry.prose.english.title)
        #expect(summary.chinese == checked.entry.prose.chinese.title)
        #expect(Checker.rules.first { $0.slug == checked.entry.slug }?.summary == summary)
        #expect(!summary.english.hasSuffix(".") && !summary.chinese.hasSuffix("。"))
    }

    /// The systems are the entry's; the SDKs hold those of the entry, and outside of the entry's the sample is no fault.
    @Test(arguments: CheckedEntry.all) func aRuleHoldsWhereItsEntryApplies(_ checked: CheckedEntry) throws {
        let check = try check(of: checked)
        #expect(check.operatingSystems == checked.entry.applies.operatingSystems)
        let stated = checked.entry.applies.sdk
        for sample in checked.samples("Before") {
            for major in [15, 16, 25, 26, 27] {
                var options = checked.options
                options.sdk = Version(major: major)
                let findings = CheckedEntry.findings(sample.text, options)
                #expect(findings.isEmpty != stated.contains(options.sdk), "Xcode \(major): \(findings)")
                #expect(findings.isEmpty || check.sdk.contains(options.sdk))
            }
        }
    }
}
