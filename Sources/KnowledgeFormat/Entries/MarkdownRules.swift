import MarkdownReading

/// Reports the Markdown that entries do without.
struct MarkdownRules {
    let file: String
    /// The lines of the text, for what its tree does not tell.
    let lines: [Substring]
    let log: IssueLog

    func check(_ blocks: [MarkdownBlock]) {
        for block in blocks { check(block) }
        checkKeyPaths()
    }

    /// Reports `\.` outside code: the tree no longer has the backslash.
    private func checkKeyPaths() {
        var isInCode = false
        for (index, line) in lines.enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
            let outside = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }
            if !isInCode, outside.contains(where: { $0.element.contains("\\.") }) {
                report(.prose(.keyPathOutsideCode), index + 1)
            }
        }
    }

    private func check(_ block: MarkdownBlock) {
        switch block.content {
        case .heading(_, let inlines):
            if !source(block.line).hasPrefix("#") { report(.section(.underlined), block.line) }
            check(inlines, line: block.line)
        case .paragraph(let inlines):
            checkTable(inlines, line: block.line)
            check(inlines, line: block.line)
        case .list(_, let items): for item in items { check(item) }
        case .code(let language, _):
            if language != "", language != "swift" { report(.prose(.codeLanguage(language)), block.line) }
        case .quote(let inner):
            report(.prose(.forbidden(.quote)), block.line)
            check(inner)
        case .rule: report(.prose(.forbidden(.rule)), block.line)
        case .html: report(.prose(.forbidden(.html)), block.line)
        }
    }

    /// Reports a table, which CommonMark reads as a paragraph: its second line consists of bars and hyphens.
    private func checkTable(_ inlines: [MarkdownInline], line: Int) {
        guard inlines.contains(.softBreak) else { return }
        let rule = source(line + 1)
        if rule.contains("|"), rule.contains("-"), rule.allSatisfy({ "|-: ".contains($0) }) {
            report(.prose(.forbidden(.table)), line)
        }
    }

    private func check(_ inlines: [MarkdownInline], line: Int) {
        var line = line
        for inline in inlines {
            switch inline {
            case .image: report(.prose(.forbidden(.image)), line)
            case .html: report(.prose(.forbidden(.html)), line)
            case .link(let address, let inner):
                if !WebAddress.isValid(address), !WebAddress.isPath(address) {
                    report(.prose(.notAWebAddress(address)), line)
                }
                check(inner, line: line)
            case .emphasis(let inner), .strong(let inner): check(inner, line: line)
            case .softBreak, .lineBreak: line += 1
            case .text, .code: break
            }
        }
    }

    private func source(_ line: Int) -> Substring { line <= lines.count ? lines[line - 1] : "" }

    private func report(_ problem: FormatProblem, _ line: Int) {
        log.report(problem, at: FormatIssue.Place(file: file, line: line))
    }
}

extension MarkdownBlock {
    /// The links inside the block with the line of the paragraph that holds them.
    var links: [(address: String, line: Int)] {
        inlines.flatMap { line, inlines in inlines.flatMap(\.links).map { ($0, line) } }
    }

    /// The code marks inside the block, without code blocks.
    var codeMarks: [(text: String, line: Int)] {
        inlines.flatMap { line, inlines in inlines.flatMap(\.codeMarks).map { ($0, line) } }
    }

    private var inlines: [(line: Int, inlines: [MarkdownInline])] {
        switch content {
        case .heading(_, let inlines), .paragraph(let inlines): [(line, inlines)]
        case .list(_, let items): items.flatMap { $0.flatMap(\.inlines) }
        case .quote(let blocks): blocks.flatMap(\.inlines)
        case .code, .rule, .html: []
        }
    }
}

extension MarkdownInline {
    fileprivate var links: [String] {
        switch self {
        case .link(let address, _): [address]
        case .emphasis(let inner), .strong(let inner), .image(_, let inner): inner.flatMap(\.links)
        case .text, .code, .html, .softBreak, .lineBreak: []
        }
    }

    fileprivate var codeMarks: [String] {
        switch self {
        case .code(let text): [text]
        case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner):
            inner.flatMap(\.codeMarks)
        case .text, .html, .softBreak, .lineBreak: []
        }
    }
}
