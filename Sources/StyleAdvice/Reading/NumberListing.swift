/// Three numbers or more in a row, each an option: "5, 10 or 15 minutes", "10%, 15%, 20%".
struct NumberListing: Hashable {
    let count: Int
    let place: Range<Int>

    /// The first listing of a sentence; nil where there is none.
    init?(in tokens: SentenceTokens, _ numerals: [Numeral]) {
        var run: [Numeral] = []
        for numeral in numerals {
            let start = numeral.place.lowerBound
            if let last = run.last, !Self.joins(tokens, last.place.upperBound, start) {
                if run.count >= 3 { break }
                run = []
            }
            if !NamedNumber.belongs(tokens, at: start) { run.append(numeral) }
        }
        guard run.count >= 3, let first = run.first, let last = run.last else { return nil }
        (count, place) = (run.count, first.place.lowerBound..<last.place.upperBound)
    }

    /// Whether nothing but a unit, a comma or "or" stands between two numbers.
    private static func joins(_ tokens: SentenceTokens, _ end: Int, _ start: Int) -> Bool {
        guard start - end <= 2 else { return false }
        // "0.5x 1x 2x": the same letter behind each.
        if start == end, let unit = tokens.list[start].last, unit.isLetter, tokens.list[end - 1].last == unit {
            return true
        }
        if end < start, let unit = tokens.list[end..<start].first, !OptionCount.measures.contains(unit),
            !words.contains(unit)
        {
            return false
        }
        let hasComma = tokens.gaps[end...start].contains { gap in gap.contains { ",、/，|".contains($0) } }
        return hasComma || tokens.list[end..<start].contains(where: words.contains)
    }

    private static let words: Set<String> = ["or", "and", "或", "和"]
}
