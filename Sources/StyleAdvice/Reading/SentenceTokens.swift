/// A sentence in pieces: words and numbers of the Latin script in lower case, and single other characters.
struct SentenceTokens: Hashable, Sendable {
    let list: [String]

    init(list: [String]) { self.list = list }

    init(_ sentence: String) {
        var list: [String] = []
        var word = ""
        func end() {
            // A full stop belongs to a number only where a digit follows.
            while word.last == "." { word.removeLast() }
            if !word.isEmpty { list.append(word) }
            word = ""
        }
        for character in sentence.lowercased() {
            if character.isASCII {
                let isPart = character.isLetter || character.isNumber || character == "'" || character == "+"
                let isPoint = character == "." && word.last?.isNumber == true
                if isPart || isPoint { word.append(character) } else { end() }
            } else if character == "’" {
                word.append("'")
            } else {
                end()
                if character.isLetter || character.isNumber { list.append(String(character)) }
            }
        }
        end()
        self.list = list
    }

    /// Where a phrase stands, as tokens; nil where it does not.
    func range(of phrase: [String]) -> Range<Int>? {
        guard !phrase.isEmpty, list.count >= phrase.count else { return nil }
        let start = (0...(list.count - phrase.count)).first { list[$0..<($0 + phrase.count)].elementsEqual(phrase) }
        return start.map { $0..<($0 + phrase.count) }
    }

    /// The tokens as they are read: spaces between Latin words only.
    func text(_ range: Range<Int>) -> String {
        var text = ""
        for token in list[range] {
            if let last = text.last, last.isASCII, token.first?.isASCII == true { text += " " }
            text += token
        }
        return text
    }

    /// Whether the words just before deny what follows.
    ///
    /// - Parameter reach: how many words before it may stand.
    func isDenied(at index: Int, within reach: Int = 2) -> Bool {
        let before = list[..<index].suffix(reach)
        if before.contains(where: { ["no", "not", "without", "never", "neither"].contains($0) || $0.hasSuffix("n't") })
        {
            return true
        }
        let last = list[..<index].suffix(3).joined()
        return ["不", "无", "没", "别", "不要", "不用", "无需", "没有", "不必", "不需要"].contains { last.hasSuffix($0) }
    }
}
