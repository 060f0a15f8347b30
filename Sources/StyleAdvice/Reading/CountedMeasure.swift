/// People and days, which are counted as options in some sentences, and say how much of something in others.
enum CountedMeasure {
    /// Whether the number before such a word counts options: "300 customers", "the next 30 days", 未来30天.
    static func counts(_ tokens: SentenceTokens, _ place: Range<Int>) -> Bool {
        let (list, end) = (tokens.list, place.upperBound)
        var start = place.lowerBound
        while start > 0, estimates.contains(list[start - 1]) { start -= 1 }
        let before = start > 0 ? list[start - 1] : ""
        let behind = end + 1 < list.count ? list[end + 1] : ""
        let isClear = open.isDisjoint(with: list[place]) && !actors.contains(behind)
        switch list[end] {
        case let word where people.contains(word): return isClear && !agents.contains(before)
        case "days", "weeks": return isClear && (nexts.contains(before) || isAlone(tokens, start..<(end + 1)))
        case "天", "周", "人":
            let named = list[..<place.lowerBound].suffix(2).joined()
            return ["未来", "接下", "下来"].contains(named) || ["里", "中"].contains(behind)
        default: return false
        }
    }

    /// Whether the words are the whole clause: "30 days, in a form".
    private static func isAlone(_ tokens: SentenceTokens, _ words: Range<Int>) -> Bool {
        let ends =
            words.upperBound == tokens.list.count || tokens.gaps[words.upperBound].contains { ",.;，。".contains($0) }
        return words.lowerBound == 0 && ends
    }

    private static let people: Set<String> = ["people", "users", "customers", "developers"]
    private static let estimates: Set<String> = ["about", "around", "some", "roughly", "nearly", "almost", "over"]
    /// Words before people who use the app and are not chosen.
    private static let agents: Set<String> = [
        "by", "for", "to", "with", "per", "than", "our", "my", "where", "when", "if",
    ]
    private static let nexts: Set<String> = ["next", "following", "coming"]
    /// What people do or are who are not chosen.
    private static let actors: Set<String> = [
        "use", "uses", "change", "will", "can", "are", "have", "who", "need", "want", "per", "share", "at", "may",
        "see",
        "old", "ago", "later", "before", "after", "trial", "change", "switch", "pick", "choose", "should",
    ]
    /// Numbers that nobody counted.
    private static let open: Set<String> = ["couple", "few", "many", "lots", "lot", "tons", "most", "handful"]
}
