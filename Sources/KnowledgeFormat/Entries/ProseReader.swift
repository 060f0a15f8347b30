import KnowledgeModel
import MarkdownReading

/// Reads the text of an entry in one language.
struct ProseReader {
    let file: String
    let language: Language
    /// The addresses of the entry's sources, each of which the text must link; nil where they are not known.
    let addresses: [String]?
    let log: IssueLog
    /// The entries that *How to tell* names.
    private(set) var mentions: [Mention] = []
    /// Whether the text could be taken apart at all.
    private(set) var wasRead = false
    private var lines: [Substring] = []

    init(file: String, language: Language, addresses: [String]?, log: IssueLog) {
        self.file = file
        self.language = language
        self.addresses = addresses
        self.log = log
    }

    /// The text as title, row and sections; nil where one of them is missing.
    mutating func read(_ text: String) -> Prose? {
        guard let opened = ProseOpening(text, file: file, language: language, log: log) else { return nil }
        wasRead = true
        lines = opened.lines
        let blocks = opened.blocks
        let opening = SummaryReader(file: file, language: language, log: log).read(blocks)
        let texts = readSections(Array(blocks.dropFirst(opening.blocks)))
        guard let title = opening.title, let row = opening.row, texts.count == Prose.Section.allCases.count else {
            return nil
        }
        return Prose(title: title, row: row, sections: texts)
    }

    private func place(_ line: Int? = nil) -> FormatIssue.Place { FormatIssue.Place(file: file, line: line) }

    private mutating func readSections(_ blocks: [MarkdownBlock]) -> [Prose.Section: String] {
        let order = Prose.Section.allCases
        let other: Language = language == .english ? .chinese : .english
        let reader = SectionReader(
            file: file, headings: order.map { $0.heading[language] },
            translatedHeadings: order.map { $0.heading[other] }, lines: lines, log: log)
        var mentions: [Mention] = []
        let texts = reader.read(blocks) { part, number in
            switch order[number] {
            case .howToTell:
                reader.checkFirstParagraph(part)
                mentions += part.blocks.flatMap(entriesNamed)
            case .howToFix: reader.checkFirstParagraph(part)
            case .sources: reader.checkSources(part, addresses: addresses)
            default: break
            }
        }
        self.mentions += mentions
        return Dictionary(uniqueKeysWithValues: texts.map { (order[$0.key], $0.value) })
    }

    /// The names in code marks that can only be an entry's: kebab case with at least one hyphen.
    private func entriesNamed(in block: MarkdownBlock) -> [Mention] {
        block.codeMarks.compactMap { mark in
            guard mark.text.contains("-"), Slug(mark.text) != nil, mark.text.contains(where: \.isLetter) else {
                return nil
            }
            return Mention(subject: .entry(mark.text), place: place(line(of: mark.text, from: mark.line)))
        }
    }

    /// The first line from a given one on which a code mark stands; Markdown tells only where its block starts.
    private func line(of mark: String, from first: Int) -> Int {
        lines.indices.dropFirst(first - 1).first { lines[$0].contains("`\(mark)`") }.map { $0 + 1 } ?? first
    }
}
