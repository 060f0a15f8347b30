/// How many options are chosen at once, beside the number that there are: "up to 3 interests out of 40".
enum ChosenPart {
    /// Words that choose.
    static let choosing: Set<String> = [
        "选", "挑", "勾", "点", "取", "pick", "choose", "select", "tick", "picks", "chooses", "selects", "ticks",
    ]

    /// Whether a number says how many are chosen of those that a greater one counts.
    static func isChosen(
        _ tokens: SentenceTokens, _ candidate: OptionCount.Candidate, of others: [OptionCount.Candidate]
    ) -> Bool {
        let before = tokens.list[..<candidate.start].suffix(3).map { $0 }
        let verb = before.last == "好" ? before.dropLast().last : before.last
        if verb.map(choosing.contains) ?? false { return true }
        guard limits.contains(where: { before.suffix($0.count).elementsEqual($0) }) else { return false }
        return others.contains { $0.value > candidate.value && isWhole(tokens, $0) }
    }

    /// Words that set an upper limit to what is chosen.
    private static let limits = [
        "up to", "at most", "no more than", "not more than", "maximum of", "max", "maximum", "any", "at least",
        "exactly",
        "最多", "至多", "不超过", "最多能", "至少",
    ].map { SentenceTokens($0).list }

    /// Whether words beside a number say that others are taken out of it: "out of 40", "a list of 80", 共40个, 40个里.
    private static func isWhole(_ tokens: SentenceTokens, _ candidate: OptionCount.Candidate) -> Bool {
        let before = tokens.list[..<candidate.place.lowerBound].suffix(3)
        let behind = tokens.list[candidate.place.upperBound...].prefix(6)
        return before.contains(where: sources.contains) || behind.contains("里") || behind.contains("中")
    }

    private static let sources: Set<String> = ["of", "from", "among", "total", "共", "从", "有"]

    /// "Any of 12 toppings": where the words stand that let people choose any of a number of options.
    static func anyOf(_ tokens: SentenceTokens, _ taken: OptionCount.Candidate) -> Range<Int>? {
        let start = taken.place.lowerBound
        let words = tokens.list[..<start].suffix(3)
        let bare = words.last.map { ["the", "these", "those", "my", "our"].contains($0) } ?? false
        let end = bare ? start - 1 : start
        return end >= 2 && tokens.list[(end - 2)..<end].elementsEqual(["any", "of"]) ? (end - 2)..<end : nil
    }
}
