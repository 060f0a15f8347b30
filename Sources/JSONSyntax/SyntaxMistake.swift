/// What is wrong with a text that should be JSON.
package enum SyntaxMistake: Hashable, Sendable {
    case unexpected(found: String, expected: Expected)
    case textEnds(expected: Expected)
    case textAfterTheEnd
    case unclosedComment
    /// A text without its closing quote on the same line.
    case unclosedText
    case unknownEscape
    case notANumber(String)
    case tooDeep(limit: Int)

    /// What should stand where something else stands.
    package enum Expected: Hashable, Sendable {
        case value, key, colon, commaOrBrace, commaOrBracket
    }
}
