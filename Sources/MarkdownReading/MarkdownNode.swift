import CCommonMark

/// A node of libcmark's tree while the tree is alive.
struct MarkdownNode {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    var children: [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let node = next {
            nodes.append(MarkdownNode(node))
            next = cmark_node_next(node)
        }
        return nodes
    }

    /// Whether a node below this one is more than so many levels down; it walks the tree without recursion.
    func isDeeper(than limit: Int) -> Bool {
        guard let iterator = cmark_iter_new(pointer) else { return false }
        defer { cmark_iter_free(iterator) }
        var depth = 0
        while true {
            switch cmark_iter_next(iterator) {
            case CMARK_EVENT_ENTER:
                // A leaf is entered and never left.
                if cmark_node_first_child(cmark_iter_get_node(iterator)) != nil { depth += 1 }
                if depth > limit { return true }
            case CMARK_EVENT_EXIT:
                if cmark_node_first_child(cmark_iter_get_node(iterator)) != nil { depth -= 1 }
            default: return false
            }
        }
    }

    /// The node as a block; nil where it is none.
    var block: MarkdownBlock? {
        let content: MarkdownBlock.Content
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_HEADING: content = .heading(level: Int(cmark_node_get_heading_level(pointer)), inlines)
        case CMARK_NODE_PARAGRAPH: content = .paragraph(inlines)
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
            let first = isOrdered ? Int(cmark_node_get_list_start(pointer)) : nil
            content = .list(firstNumber: first, items: children.map { $0.children.compactMap(\.block) })
        case CMARK_NODE_CODE_BLOCK:
            content = .code(language: string(cmark_node_get_fence_info(pointer)), text: literal)
        case CMARK_NODE_BLOCK_QUOTE: content = .quote(children.compactMap(\.block))
        case CMARK_NODE_THEMATIC_BREAK: content = .rule
        case CMARK_NODE_HTML_BLOCK: content = .html(literal)
        default: return nil
        }
        return MarkdownBlock(line: Int(cmark_node_get_start_line(pointer)), content: content)
    }

    private var inlines: [MarkdownInline] { children.compactMap(\.inline) }

    private var inline: MarkdownInline? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text(literal)
        case CMARK_NODE_CODE: .code(literal)
        case CMARK_NODE_EMPH: .emphasis(inlines)
        case CMARK_NODE_STRONG: .strong(inlines)
        case CMARK_NODE_LINK: .link(address: string(cmark_node_get_url(pointer)), inlines)
        case CMARK_NODE_IMAGE: .image(address: string(cmark_node_get_url(pointer)), inlines)
        case CMARK_NODE_HTML_INLINE: .html(literal)
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        default: nil
        }
    }

    private var literal: String { string(cmark_node_get_literal(pointer)) }

    private func string(_ characters: UnsafePointer<CChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}
