import Findings
import SourceChecks
import SourceReading

/// One reading of some files.
struct CheckRun {
    let files: [SourceFile]
    let options: CheckOptions

    init(_ sources: [(path: String, bytes: [UInt8])], options: CheckOptions) {
        let words = WordScan.Words(CheckCatalogue.words.union(PlatformEvidence.words))
        files = sources.map { SourceFile(path: $0.path, bytes: $0.bytes, words: words) }
        self.options = options
    }

    private func context() -> CheckContext {
        CheckContext(
            inference: TypeInference(index: ProjectIndex(files)), sdk: options.sdk, platforms: options.platforms,
            minimumOS: options.minimumOS)
    }

    func report() -> CheckReport {
        let context = context()
        let catalogue = CheckCatalogue(only: options.only, skip: options.skip)
        var findings: [Finding] = []
        var summary = CheckSummary()
        summary.files = files.count
        for file in files {
            let sites = SiteReader(inference: context.inference).sites(in: file)
            findings += catalogue.findings(in: file, sites: sites, context)
            for site in sites { summary.count(site) }
        }
        return CheckReport(findings: findings, summary: summary)
    }

    func facts() -> [SiteFacts] {
        let context = context()
        return files.flatMap { file in
            SiteReader(inference: context.inference).sites(in: file).map { SiteFacts($0) }
        }
    }
}

extension CheckSummary {
    /// Counts a site, its selection and its tags.
    mutating func count(_ site: PickerSite) {
        pickers += 1
        if site.selectionType.isKnown { resolvedSelections += 1 }
        for type in site.tagTypes {
            tags += 1
            if type.isKnown { resolvedTags += 1 }
        }
    }
}
