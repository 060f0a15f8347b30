import Findings
import SwiftParser
import SwiftSyntax
import Synchronization

/// A file that is parsed when somebody first asks for its tree, and never twice.
package final class SourceFile: Sendable {
    package let text: SourceText
    package let scan: WordScan
    /// Whether the file stands for a part of Apple's frameworks or the standard library.
    package let isInterface: Bool
    private let parsed = Mutex<SourceFileSyntax?>(nil)
    private let found = Mutex<[String: [TokenSyntax]]>([:])

    package init(path: String, bytes: [UInt8], words: WordScan.Words, isInterface: Bool = false) {
        self.isInterface = isInterface
        text = SourceText(path: path, bytes: bytes)
        scan = WordScan(bytes, words: words)
    }

    package var path: String { text.path }

    /// The syntax tree. Its positions are offsets in the file's bytes.
    package var tree: SourceFileSyntax {
        parsed.withLock { parsed in
            if let parsed { return parsed }
            let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 128) }
            parsed = tree
            return tree
        }
    }

    /// Whether somebody has asked for the tree.
    package var isParsed: Bool { parsed.withLock { $0 != nil } }

    /// The tokens of the tree that spell a word, in the order of the file; places in comments and strings are left out.
    package func tokens(spelling word: String) -> [TokenSyntax] {
        if let known = found.withLock({ $0[word] }) { return known }
        let tokens = readTokens(spelling: word)
        found.withLock { $0[word] = tokens }
        return tokens
    }

    private func readTokens(spelling word: String) -> [TokenSyntax] {
        (scan.places[word] ?? []).compactMap { offset in
            guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
                token.positionAfterSkippingLeadingTrivia.utf8Offset == offset, token.text == word
            else { return nil }
            return token
        }
    }

    /// The stretch that a node covers, without the comments around it.
    package func span(of node: some SyntaxProtocol) -> SourceSpan { text.span(Self.range(of: node)) }

    /// The bytes that a node covers, without the comments around it.
    package static func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
}
