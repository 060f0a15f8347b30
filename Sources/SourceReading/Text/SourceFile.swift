import Findings
import SwiftSyntax
import Synchronization

/// A file whose sections are parsed when somebody first asks for them, and never twice.
package final class SourceFile: Sendable {
    package let text: SourceText
    package let scan: WordScan
    /// Whether the file stands for a part of Apple's frameworks or the standard library.
    package let isInterface: Bool
    private let parsed = Mutex(FileSections())
    private let found = Mutex<[String: [TokenSyntax]]>([:])

    package init(path: String, bytes: [UInt8], words: WordScan.Words, isInterface: Bool = false) {
        self.isInterface = isInterface
        text = SourceText(path: path, bytes: bytes)
        scan = WordScan(bytes, words: words)
    }

    package var path: String { text.path }

    /// The syntax trees of all sections, in the order of the file. Their positions are offsets in the file's bytes.
    package var trees: [SourceFileSyntax] {
        parsed.withLock { sections in
            sections.prepare(text.bytes)
            return sections.starts.indices.map { sections.tree(of: $0, in: text.bytes) }
        }
    }

    /// The syntax tree of the section that an offset lies in.
    package func tree(at offset: Int) -> SourceFileSyntax {
        parsed.withLock { sections in
            sections.prepare(text.bytes)
            return sections.tree(of: sections.number(at: offset), in: text.bytes)
        }
    }

    /// The number of the section that an offset lies in.
    func section(at offset: Int) -> Int {
        parsed.withLock { sections in
            sections.prepare(text.bytes)
            return sections.number(at: offset)
        }
    }

    /// Whether somebody has asked for a tree.
    package var isParsed: Bool { parsed.withLock { !$0.starts.isEmpty } }

    /// The parts of the file that were asked for and not read, in its order.
    package var unread: [UnreadSection] { parsed.withLock { $0.unread.sorted { $0.offset < $1.offset } } }

    /// The trees of the sections that some offsets lie in, as far as somebody has asked for them.
    func knownTrees(at offsets: [Int]) -> [SourceFileSyntax] {
        parsed.withLock { sections in
            guard !sections.starts.isEmpty else { return [] }
            return Set(offsets.map(sections.number)).sorted().compactMap(sections.known)
        }
    }

    /// The token that begins at an offset, where it spells a word.
    package func token(at offset: Int, spelling word: String) -> TokenSyntax? {
        guard offset >= 0, let token = tree(at: offset).token(at: AbsolutePosition(utf8Offset: offset)),
            token.positionAfterSkippingLeadingTrivia.utf8Offset == offset, token.text == word
        else { return nil }
        return token
    }

    /// The tokens that spell a word, in the order of the file; places in comments and strings are left out.
    package func tokens(spelling word: String) -> [TokenSyntax] {
        if let known = found.withLock({ $0[word] }) { return known }
        let tokens = (scan.places[word] ?? []).compactMap { token(at: $0, spelling: word) }
        found.withLock { $0[word] = tokens }
        return tokens
    }

    /// The stretch that a node covers, without the comments around it.
    package func span(of node: some SyntaxProtocol) -> SourceSpan { text.span(Self.range(of: node)) }

    /// The bytes that a node covers, without the comments around it.
    package static func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
