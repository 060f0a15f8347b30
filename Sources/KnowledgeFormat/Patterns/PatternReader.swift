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
