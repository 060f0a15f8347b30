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
        var tokens: [Token] = []
        var position = text.startIndex
        while position < text.endIndex {
            switch CharacterClass(text[position]) {
            case .other:
                position = text.index(after: position)
            case .ideograph:
                let next = text.index(after: position)
                tokens.append(Token(text: String(text[position]), kind: .ideograph, range: position..<next))
                if next < text.endIndex, CharacterClass(text[next]) == .ideograph {
                    let end = text.index(after: next)
                    tokens.append(Token(text: String(text[position..<end]), kind: .pair, range: position..<end))
                }
                position = next
            case .upper, .lower, .digit:
                let end = text[position...].firstIndex { !CharacterClass($0).isInWord } ?? text.endIndex
                append(word: position..<end, of: text, to: &tokens)
                position = end
            }
        }
        return tokens
    }

    /// The tokens of a text as the index stores them.
    package static func indexed(_ text: String) -> String {
        tokens(of: text).map(\.text).joined(separator: " ")
    }

    private static func append(word range: Range<String.Index>, of text: String, to tokens: inout [Token]) {
        tokens.append(Token(text: folded(text[range]), kind: .word, range: range))
        let parts = camelParts(of: text[range])
        guard parts.count > 1 else { return }
        for part in parts {
            tokens.append(Token(text: folded(text[part]), kind: .part, range: part))
        }
    }

    /// `pickerStyle` → picker, style; `URLSession` → URL, Session; `iOS17` → iOS, 17; `SwiftUI` → Swift, UI.
    private static func camelParts(of word: Substring) -> [Range<String.Index>] {
        var parts: [Range<String.Index>] = []
        var start = word.startIndex
        var previous: CharacterClass?
        var position = word.startIndex
        while position < word.endIndex {
            let current = CharacterClass(word[position])
            let next = word.index(after: position)
            let following = next < word.endIndex ? CharacterClass(word[next]) : nil
            let startsPart =
                switch (previous, current) {
                case (.lower?, .upper): word.distance(from: start, to: position) > 1
                case (.upper?, .upper): following == .lower && word.distance(from: start, to: position) > 1
                case (.digit?, .upper), (.digit?, .lower), (.upper?, .digit), (.lower?, .digit): true
                default: false
                }
            if startsPart {
                parts.append(start..<position)
                start = position
            }
            previous = current
            position = next
        }
        parts.append(start..<word.endIndex)
        return parts
    }

    private static func folded(_ text: Substring) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            folded.append(isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar)
        }
        return String(folded).lowercased()
    }
}

/// What a character means to the splitter.
private enum CharacterClass {
    case upper, lower, digit, ideograph, other

    init(_ character: Character) {
        if let byte = character.asciiValue {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
            case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
            default: self = .other
            }
        } else if let scalar = character.unicodeScalars.first, Self.isIdeograph(scalar.value) {
            self = .ideograph
        } else if character.isUppercase {
            self = .upper
        } else if character.isLetter {
            self = .lower
        } else {
            self = character.isWholeNumber ? .digit : .other
        }
    }

    var isInWord: Bool {
        switch self {
        case .upper, .lower, .digit: true
        case .ideograph, .other: false
        }
    }

    /// Scripts written without spaces: Han, kana, Hangul.
    private static func isIdeograph(_ value: UInt32) -> Bool {
        switch value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
