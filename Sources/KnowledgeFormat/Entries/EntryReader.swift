import KnowledgeModel

/// Reads one entry's folder.
package struct EntryReader {
    private let files: KnowledgeFiles
    private let folder: String
    private var log: IssueLog { files.log }

    /// Reads the entry in a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder's path inside the knowledge's: `Entries/<area>/<slug>`.
    ///   - root: the path of the knowledge's folder.
    package static func read(_ folder: String, in root: String) -> EntryReading {
        EntryReader(files: KnowledgeFiles(root: root, log: IssueLog()), folder: folder).read()
    }

    private func read() -> EntryReading {
        var reading = EntryReading(folder: folder, entry: nil, issues: [])
        let parts = folder.split(separator: "/").map(String.init)
        let (area, slug) = name(area: parts.dropLast().last ?? "", slug: parts.last ?? "")
        reading.slug = slug
        if let names = files.names(in: folder) {
            var facts = EntryFactsReader(file: folder + "/entry.json", slug: slug)
            facts.read(from: files)
            reading.sdk = facts.applies.sdk
            let samples = SampleReader(files: files, folder: folder).read(names: names, declared: facts.samples)
            checkNames(names)
            let prose = readProse(addresses: facts.addresses, mentions: &facts.mentions)
            reading.mentions = facts.mentions
            if let area, let slug, let samples, let prose, !log.hasErrors {
                reading.entry = facts.entry(slug: slug, area: area, samples: samples, prose: prose)
            }
        }
        reading.issues = log.issues
        return reading
    }

    private func name(area areaName: String, slug slugName: String) -> (Area?, Slug?) {
        let place = FormatIssue.Place(file: folder)
        let area = Area(rawValue: areaName)
        if area == nil {
            let suggestion = Spelling.suggestion(for: areaName, among: Area.allCases.map(\.rawValue))
            log.report(.file(.unknownArea(name: areaName)), at: place, suggestion: suggestion)
        }
        let slug = Slug(slugName)
        if slug == nil { log.report(.file(.notKebabCase(name: slugName)), at: place) }
        return (area, slug)
    }

    private func checkNames(_ names: [String]) {
        let known = ["entry.json", "en.md", "zh.md", "Before.swift", "After.swift", "NearMiss.swift"]
        for name in names where !known.contains(name) && SampleReader.role(of: name) == nil {
            let nearest = Spelling.nearest(to: name, among: known).map(FormatIssue.Suggestion.nearest)
            let place = FormatIssue.Place(file: folder + "/" + name)
            log.report(.file(.unknown(name: name)), at: place, suggestion: nearest)
        }
    }

    private func readProse(addresses: [String]?, mentions: inout [Mention]) -> Localized<Prose>? {
        var english = ProseReader(file: folder + "/en.md", language: .english, addresses: addresses, log: log)
        var chinese = ProseReader(file: folder + "/zh.md", language: .chinese, addresses: addresses, log: log)
        let englishProse = files.text(of: folder + "/en.md").flatMap { english.read($0) }
        let chineseProse = files.text(of: folder + "/zh.md").flatMap { chinese.read($0) }
        mentions += english.mentions + chinese.mentions
        if english.wasRead, chinese.wasRead { compare(english.mentions, chinese.mentions) }
        guard let englishProse, let chineseProse else { return nil }
        return Localized(english: englishProse, chinese: chineseProse)
    }

    /// Reports the entries that only one language names.
    private func compare(_ english: [Mention], _ chinese: [Mention]) {
        for (mine, others, name) in [(english, chinese, "zh.md"), (chinese, english, "en.md")] {
            let named = Set(others.map(\.subject))
            for mention in mine where !named.contains(mention.subject) {
                guard case .entry(let slug) = mention.subject else { continue }
                let place = FormatIssue.Place(file: folder + "/" + name)
                log.report(.prose(.namesOnlyInOtherLanguage(slug)), at: place)
            }
        }
    }
}
