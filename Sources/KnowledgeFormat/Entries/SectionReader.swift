import KnowledgeModel
import MarkdownReading

/// Reads the fixed sections of a text, which open with headings of the second level in a fixed order.
struct SectionReader {
    /// A heading of the second level with what stands below it.
    struct Part {
        var heading: String
        var line: Int
        var blocks: [MarkdownBlock] = []
        /// The line before which the part ends.
        var end: Int
    }

    let file: String
    /// The headings in their order.
    let headings: [String]
    /// The same headings in the other language, for who wrote one of those.
    let translatedHeadings: [String]
    let lines: [Substring]
    let log: IssueLog

    /// Checks headings and contents.
    ///
    /// - Parameters:
    ///   - blocks: what follows the opening of the text.
    ///   - check: looks at the content of a section by the number of its heading.
    /// - Returns: the text of each section that is there and not empty, by the number of its heading.
    func read(_ blocks: [MarkdownBlock], check: (Part, Int) -> Void) -> [Int: String] {
        var texts: [Int: String] = [:]
        var latest = -1
        var found: Set<Int> = []
        for part in split(blocks) {
            guard let index = headings.firstIndex(of: part.heading) else {
                reportUnknown(part)
                continue
            }
            guard found.insert(index).inserted else {
                log.report(.section(.twice(part.heading)), at: place(part.line))
                continue
            }
            if index < latest { log.report(.section(.outOfOrder(part.heading)), at: place(part.line)) }
            latest = max(latest, index)
            guard !part.blocks.isEmpty else {
                log.report(.section(.empty(part.heading)), at: place(part.line))
                continue
            }
            checkSubheadings(part)
            check(part, index)
            texts[index] = source(of: part)
        }
        for (index, heading) in headings.enumerated() where !found.contains(index) {
            log.report(.section(.missing(heading)), at: place())
        }
        return texts
    }

    /// Reports a section that does not begin with a paragraph.
    func checkFirstParagraph(_ part: Part) {
        if case .paragraph = part.blocks[0].content { return }
        log.report(.section(.firstParagraphMissing), at: place(part.blocks[0].line))
    }

    /// Reports the sources that the section does not link, and links to none of them.
    ///
    /// - Parameter addresses: the addresses of the sources; nil where they are not known.
    func checkSources(_ part: Part, addresses: [String]?) {
        guard let addresses else { return }
        let links = part.blocks.flatMap(\.links)
        for url in addresses where !links.contains(where: { $0.address == url }) {
            log.report(.prose(.sourceNotLinked(url)), at: place(part.line))
        }
        for link in links where !addresses.contains(link.address) && WebAddress.isValid(link.address) {
            log.report(.prose(.unlistedSource(link.address)), at: place(link.line))
        }
    }

    private func place(_ line: Int? = nil) -> FormatIssue.Place { FormatIssue.Place(file: file, line: line) }

    private func split(_ blocks: [MarkdownBlock]) -> [Part] {
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

    private func reportUnknown(_ part: Part) {
        let translated = translatedHeadings.firstIndex(of: part.heading).map { headings[$0] }
        let nearest = translated ?? Spelling.nearest(to: part.heading, among: headings)
        log.report(.section(.unknown(part.heading)), at: place(part.line), suggestion: nearest.map { .nearest($0) })
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
}
