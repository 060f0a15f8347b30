/// A piece of Swift, as far as renaming needs it: names, the words of texts and comments, and the rest.
struct SwiftToken: Hashable {
    enum Kind: Hashable {
        case name
        /// What stands between two quotes, or between a quote and an interpolation.
        case text
        case comment
        case other
    }

    var kind: Kind
    var text: String
    /// Whether a text is a whole literal.
    var isWhole = false

    /// The pieces of a text, which together are the text.
    static func all(in text: String) -> [SwiftToken] {
        var lexer = SwiftLexer(text)
        return lexer.read()
    }

    static func isNameStart(_ character: Character) -> Bool { character.isLetter || character == "_" }

    static func isNamePart(_ character: Character) -> Bool { isNameStart(character) || character.isNumber }
}

/// Cuts Swift into pieces; raw literals and regular expressions are not known to it, and no template has them.
private struct SwiftLexer {
    private enum Context {
        /// Code with so many open parentheses; that of an interpolation ends with its own.
        case code(depth: Int, isInterpolation: Bool)
        case literal(quote: String)
    }

    private let characters: [Character]
    private var next = 0
    private var tokens: [SwiftToken] = []
    private var contexts = [Context.code(depth: 0, isInterpolation: false)]

    init(_ text: String) { characters = Array(text) }

    mutating func read() -> [SwiftToken] {
        while next < characters.count {
            switch contexts[contexts.count - 1] {
            case .code(let depth, let isInterpolation): readCode(depth, isInterpolation)
            case .literal(let quote): readLiteral(quote)
            }
        }
        return tokens
    }

    private func starts(_ text: String) -> Bool {
        next + text.count <= characters.count && characters[next..<(next + text.count)].elementsEqual(text)
    }

    private mutating func take(_ count: Int, as kind: SwiftToken.Kind) {
        tokens.append(SwiftToken(kind: kind, text: String(characters[next..<(next + count)])))
        next += count
    }

    private func count(while isPart: (Character) -> Bool) -> Int { characters[next...].prefix(while: isPart).count }

    private mutating func readCode(_ depth: Int, _ isInterpolation: Bool) {
        let character = characters[next]
        if starts("//") {
            take(count { !$0.isNewline }, as: .comment)
        } else if starts("/*") {
            takeComment()
        } else if character == "\"" {
            let quote = starts("\"\"\"") ? "\"\"\"" : "\""
            take(quote.count, as: .other)
            contexts.append(.literal(quote: quote))
        } else if SwiftToken.isNameStart(character) {
            take(count(while: SwiftToken.isNamePart), as: .name)
        } else if character.isNumber {
            take(count(while: SwiftToken.isNamePart), as: .other)
        } else {
            let change = character == "(" ? 1 : character == ")" ? -1 : 0
            take(1, as: .other)
            if isInterpolation, depth + change == 0 {
                contexts.removeLast()
            } else {
                contexts[contexts.count - 1] = .code(depth: depth + change, isInterpolation: isInterpolation)
            }
        }
    }

    private mutating func takeComment() {
        var depth = 0
        var end = next
        repeat {
            let pair = String(characters[end..<min(end + 2, characters.count)])
            if pair == "/*" { depth += 1 }
            if pair == "*/" { depth -= 1 }
            end += pair == "/*" || pair == "*/" ? 2 : 1
        } while depth > 0 && end < characters.count
        take(min(end, characters.count) - next, as: .comment)
    }

    private mutating func readLiteral(_ quote: String) {
        let start = next
        let isAfterQuote = tokens.last.map { $0.text == quote } ?? false
        while next < characters.count, !starts(quote), !starts("\\(") { next += characters[next] == "\\" ? 2 : 1 }
        next = min(next, characters.count)
        if next > start {
            let text = String(characters[start..<next])
            tokens.append(SwiftToken(kind: .text, text: text, isWhole: isAfterQuote && starts(quote)))
        }
        guard next < characters.count else { return }
        if starts("\\(") {
            take(2, as: .other)
            contexts.append(.code(depth: 1, isInterpolation: true))
        } else {
            take(quote.count, as: .other)
            contexts.removeLast()
        }
    }
}
