/// How many columns of a terminal a text takes.
///
/// The rules are Unicode's, whatever the locale: East_Asian_Width wide and fullwidth characters and characters with
/// Emoji_Presentation take two columns, marks and format characters none, everything else one. Ambiguous characters take
/// one, as in every terminal's default setting.
package enum TextWidth {
    /// The columns of a text without newlines.
    package static func columns(of text: String) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of what a reader takes for one character.
    package static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = character.unicodeScalars
        if scalars.count > 1, isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// Whether the characters show as one picture: an emoji with a variation selector, a modifier or joined to others.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
        }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        let properties = scalar.properties
        // A hyphenation hint: invisible by the standard, yet every terminal shows it.
        if scalar.value == 0xAD { return 1 }
        // The vowels and finals of Hangul join the syllable that its first consonant has made two columns wide.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .surrogate: return 0
        default: break
        }
        if properties.isDefaultIgnorableCodePoint { return 0 }
        // One regional indicator takes one column, two are a flag.
        if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
        return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        guard value >= wideRanges[0].lowerBound else { return false }
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].contains(value)
    }

    /// The wide and fullwidth characters that have no emoji presentation, in order; unassigned ones between two wide
    /// blocks are counted in, as the standard does for the ideographic planes.
    ///
    /// Source: Unicode 16.0, EastAsianWidth.txt, <https://www.unicode.org/Public/16.0.0/ucd/EastAsianWidth.txt>.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul initial consonants
        0x2329...0x232A,  // angle brackets
        0x2630...0x2637, 0x268A...0x268F,  // trigrams and digrams
        0x2E80...0x303E,  // radicals, CJK punctuation
        0x3041...0x3247,  // kana, bopomofo, compatibility letters
        0x3250...0xA4C6,  // enclosed letters, CJK ideographs, Yi
        0xA960...0xA97C,  // Hangul initial consonants
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE10...0xFE19, 0xFE30...0xFE6B,  // vertical and small forms
        0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
        0x16FE0...0x1B2FB,  // Tangut, Khitan, kana supplement, Nüshu
        0x1D300...0x1D356, 0x1D360...0x1D376,  // tetragrams, counting rods
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x2FFFD, 0x30000...0x3FFFD,  // ideographic planes
    ]
}
