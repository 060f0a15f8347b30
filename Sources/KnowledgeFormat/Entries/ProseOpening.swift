import KnowledgeModel
import MarkdownReading

/// A text taken apart, with what the house says about every text reported: its rules of Markdown and of punctuation.
struct ProseOpening {
    let lines: [Substring]
    let blocks: [MarkdownBlock]

    /// Nil where the text is too deep to be taken apart.
    init?(_ text: String, file: String, language: Language, log: IssueLog) {
        guard let document = MarkdownDocument(checking: text) else {
            log.report(.prose(.tooDeep), at: FormatIssue.Place(file: file))
            return nil
        }
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        blocks = document.blocks
        MarkdownRules(file: file, lines: lines, log: log).check(blocks)
        guard language == .chinese else { return }
        for mark in ChinesePunctuation.marks(in: blocks) {
            log.report(.prose(.asciiPunctuation(mark.character)), at: FormatIssue.Place(file: file, line: mark.line))
        }
    }
}
