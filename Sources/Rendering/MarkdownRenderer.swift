import MarkdownReading

/// Sets a CommonMark text as lines for a terminal.
package struct MarkdownRenderer: Sendable {
    /// The columns of a line, the indent counted.
    package var width: Int
    /// The spaces before every line.
    package var indent: Int
    /// Whether code marks and emphasis marks are printed, because no colour shows them.
    package var showsMarks: Bool

    package init(width: Int, indent: Int = 0, showsMarks: Bool = true) {
        self.width = width
        self.indent = indent
        self.showsMarks = showsMarks
    }

    /// A renderer for paragraphs on an output.
    package init(style: OutputStyle, indent: Int = 0) {
        self.init(width: style.proseWidth, indent: indent, showsMarks: style.palette == .none)
    }

    /// The document's lines, with an empty one between blocks.
    package func lines(_ document: MarkdownDocument) -> [StyledText] {
        let margin = StyledText(String(repeating: " ", count: indent))
        return lines(document.blocks, first: margin, rest: margin)
    }

    /// Inline text as styled text on one line, for titles and cells.
    package func text(_ inlines: [MarkdownInline]) -> StyledText { text(inlines, role: .plain) }

    // MARK: Blocks

    /// The blocks' lines, where `first` stands before the first line and `rest` before the others.
    private func lines(
        _ blocks: [MarkdownBlock], first: StyledText, rest: StyledText, isTight: Bool = false
    ) -> [StyledText] {
        var result: [StyledText] = []
        for (index, block) in blocks.enumerated() {
            if index > 0, !isTight { result.append(LineWrapper(width: width, firstPrefix: rest).wrap("")[0]) }
            result += lines(block, first: index == 0 ? first : rest, rest: rest)
        }
        return result
    }

    private func lines(_ block: MarkdownBlock, first: StyledText, rest: StyledText) -> [StyledText] {
        switch block.content {
        case .heading(_, let inlines):
            return wrap(text(inlines, role: .heading), first, rest)
        case .paragraph(let inlines):
            return wrap(text(inlines, role: .plain), first, rest)
        case .list(let firstNumber, let items):
            return lines(items, firstNumber: firstNumber, first: first, rest: rest)
        case .code(let language, let text):
            return code(text, language: language, first: first, rest: rest)
        case .quote(let blocks):
            let bar = StyledText("│ ", .muted)
            return lines(blocks, first: first + bar, rest: rest + bar)
        case .rule:
            let room = max(1, width - first.columns)
            return [first + StyledText(String(repeating: "─", count: min(room, 20)), .muted)]
        case .html(let text):
            return wrap(StyledText(Self.withoutLastNewline(text)), first, rest)
        }
    }

    private func lines(
        _ items: [[MarkdownBlock]], firstNumber: Int?, first: StyledText, rest: StyledText
    ) -> [StyledText] {
        let markers = items.indices.map { index in firstNumber.map { "\($0 + index). " } ?? "• " }
        let markerWidth = markers.map { TextWidth.columns(of: $0) }.max() ?? 0
        let hanging = rest + StyledText(String(repeating: " ", count: markerWidth))
        // A list with several paragraphs or with code in an item is set with air between the items.
        let isLoose = items.contains { item in
            item.contains { $0.content.isTall } || item.filter { $0.content.isParagraph }.count > 1
        }
        var result: [StyledText] = []
        for (index, item) in items.enumerated() {
            if index > 0, isLoose { result.append(LineWrapper(width: width, firstPrefix: rest).wrap("")[0]) }
            let marker = StyledText(markers[index]).padded(to: markerWidth, .trailing)
            let start = (index == 0 ? first : rest) + marker
            result += item.isEmpty ? [start] : lines(item, first: start, rest: hanging, isTight: !isLoose)
        }
        return result
    }

    private func code(_ text: String, language: String, first: StyledText, rest: StyledText) -> [StyledText] {
        let text = Self.withoutLastNewline(text)
        let isSwift = language.lowercased().split(separator: " ").first == "swift"
        let styled = isSwift ? SwiftHighlighter.highlighted(text) : StyledText(text, .codeBlock)
        return styled.lines.enumerated().map { index, line in
            line.isEmpty ? StyledText() : (index == 0 ? first : rest) + StyledText("    ") + line
        }
    }

    private func wrap(_ text: StyledText, _ first: StyledText, _ rest: StyledText) -> [StyledText] {
        LineWrapper(width: width, firstPrefix: first, prefix: rest).wrap(text)
    }

    private static func withoutLastNewline(_ text: String) -> String {
        text.last?.isNewline == true ? String(text.dropLast()) : text
    }

    // MARK: Inlines

    private func text(_ inlines: [MarkdownInline], role: TextRole) -> StyledText {
        var result = StyledText()
        for (index, inline) in inlines.enumerated() {
            if inline == .softBreak {
                let next = inlines.dropFirst(index + 1).first.map { text([$0], role: role).plainText.first } ?? nil
                result.append(Self.joint(between: result.plainText.last, and: next), role)
            } else {
                result.append(text(inline, role: role))
            }
        }
        return result
    }

    private func text(_ inline: MarkdownInline, role: TextRole) -> StyledText {
        switch inline {
        case .text(let text), .html(let text): StyledText(text, role)
        case .code(let text): StyledText(showsMarks ? "`\(text)`" : text, .code)
        case .emphasis(let inner): marked(text(inner, role: role == .plain ? .emphasis : role), "*")
        case .strong(let inner): marked(text(inner, role: role == .plain ? .strong : role), "**")
        case .link(let address, let inner), .image(let address, let inner): link(to: address, text(inner, role: role))
        case .lineBreak: StyledText("\n", role)
        case .softBreak: StyledText(" ", role)
        }
    }

    private func marked(_ text: StyledText, _ mark: String) -> StyledText {
        guard showsMarks, let first = text.spans.first, let last = text.spans.last else { return text }
        return StyledText(mark, first.role) + text + StyledText(mark, last.role)
    }

    private func link(to address: String, _ text: StyledText) -> StyledText {
        if text.isEmpty || text.plainText == address { return StyledText(address, .link) }
        return text + StyledText(" <") + StyledText(address, .link) + StyledText(">")
    }

    /// What a line end of the source is worth: nothing between two Chinese characters, else a space.
    private static func joint(between left: Character?, and right: Character?) -> String {
        guard let left, let right else { return " " }
        return TextWidth.columns(of: left) > 1 && TextWidth.columns(of: right) > 1 ? "" : " "
    }
}

extension MarkdownBlock.Content {
    /// Whether the block needs air around it even inside a list.
    fileprivate var isTall: Bool {
        switch self {
        case .code, .quote: true
        default: false
        }
    }

    fileprivate var isParagraph: Bool {
        if case .paragraph = self { true } else { false }
    }
}
