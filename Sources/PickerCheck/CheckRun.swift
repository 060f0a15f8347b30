import Findings
import SourceChecks
import SourceReading

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One reading of some files.
struct CheckRun {
    let files: [SourceFile]
    private let tables: ProjectTables
    let options: CheckOptions

    init(_ sources: [(path: String, bytes: [UInt8])], options: CheckOptions) {
        let words = WordScan.Words(CheckCatalogue.words.union(PlatformEvidence.words))
        files = Workers.map(sources.count) { number in
            SourceFile(path: sources[number].path, bytes: sources[number].bytes, words: words)
        }
        tables = ProjectTables(files)
        self.options = options
    }

    @Sendable private func context() -> CheckContext {
        CheckContext(
            inference: TypeInference(index: ProjectIndex(tables)), sdk: options.sdk, platforms: options.platforms,
            minimumOS: options.minimumOS)
    }

    /// What the checks say of all files, and which of these could not be read to their end.
    ///
    /// - Parameter progress: hears of each file that is done.
    func report(_ progress: CheckProgress? = nil) -> CheckReport {
        let catalogue = CheckCatalogue(only: options.only, skip: options.skip)
        let parts = Workers.map(files.count, tool: context) { number, context in
            let file = files[number]
            let sites = SiteReader(inference: context.inference).sites(in: file)
            defer { progress?.count(isParsed: file.isParsed) }
            var summary = CheckSummary()
            for site in sites { summary.count(site) }
            return CheckReport(findings: catalogue.findings(in: file, sites: sites, context), summary: summary)
        }
        var report = CheckReport(findings: parts.flatMap(\.findings), summary: CheckSummary())
        report.summary.files = files.count
        for part in parts { report.summary.add(part.summary) }
        report.unreadable = files.filter(\.isCutShort).map { UnreadableFile(path: $0.path, errorNumber: EFBIG) }
        return report
    }

    /// What the files say about each site.
    ///
    /// - Parameter asked: the files whose sites are wanted; all where nil.
    func facts(of asked: Set<String>?) -> [SiteFacts] {
        let files = files.filter { asked?.contains($0.path) ?? true }
        let parts = Workers.map(files.count, tool: context) { number, context in
            SiteReader(inference: context.inference).sites(in: files[number]).map { SiteFacts($0, context.inference) }
        }
        return parts.flatMap { $0 }
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

    /// Adds what another part of the files counted.
    mutating func add(_ other: CheckSummary) {
        pickers += other.pickers
        resolvedSelections += other.resolvedSelections
        tags += other.tags
        resolvedTags += other.resolvedTags
    }
}
