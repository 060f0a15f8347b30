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
        guard let document = MarkdownDocument(checking: text) else {
            log.report(.prose(.tooDeep), at: place())
            return nil
        }
        wasRead = true
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let blocks = document.blocks
        MarkdownRules(file: file, lines: lines, log: log).check(blocks)
        if language == .chinese {
            for mark in ChinesePunctuation.marks(in: blocks) {
                log.report(.prose(.asciiPunctuation(mark.character)), at: place(mark.line))
            }
        }
        let opening = SummaryReader(file: file, language: language, log: log).read(blocks)
        let sections = splitIntoSections(Array(blocks.dropFirst(opening.blocks)))
        let texts = check(sections)
        guard let title = opening.title, let row = opening.row, texts.count == Prose.Section.allCases.count else {
            return nil
        }
        return Prose(title: title, row: row, sections: texts)
    }

    private func place(_ line: Int? = nil) -> FormatIssue.Place { FormatIssue.Place(file: file, line: line) }

    // MARK: Sections

    /// A heading of the second level with what stands below it.
    private struct Part {
        var heading: String
        var line: Int
        var blocks: [MarkdownBlock] = []
        /// The line before which the part ends.
        var end: Int
    }

    private func splitIntoSections(_ blocks: [MarkdownBlock]) -> [Part] {
        var parts: [Part] = []
        for block in blocks {
            if case .heading(let level, let inlines) = block.content, level <= 2 {
                if level == 1 { log.report(.section(.level(1)), at: place(block.line)) }
                if !parts.isEmpty { parts[parts.count - 1].end = block.line }
                parts.append(Part(heading: inlines.plainText, line: block.line, end: lines.count + 1))
            } else if parts.isEmpty {
                log.report(.section(.textBefore), at: place(block.line))
            } else {
                parts[parts.count - 1].blocks.append(block)
            }
        }
        return parts
    }

    /// Checks headings and contents, and gives the text of each section that is there and not empty.
    private mutating func check(_ parts: [Part]) -> [Prose.Section: String] {
        let order = Prose.Section.allCases
        let headings = order.map { $0.heading[language] }
        var texts: [Prose.Section: String] = [:]
        var latest = -1
        var found: Set<Int> = []
        for part in parts {
            guard let index = headings.firstIndex(of: part.heading) else {
                reportUnknown(part, headings: headings)
                continue
            }
            guard found.insert(index).inserted else {
                log.report(.section(.twice(part.heading)), at: place(part.line))
                continue
            }
            if index < latest { log.report(.section(.outOfOrder(part.heading)), at: place(part.line)) }
            latest = max(latest, index)
            if check(part, as: order[index]) { texts[order[index]] = source(of: part) }
        }
        for (index, heading) in headings.enumerated() where !found.contains(index) {
            log.report(.section(.missing(heading)), at: place())
        }
        return texts
    }

    private func reportUnknown(_ part: Part, headings: [String]) {
        let other: Language = language == .english ? .chinese : .english
        let translated = Prose.Section.allCases.first { $0.heading[other] == part.heading }?.heading[language]
        let nearest = translated ?? Spelling.nearest(to: part.heading, among: headings)
        log.report(.section(.unknown(part.heading)), at: place(part.line), suggestion: nearest.map { .nearest($0) })
    }

    /// Checks one section's content; false where there is none.
    private mutating func check(_ part: Part, as section: Prose.Section) -> Bool {
        guard !part.blocks.isEmpty else {
            log.report(.section(.empty(part.heading)), at: place(part.line))
            return false
        }
        checkSubheadings(part)
        switch section {
        case .howToTell:
            checkFirstParagraph(part)
            mentions += part.blocks.flatMap(entriesNamed)
        case .howToFix: checkFirstParagraph(part)
        case .sources: checkSources(part)
        default: break
        }
        return true
    }

    private func checkFirstParagraph(_ part: Part) {
        if case .paragraph = part.blocks[0].content { return }
        log.report(.section(.firstParagraphMissing), at: place(part.blocks[0].line))
    }

    private func checkSubheadings(_ part: Part) {
        for (index, block) in part.blocks.enumerated() {
            guard case .heading(let level, let inlines) = block.content else { continue }
            if level > 3 { log.report(.section(.level(level)), at: place(block.line)) }
            var isFollowed = false
            if index + 1 < part.blocks.count {
                if case .heading = part.blocks[index + 1].content {} else { isFollowed = true }
            }
            if !isFollowed { log.report(.section(.partEmpty(inlines.plainText)), at: place(block.line)) }
        }
    }

    /// The section as it stands in the file, without its heading.
    private func source(of part: Part) -> String {
        let content = lines[part.line..<min(part.end - 1, lines.count)]
        let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
        return content.drop(while: isBlank).reversed().drop(while: isBlank).reversed().joined(separator: "\n")
    }

    // MARK: Sources and neighbours

    private func checkSources(_ part: Part) {
        guard let addresses else { return }
        let links = part.blocks.flatMap(\.links)
        for url in addresses where !links.contains(where: { $0.address == url }) {
            log.report(.prose(.sourceNotLinked(url)), at: place(part.line))
        }
        for link in links where !addresses.contains(link.address) && WebAddress.isValid(link.address) {
            log.report(.prose(.unlistedSource(link.address)), at: place(link.line))
        }
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
