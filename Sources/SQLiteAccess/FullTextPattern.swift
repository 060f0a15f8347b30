/// A full-text pattern of FTS5 that cannot be invalid: it is built from terms, never from a user's syntax.
package struct FullTextPattern: Hashable, Sendable {
    /// The pattern as FTS5 reads it.
    package let text: String

    /// A pattern that any of the terms matches, or nil where there are none with a character FTS5 indexes.
    ///
    /// - Parameters:
    ///   - terms: the words to look for.
    ///   - asPrefixes: whether longer words match too.
    package init?(anyOf terms: [String], asPrefixes: Bool = false) {
        let quoted = terms.filter(Self.isIndexed).map { Self.quoted($0) + (asPrefixes ? "*" : "") }
        guard !quoted.isEmpty else { return nil }
        text = quoted.joined(separator: " OR ")
    }

    private static func isIndexed(_ term: String) -> Bool {
        term.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            && !term.utf8.contains(0)
    }

    private static func quoted(_ term: String) -> String {
        "\"" + term.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
