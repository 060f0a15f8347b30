/// What a run of text is; a `Palette` decides how that looks.
package enum TextRole: CaseIterable, Hashable, Sendable {
    case plain
    case title, heading
    case emphasis, strong
    /// The permanent name of an entry, a question or a pattern.
    case slug
    /// Code inside a sentence.
    case code
    /// A part that the query matched.
    case match
    case muted
    case good, warning, bad
    case link
    /// The answer under the cursor.
    case selection
    /// Parts of a code block.
    case codeBlock, codeKeyword, codeString, codeNumber, codeComment
}
