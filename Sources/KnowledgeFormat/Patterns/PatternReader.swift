import KnowledgeModel
import MarkdownReading
import Patterns

/// Reads one pattern's folder.
struct PatternReader {
    /// What reading a pattern gave; what it says about others is checked with them.
    struct Reading {
        var folder: String
        var id: PatternID?
        var pattern: Pattern?
        var mentions: [PatternMention] = []
    }

    let files: KnowledgeFiles
    let folder: String
    private var log: IssueLog { files.log }

    private static let files = ["pattern.json", "en.md", "zh.md", "Pattern.swift"]

    func read() -> Reading {
        var reading = Reading(folder: folder)
        let name = folder.split(separator: "/").last.map(String.init) ?? ""
        reading.id = PatternID(name)
        if reading.id == nil { log.report(.file(.notKebabCase(name: name)), at: FormatIssue.Place(file: folder)) }
        guard let names = files.names(in: folder) else { return reading }
        for name in names where !Self.files.contains(name) {
            let nearest = Spelling.nearest(to: name, among: Self.files).map(FormatIssue.Suggestion.nearest)
            let place = FormatIssue.Place(file: folder + "/" + name)
            log.report(.file(.unknown(name: name)), at: place, suggestion: nearest)
        }
        var facts = PatternFactsReader(file: folder + "/pattern.json")
        facts.read(from: files)
        reading.mentions = facts.mentions
        let template = files.text(of: folder + "/Pattern.swift")
        let english = prose(.english, addresses: facts.addresses)
        let chinese = prose(.chinese, addresses: facts.addresses)
        guard let id = reading.id, let template, let english, let chinese,
            let pattern = facts.pattern(
                id: id, prose: Localized(english: english, chinese: chinese), template: template)
        else { return reading }
        let mistakes = TemplateCheck.mistakes(in: pattern)
        for mistake in mistakes {
            let place = FormatIssue.Place(file: folder + "/Pattern.swift", line: mistake.line)
            log.report(.template(TemplateProblem(mistake.kind)), at: place)
        }
        if mistakes.isEmpty { reading.pattern = pattern }
        return reading
    }

    private func prose(_ language: Language, addresses: [String]?) -> PatternProse? {
        let file = folder + "/\(language == .english ? "en" : "zh").md"
        guard let text = files.text(of: file) else { return nil }
        return PatternProseReader(file: file, language: language, addresses: addresses, log: log).read(text)
    }
}

/// Another pattern, or an entry, that a pattern names.
struct PatternMention {
    enum Subject: Hashable {
        case entry(String)
        case pattern(String)
    }

    var subject: Subject
    var place: FormatIssue.Place
}

/// Checks what patterns say about entries and about each other.
struct PatternReferenceChecker {
    let index: ReferenceIndex
    let patterns: [PatternReader.Reading]
    let log: IssueLog

    func check() {
        let names = patterns.compactMap { $0.id?.text }
        for reading in patterns {
            for mention in reading.mentions {
                switch mention.subject {
                case .entry(let slug): checkEntry(slug, at: mention.place)
                case .pattern(let id): check(id, of: reading.id?.text ?? "", among: names, at: mention.place)
                }
            }
        }
    }

    private func checkEntry(_ slug: String, at place: FormatIssue.Place) {
        guard index.folders[slug] == nil else { return }
        if let present = index.aliases[slug] {
            log.report(.reference(.formerName(slug)), at: place, suggestion: .nearest(present))
        } else {
            let suggestion = Spelling.nearest(to: slug, among: index.folders.keys).map(FormatIssue.Suggestion.nearest)
            log.report(.reference(.misspelledEntry(slug)), at: place, suggestion: suggestion)
        }
    }

    private func check(_ id: String, of own: String, among names: [String], at place: FormatIssue.Place) {
        if id == own {
            log.report(.reference(.itself), at: place)
        } else if !names.contains(id) {
            let suggestion = Spelling.nearest(to: id, among: names).map(FormatIssue.Suggestion.nearest)
            log.report(.reference(.unknownPattern(id)), at: place, suggestion: suggestion)
        }
    }
}
