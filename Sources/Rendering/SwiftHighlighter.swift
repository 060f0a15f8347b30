/// Gives the parts of Swift code their roles: light work for the eye, not a parser.
///
/// Comments, string literals, numbers, keywords and attributes are told apart; everything else is `codeBlock`. The
/// characters themselves never change.
package enum SwiftHighlighter {
    /// The code with roles.
    package static func highlighted(_ code: String) -> StyledText {
        var scanner = Scanner(rest: Substring(code))
        var result = StyledText()
        while let (text, role) = scanner.next() { result.append(String(text), role) }
        return result
    }

    private struct Scanner {
        var rest: Substring

        mutating func next() -> (Substring, TextRole)? {
            guard let first = rest.first else { return nil }
            if rest.hasPrefix("//") { return (take { !$0.isNewline }, .codeComment) }
            if rest.hasPrefix("/*") { return (takeBlockComment(), .codeComment) }
            if let string = takeString() { return (string, .codeString) }
            if first.isNumber { return (take { $0.isNumber || $0.isLetter || $0 == "_" || $0 == "." }, .codeNumber) }
            if Self.startsWord(first) {
                let word = take { Self.continuesWord($0) }
                return (word, Self.isKeyword(word) ? .codeKeyword : .codeBlock)
            }
            return (take(1), .codeBlock)
        }

        private mutating func take(_ count: Int) -> Substring {
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }

        /// Takes the first character and those after it that belong to it.
        private mutating func take(while belongs: (Character) -> Bool) -> Substring {
            take(1 + rest.dropFirst().prefix(while: belongs).count)
        }

        private mutating func takeBlockComment() -> Substring {
            var depth = 0
            var index = rest.startIndex
            repeat {
                let here = rest[index...]
                if here.hasPrefix("/*") || here.hasPrefix("*/") {
                    depth += here.hasPrefix("/*") ? 1 : -1
                    index = rest.index(index, offsetBy: 2)
                } else {
                    index = rest.index(after: index)
                }
            } while depth > 0 && index < rest.endIndex
            defer { rest = rest[index...] }
            return rest[..<index]
        }

        /// Takes a string literal of any kind; nil where none starts here.
        private mutating func takeString() -> Substring? {
            let pounds = rest.prefix { $0 == "#" }
            let quotes = rest[pounds.endIndex...].prefix { $0 == "\"" }
            guard !quotes.isEmpty else { return nil }
            let isLong = quotes.count >= 3
            let quote = isLong ? "\"\"\"" : "\""
            let escape = "\\" + pounds
            var index = rest.index(pounds.endIndex, offsetBy: quote.count)
            while index < rest.endIndex {
                let here = rest[index...]
                if here.hasPrefix(escape) {
                    index = rest.index(index, offsetBy: escape.count + 1, limitedBy: rest.endIndex) ?? rest.endIndex
                } else if here.hasPrefix(quote + pounds) {
                    index = rest.index(index, offsetBy: quote.count + pounds.count)
                    break
                } else if !isLong, rest[index].isNewline {
                    break
                } else {
                    index = rest.index(after: index)
                }
            }
            defer { rest = rest[index...] }
            return rest[..<index]
        }

        private static func startsWord(_ character: Character) -> Bool {
            character.isLetter || character == "_" || character == "@" || character == "#"
        }

        private static func continuesWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_"
        }

        private static func isKeyword(_ word: Substring) -> Bool {
            word.first == "@" || word.first == "#" || keywords.contains(word)
        }

        private static let keywords = Set(
            """
            actor any as associatedtype async await break case catch class continue default defer deinit do else \
            enum extension fallthrough false fileprivate for func guard if import in indirect init inout \
            internal is let mutating nil nonisolated open operator override package private protocol public \
            repeat return self Self some static struct subscript super switch throw throws true try typealias \
            var weak where while
            """.split(separator: " "))
    }
}
