/// Numbers of which each is an option: "from 1 to 99", "1 to 10", "1到60".
struct NumberRange: Hashable {
    /// How many numbers it holds, both ends counted.
    let count: Int
    /// Where it stands in the sentence.
    let place: Range<Int>

    /// The first range of the sentence; nil where there is none.
    ///
    /// A range that begins with neither 0 nor 1 has to have "from" before it: "five to eight speeds" guesses a number.
    init?(in tokens: SentenceTokens, _ groups: [NumberGroup]) {
        let quantity = OtherControlWords.quantity(in: tokens) ?? tokens.list.count
        for group in groups where group.numerals.count == 2 {
            let list = tokens.list
            let (start, end) = (group.place.lowerBound, group.place.upperBound)
            let isNamed =
                start > 0 && Self.openers.contains(list[start - 1]) || quantity <= start
            let isJoined = group.joint.map { Self.joints.contains($0) || (isNamed && $0 == "and") } ?? false
            guard isJoined, let first = group.numerals[0].value, let last = group.numerals[1].value,
                first <= 1 || isNamed, last > first, last < Numeral.limit,
                end >= list.count || !Self.acts.contains(list[end])
            else { continue }
            (count, place) = (last - first + 1, start..<end)
            return
        }
        return nil
    }

    private static let openers: Set<String> = ["from", "between", "从"]
    private static let joints: Set<String> = ["to", "through", "到", "至", "-"]
    /// What is done so often is no option.
    private static let acts: Set<String> = ["times", "taps", "lines", "columns", "words", "次", "行", "列", "遍"]
}
