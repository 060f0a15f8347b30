/// Numbers that stand together, as "five to eight" or "3 or 4" do; alone it is a group of one.
struct NumberGroup: Hashable {
    let numerals: [Numeral]
    /// What joins the first two: a word, or a dash.
    let joint: String?

    var place: Range<Int> { numerals[0].place.lowerBound..<numerals[numerals.count - 1].place.upperBound }

    /// The greatest of them: a control must hold as many.
    var greatest: Numeral? { numerals.filter(\.isSensible).max { ($0.value ?? 0) < ($1.value ?? 0) } }

    private static let words: Set<String> = ["to", "through", "or", "and", "到", "至", "或"]
    private static let dashes: Set<String> = ["-", "–", "—", "~", "～", " - ", " – "]

    /// The numbers of a sentence in their groups.
    static func list(in tokens: SentenceTokens, _ numerals: [Numeral]) -> [NumberGroup] {
        var groups: [NumberGroup] = []
        for numeral in numerals {
            let start = numeral.place.lowerBound
            let joint = groups.last.flatMap { self.joint(in: tokens, from: $0.place.upperBound, to: start) }
            if let joint, let last = groups.popLast() {
                groups.append(NumberGroup(numerals: last.numerals + [numeral], joint: last.joint ?? joint))
            } else {
                groups.append(NumberGroup(numerals: [numeral], joint: nil))
            }
        }
        return groups
    }

    private static func joint(in tokens: SentenceTokens, from end: Int, to start: Int) -> String? {
        if end == start { return dashes.contains(tokens.gaps[start]) ? "-" : nil }
        return start == end + 1 && words.contains(tokens.list[end]) ? tokens.list[end] : nil
    }
}
