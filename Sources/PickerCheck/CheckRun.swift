import Findings
import SourceChecks
import SourceReading

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
        let others = options.isSDKAssumed ? OtherSDKs(options) : nil
        let parts = Workers.map(files.count, tool: context) { number, context in
            let file = files[number]
            let reader = SiteReader(inference: context.inference)
            let sites = reader.sites(in: file)
            defer { progress?.count(isParsed: file.isParsed) }
            var part = CheckReport(
                findings: catalogue.findings(in: file, sites: sites, context), summary: CheckSummary(),
                invalid: invalidPlaces(in: file, reader))
            for site in sites { part.summary.count(site) }
            if !sites.isEmpty { others?.compare(&part, in: file, sites: sites, context) }
            // Nobody knows what an edit does to code that is none.
            if !part.invalid.isEmpty { part.dropSafety(in: file.path) }
            return part
        }
        var report = CheckReport(
            findings: parts.flatMap(\.findings), summary: CheckSummary(),
            unreadable: files.flatMap(UnreadableFile.parts), invalid: parts.flatMap(\.invalid),
            elsewhere: parts.flatMap(\.elsewhere))
        report.summary.files = files.count
        for part in parts { report.summary.add(part.summary) }
        return report
    }

    private func invalidPlaces(in file: SourceFile, _ reader: SiteReader) -> [SourceSpan] {
        reader.invalidPlaces(in: file).map { file.text.span($0..<$0) }
    }

    /// What the files say about each site.
    ///
    /// - Parameter asked: the files whose sites are wanted; all where nil.
    func facts(of asked: Set<String>?) -> FactsReport {
        let files = files.filter { asked?.contains($0.path) ?? true }
        let findings = SiteFindings(options)
        let parts = Workers.map(files.count, tool: context) { number, context in
            let reader = SiteReader(inference: context.inference)
            let sites = reader.sites(in: files[number])
            var facts = sites.map { SiteFacts($0, context.inference) }
            findings.add(to: &facts, in: files[number], sites: sites, context)
            return FactsReport(sites: facts, invalid: invalidPlaces(in: files[number], reader))
        }
        return FactsReport(
            sites: parts.flatMap(\.sites), unreadable: files.flatMap(UnreadableFile.parts),
            invalid: parts.flatMap(\.invalid), sdk: options.sdk, isSDKAssumed: options.isSDKAssumed)
    }
}

extension CheckReport {
    /// Leaves the repairs of a file to a person.
    fileprivate mutating func dropSafety(in path: String) {
        for index in findings.indices where findings[index].span.path == path { findings[index].repair?.isSafe = false }
        for index in elsewhere.indices { elsewhere[index].repair?.isSafe = false }
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
