/// A piece of text that the index holds, or that a query asks for.
package struct Token: Hashable, Sendable {
    /// How the token was cut out.
    package enum Kind: Hashable, Sendable {
        /// A whole run of letters and digits: `pickerstyle`.
        case word
        /// A part of a camelCase word: `picker`, `style`.
        case part
        /// One ideograph: `选`.
        case ideograph
        /// Two neighbouring ideographs: `选中`.
        case pair
    }

    /// Lower case, full-width letters folded to ASCII.
    package var text: String
    package var kind: Kind
    /// Where the token stands in the original text.
    package var range: Range<String.Index>
}

/// Splits text into words, the parts of camelCase words, single ideographs and their overlapping pairs.
///
/// The index stores these tokens, separated by spaces, under FTS5's own `unicode61`; so any SQLite reads it without this code.
package enum TextSplitter {
    /// The tokens of a text in its order; a word stands before its parts, an ideograph before the pair that starts with it.
    package static func tokens(of text: String) -> [Token] {
        let scalars = text.unicodeScalars
        var tokens: [Token] = []
        var position = scalars.startIndex
        while position < scalars.endIndex {
            switch ScalarClass(scalars[position]) {
            case .other, .mark:
                position = scalars.index(after: position)
            case .ideograph:
                let next = end(ofIdeographAt: position, in: scalars)
                tokens.append(Token(text: String(text[position..<next]), kind: .ideograph, range: position..<next))
                if next < scalars.endIndex, ScalarClass(scalars[next]) == .ideograph {
                    let end = end(ofIdeographAt: next, in: scalars)
                    tokens.append(Token(text: String(text[position..<end]), kind: .pair, range: position..<end))
                }
                position = next
            case .upper, .lower, .digit:
                let end = scalars[position...].firstIndex { !ScalarClass($0).isInWord } ?? scalars.endIndex
                append(word: position..<end, of: text, to: &tokens)
                if isOptionalType(position..<end, in: scalars) {
                    tokens.append(Token(text: "optional", kind: .part, range: end..<scalars.index(after: end)))
                }
                position = end
            }
        }
        return tokens
    }

    /// The tokens of a text as the index stores them.
    package static func indexed(_ text: String) -> String {
        tokens(of: text).map(\.text).filter { !determiners.contains($0) }.joined(separator: " ")
    }

    /// Words that may stand inside an expression without changing it: “not in my list” is “not in list”.
    static let determiners: Set<String> = ["the", "a", "an", "my", "your", "our", "its", "this", "that", "any"]

    /// The position behind an ideograph and the marks that belong to it.
    private static func end(
        ofIdeographAt position: String.Index, in scalars: String.UnicodeScalarView
    ) -> String.Index {
        let next = scalars.index(after: position)
        return scalars[next...].firstIndex { ScalarClass($0) != .mark } ?? scalars.endIndex
    }

    /// Whether a word is the name of a type with a question mark behind it: `Int?`, `Account? = nil`.
    ///
    /// A question may end so too: at the end of a sentence only the names of common value types count.
    private static func isOptionalType(_ word: Range<String.Index>, in scalars: String.UnicodeScalarView) -> Bool {
        guard ScalarClass(scalars[word.lowerBound]) == .upper, word.upperBound < scalars.endIndex,
            scalars[word.upperBound] == "?"
        else { return false }
        let behind = scalars[scalars.index(after: word.upperBound)...]
        let isInside = behind.first.map { !$0.properties.isWhitespace } ?? false
        let isDeclared = behind.drop { $0 == " " }.first == "="
        return isInside || isDeclared || valueTypes.contains(String(scalars[word]))
    }

    private static let valueTypes: Set<String> = ["Int", "String", "Double", "Bool", "Date", "UUID", "URL", "Data"]

    private static func append(word range: Range<String.Index>, of text: String, to tokens: inout [Token]) {
        tokens.append(Token(text: folded(text[range]), kind: .word, range: range))
        let parts = camelParts(of: text.unicodeScalars[range])
        guard parts.count > 1 else { return }
        for part in parts {
            tokens.append(Token(text: folded(text[part]), kind: .part, range: part))
        }
    }

    /// `pickerStyle` → picker, style; `URLSession` → URL, Session; `iOS17` → iOS, 17; `SwiftUI` → Swift, UI.
    private static func camelParts(of word: Substring.UnicodeScalarView) -> [Range<String.Index>] {
        var parts: [Range<String.Index>] = []
        var start = word.startIndex
        var length = 0
        var previous: ScalarClass?
        var position = word.startIndex
        while position < word.endIndex {
            let current = ScalarClass(word[position])
            let next = word.index(after: position)
            let following = next < word.endIndex ? ScalarClass(word[next]) : nil
            let startsPart =
                switch (previous, current) {
                case (.lower?, .upper): length > 1
                case (.upper?, .upper): following == .lower && length > 1
                case (.digit?, .upper), (.digit?, .lower), (.upper?, .digit), (.lower?, .digit): true
                default: false
                }
            if startsPart {
                parts.append(start..<position)
                start = position
                length = 0
            }
            length += 1
            if current != .mark { previous = current }
            position = next
        }
        parts.append(start..<word.endIndex)
        return parts
    }

    private static func folded(_ text: Substring) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: folded.append(Unicode.Scalar(scalar.value + 0x20)!)
            case ..<0x80: folded.append(scalar)
            // Full-width letters and digits.
            case 0xFF01...0xFF5E:
                let narrow = Unicode.Scalar(scalar.value - 0xFEE0)!
                folded.append(contentsOf: narrow.properties.lowercaseMapping.unicodeScalars)
            default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(folded)
    }
}

/// What a scalar means to the splitter.
private enum ScalarClass {
    case upper, lower, digit, ideograph, mark, other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0xFF21...0xFF3A: self = .upper
        case 0x61...0x7A: self = .lower
        case 0x30...0x39: self = .digit
        case ..<0x80: self = .other
        // Scripts written without spaces: Han, kana, Hangul.
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            self = .ideograph
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .mark
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .titlecaseLetter: self = .upper
            case .lowercaseLetter, .modifierLetter, .otherLetter: self = .lower
            case .decimalNumber: self = .digit
            case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
            default: self = .other
            }
        }
    }

    var isInWord: Bool {
        switch self {
        case .upper, .lower, .digit, .mark: true
        case .ideograph, .other: false
        }
    }
}
