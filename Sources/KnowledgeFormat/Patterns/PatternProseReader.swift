import KnowledgeModel
import MarkdownReading

/// Reads the text of a pattern in one language.
struct PatternProseReader {
    let file: String
    let language: Language
    /// The addresses of the pattern's sources, each of which the text must link; nil where they are not known.
    let addresses: [String]?
    let log: IssueLog

    /// The longest summary, in characters, that fits a line of the list.
    private var limit: Int { language == .english ? 110 : 60 }

    /// The text as title, summary and sections; nil where one of them is missing.
    func read(_ text: String) -> PatternProse? {
        guard let opened = ProseOpening(text, file: file, language: language, log: log) else { return nil }
        let (lines, blocks) = (opened.lines, opened.blocks)
        let opening = SummaryReader(file: file, language: language, log: log).readLine(blocks, limit: limit)
        let order = PatternProse.Section.allCases
        let other: Language = language == .english ? .chinese : .english
        let reader = SectionReader(
            file: file, headings: order.map { $0.heading[language] },
            translatedHeadings: order.map { $0.heading[other] }, lines: lines, log: log)
        let texts = reader.read(Array(blocks.dropFirst(opening.blocks))) { part, number in
            if order[number] == .sources { reader.checkSources(part, addresses: addresses) }
        }
        guard let title = opening.title, let summary = opening.line, texts.count == order.count else { return nil }
        return PatternProse(
            title: title, summary: summary,
            sections: Dictionary(uniqueKeysWithValues: texts.map { (order[$0.key], $0.value) }))
    }
}

extension SummaryReader {
    /// Reads an opening of which the summary is one clause: the title and that line.
    ///
    /// - Parameter limit: the greatest number of characters.
    func readLine(_ blocks: [MarkdownBlock], limit: Int) -> (title: String?, line: String?, blocks: Int) {
        var count = 0
        let title = readTitle(blocks, &count)
        guard count < blocks.count, case .paragraph(let inlines) = blocks[count].content else {
            log.report(.summary(.clauseMissing), at: FormatIssue.Place(file: file, line: blocks.first?.line ?? 1))
            return (title, nil, count)
        }
        let place = FormatIssue.Place(file: file, line: blocks[count].line)
        if inlines.contains(where: { $0 == .softBreak || $0 == .lineBreak }) {
            log.report(.summary(.onSeveralLines), at: place)
        }
        let line = inlines.plainText
        if line.count > limit {
            log.report(.summary(.tooLong(length: line.count, limit: limit)), at: place)
        }
        if line.hasSuffix(".") || line.hasSuffix("。") { log.report(.summary(.endsWithStop), at: place) }
        return (title, line, count + 1)
    }
}
