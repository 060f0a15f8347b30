/// Numbers of which each is an option: "from 1 to 99", "1 to 10", "1到60", "5 to 60 in steps of 5".
struct NumberRange: Hashable {
    /// How many numbers it holds, both ends counted.
    let count: Int
    /// Where it stands in the sentence.
    let place: Range<Int>
    /// Where the distance between two of its numbers is said; nil where it is one.
    let step: Range<Int>?

    /// The first range of the sentence; nil where there is none.
    ///
    /// A range that begins with neither 0 nor 1 has to have "from" before it or a step beside it: "five to eight speeds"
    /// guesses a number, and so does "between four and six options".
    init?(in tokens: SentenceTokens, _ groups: [NumberGroup]) {
        let quantity = OtherControlWords.quantity(in: tokens) ?? tokens.list.count
        let step = groups.lazy.compactMap { RangeStep(in: tokens, $0) }.first
        for group in groups where group.numerals.count == 2 && group.place != step?.place {
            let list = tokens.list
            let (start, end) = (group.place.lowerBound, group.place.upperBound)
            let isOpened = start > 0 && Self.openers.contains(list[start - 1])
            let isAsked = quantity <= start
            let isNamed = isOpened || isAsked || step != nil
            let isJoined = group.joint.map { Self.joints.contains($0) || (isNamed && $0 == "and") } ?? false
            guard isJoined, let first = group.numerals[0].value, let last = group.numerals[1].value,
                first <= 1 || isNamed, last > first, last < Numeral.limit,
                end >= list.count || !Self.acts.contains(list[end]),
                isAsked || step != nil || !Self.guesses(tokens, first, behind: end)
            else { continue }
            if let step, step.value < last - first {
                (count, self.step) = ((last - first) / step.value + 1, step.place)
            } else {
                (count, self.step) = (last - first + 1, nil)
            }
            place = start..<end
            return
        }
        return nil
    }

    /// Whether the numbers guess how many of something there are: options always, others unless they begin with 0 or 1.
    private static func guesses(_ tokens: SentenceTokens, _ first: Int, behind end: Int) -> Bool {
        guard end < tokens.list.count, tokens.gaps[end].allSatisfy({ $0 == " " }) else { return false }
        let next = tokens.list[end]
        // "Between 2 and 4 of 12" says how many are chosen.
        if ["of", "out"].contains(next) { return true }
        if OptionCount.namesOptions(tokens, behind: end) { return true }
        guard first > 1 else { return false }
        let isPlural = next.count >= 4 && next.last == "s" && !OptionCount.measures.contains(next)
        let isTime = ["个月", "个小", "个星", "个礼", "个半"].contains(tokens.list[end...].prefix(2).joined())
        return isPlural || (["个", "种", "项", "款"].contains(next) && !isTime)
    }

    private static let openers: Set<String> = ["from", "between", "从"]
    private static let joints: Set<String> = ["to", "through", "到", "至", "-"]
    /// What is done so often is no option.
    private static let acts: Set<String> = ["times", "taps", "lines", "columns", "words", "次", "行", "列", "遍"]
}
