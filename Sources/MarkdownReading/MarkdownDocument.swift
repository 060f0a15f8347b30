import CCommonMark

/// A CommonMark text as a tree of values.
package struct MarkdownDocument: Hashable, Sendable {
    package var blocks: [MarkdownBlock]

    /// Nodes nested deeper than this are not turned into values, so that a hostile text cannot exhaust the stack.
    package static let maximumDepth = 64

    /// Reads a text; every text is valid CommonMark. One that is nested too deeply becomes a single code block.
    package init(_ text: String) {
        self =
            MarkdownDocument(checking: text)
            ?? MarkdownDocument(blocks: [MarkdownBlock(line: 1, content: .code(language: "", text: text))])
    }

    /// Reads a text; nil where it is nested more deeply than `maximumDepth`.
    package init?(checking text: String) {
        var text = text
        let blocks: [MarkdownBlock]? = text.withUTF8 { bytes in
            let pointer = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            guard let root = cmark_parse_document(pointer, bytes.count, CMARK_OPT_DEFAULT) else { return [] }
            defer { cmark_node_free(root) }
            let node = MarkdownNode(root)
            return node.isDeeper(than: Self.maximumDepth) ? nil : node.children.compactMap(\.block)
        }
        guard let blocks else { return nil }
        self.blocks = blocks
    }

    private init(blocks: [MarkdownBlock]) { self.blocks = blocks }
}

/// A block of a CommonMark text.
package struct MarkdownBlock: Hashable, Sendable {
    /// The line on which the block starts, from 1.
    package var line: Int
    package var content: Content

    package indirect enum Content: Hashable, Sendable {
        case heading(level: Int, [MarkdownInline])
        case paragraph([MarkdownInline])
        /// A list with the number of its first item, nil where it has bullets.
        case list(firstNumber: Int?, items: [[MarkdownBlock]])
        case code(language: String, text: String)
        case quote([MarkdownBlock])
        case rule
        case html(String)
    }
}

/// A run of text inside a block.
package indirect enum MarkdownInline: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case link(address: String, [MarkdownInline])
    case image(address: String, [MarkdownInline])
    case html(String)
    /// A line end that only wraps the source.
    case softBreak
    /// A line end that the author wants.
    case lineBreak
}

extension [MarkdownInline] {
    /// The text without its marks, as a search index or a one-line summary wants it.
    package var plainText: String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner): inner.plainText
            case .html: ""
            case .softBreak, .lineBreak: " "
            }
        }.joined()
    }
}

extension MarkdownBlock {
    /// The block's text without marks, its parts on lines of their own.
    package var plainText: String {
        switch content {
        case .heading(_, let inlines), .paragraph(let inlines): inlines.plainText
        case .list(_, let items): items.map { $0.map(\.plainText).joined(separator: "\n") }.joined(separator: "\n")
        case .code(_, let text): text
        case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n")
        case .rule, .html: ""
        }
    }
}
