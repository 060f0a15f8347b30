/// A sentence in pieces: words and numbers of the Latin script in lower case, and single other characters.
struct SentenceTokens: Hashable, Sendable {
    let list: [String]
    /// What stands before each token, and last what stands behind them all.
    let gaps: [String]
    /// The numbers that end in a capital letter, as `2M` does.
    let capitals: Set<Int>
    /// Where each token stands, so that a phrase is looked for only where it can begin.
    private let places: [String: [Int]]

    init(_ sentence: String) {
        var builder = Builder()
        for character in sentence { builder.take(Self.plain(character)) }
        builder.end()
        (list, gaps, capitals) = (builder.list, builder.gaps + [builder.gap], builder.capitals)
        places = Dictionary(grouping: list.indices) { [list] in list[$0] }
    }

    /// The wide forms of Chinese typing are those of ASCII.
    private static func plain(_ character: Character) -> Character {
        if character == "’" { return "'" }
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            (0xFF01...0xFF5E).contains(scalar.value)
        else { return character }
        return Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    }

    /// Where a phrase stands first, as tokens; nil where it does not.
    func range(of phrase: [String]) -> Range<Int>? { ranges(of: phrase).first { _ in true } }

    /// Everywhere a phrase stands, as tokens.
    func ranges(of phrase: [String]) -> some Sequence<Range<Int>> {
        (phrase.first.flatMap { places[$0] } ?? []).lazy
            .map { $0..<($0 + phrase.count) }
            .filter { $0.upperBound <= list.count && list[$0].elementsEqual(phrase) }
    }

    /// The tokens with what stands between them, as they were typed but for capital letters.
    func text(_ range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            if index > range.lowerBound {
                // Nothing but marks that a line can show.
                text += gaps[index].allSatisfy { Self.marks.contains($0) } ? gaps[index] : " "
            }
            text += list[index]
        }
    }

    private static let marks: Set<Character> = [
        " ", ",", ".", "-", "–", "~", "/", ":", "%", "(", ")", "\"", "|", "、", "，", "·", "“", "”", "（", "）",
    ]

    /// What is put together while the sentence is read once.
    private struct Builder {
        var list: [String] = []
        var gaps: [String] = []
        var capitals: Set<Int> = []
        var gap = ""
        private var word = ""
        private var endsInCapital = false

        mutating func take(_ character: Character) {
            if character.isASCII {
                let isPart = character.isLetter || character.isNumber || character == "'" || character == "+"
                let isPoint = character == "." && word.last?.isNumber == true
                if isPart || isPoint {
                    word += character.lowercased()
                    endsInCapital = character.isUppercase
                    return
                }
                end()
                gap.append(character)
            } else {
                end()
                if character.isLetter || character.isNumber {
                    add(character.lowercased())
                } else {
                    gap.append(character)
                }
            }
        }

        mutating func end() {
            // A full stop belongs to a number only where a digit follows.
            var stops = ""
            while word.last == "." { stops.append(word.removeLast()) }
            if !word.isEmpty {
                if endsInCapital, word.first?.isNumber == true { capitals.insert(list.count) }
                add(word)
            }
            word = ""
            gap += stops
        }

        private mutating func add(_ token: String) {
            list.append(token)
            gaps.append(gap)
            gap = ""
        }
    }
}
