import KnowledgeModel
import MarkdownReading

/// Reads the title and the line `symptom → cause → fix` with which an entry's text opens.
struct SummaryReader {
    let file: String
    let language: Language
    let log: IssueLog

    /// What the opening says, and of how many blocks it consists.
    struct Opening {
        var title: String?
        var row: Prose.Row?
        var blocks = 0
    }

    /// The longest part of a summary, in characters, that fits a cell of the table.
    private var limit: Int { language == .english ? 110 : 60 }

    func read(_ blocks: [MarkdownBlock]) -> Opening {
        var opening = Opening()
        opening.title = readTitle(blocks, &opening.blocks)
        if opening.blocks < blocks.count, case .paragraph(let inlines) = blocks[opening.blocks].content {
            opening.row = row(inlines, line: blocks[opening.blocks].line)
            opening.blocks += 1
        } else {
            log.report(.summary(.missing), at: place(blocks.first?.line ?? 1))
        }
        return opening
    }

    /// The title, nil where the text opens with something else.
    ///
    /// - Parameter count: raised by one where the first block is a title.
    func readTitle(_ blocks: [MarkdownBlock], _ count: inout Int) -> String? {
        guard let first = blocks.first, case .heading(1, let inlines) = first.content else {
            log.report(.summary(.titleMissing), at: place(blocks.first?.line ?? 1))
            return nil
        }
        count += 1
        return title(inlines.plainText, line: first.line)
    }

    private func title(_ text: String, line: Int) -> String? {
        guard text.contains(where: { !$0.isWhitespace }) else {
            log.report(.summary(.titleMissing), at: place(line))
            return nil
        }
        if endsWithStop(text) { log.report(.summary(.titleEndsWithStop), at: place(line)) }
        return text
    }

    private func row(_ inlines: [MarkdownInline], line: Int) -> Prose.Row? {
        if inlines.contains(where: { $0 == .softBreak || $0 == .lineBreak }) {
            log.report(.summary(.onSeveralLines), at: place(line))
        }
        let parts = inlines.plainText.split(separator: "→", omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 3 else {
            log.report(.summary(.parts(found: parts.count)), at: place(line))
            return nil
        }
        for (number, part) in zip(1..., parts) {
            if part.isEmpty { log.report(.summary(.partEmpty(number: number)), at: place(line)) }
            if part.count > limit {
                log.report(
                    .summary(.partTooLong(number: number, length: part.count, limit: limit)), at: place(line))
            }
            if endsWithStop(part) { log.report(.summary(.partEndsWithStop(number: number)), at: place(line)) }
        }
        return Prose.Row(symptom: parts[0], cause: parts[1], fix: parts[2])
    }

    private func trimmed(_ text: Substring) -> String {
        let isBlank = { (character: Character) in character.isWhitespace }
        return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }

    private func endsWithStop(_ text: String) -> Bool { text.hasSuffix(".") || text.hasSuffix("。") }

    private func place(_ line: Int) -> FormatIssue.Place { FormatIssue.Place(file: file, line: line) }
}
