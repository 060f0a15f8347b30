/// What a sentence says no to: "no search", "search isn't needed", 不在工具栏里.
extension SentenceTokens {
    /// Whether the words just before deny what follows.
    ///
    /// - Parameter reach: how many words before it may stand; words such as "need" and "the" do not count.
    func isDenied(at index: Int, within reach: Int = 2) -> Bool {
        var place = index
        var areFillers = true
        while place > 0, index - place < Self.longestWay, index - place < reach || areFillers,
            !isBreak(before: place)
        {
            place -= 1
            if isDenial(list[place]) { return true }
            areFillers = areFillers && Self.fillers.contains(list[place])
        }
        let last = clause(before: index, Self.longestDenial)
        return Self.chineseDenials.contains { last.hasSuffix($0) }
            && !Self.chineseQuestions.contains { last.hasSuffix($0) }
    }

    /// Whether the words just behind deny what stands before them: "search is not needed", 搜索不需要.
    func isDenied(behind end: Int) -> Bool {
        guard end < list.count, !isBreak(before: end) else { return false }
        if Self.laterDenials.contains(list[end]) { return true }
        let ahead = list[end...].prefix(4).enumerated().prefix { $0.offset == 0 || !isBreak(before: end + $0.offset) }
            .map(\.element)
        if let denial = ahead.prefix(2).firstIndex(where: isDenial) {
            let isVerb = denial == 0 || Self.verbs.contains(ahead[0])
            return isVerb && ahead.dropFirst(denial + 1).prefix(2).contains(where: Self.needs.contains)
        }
        if ahead.count > 1, Self.verbs.contains(ahead[0]), Self.laterDenials.contains(ahead[1]) { return true }
        return endsClause(end) { Self.laterChineseDenials.contains($0) }
    }

    /// The words around a place, up to some before and behind it in its clause.
    func clauseText(around place: Range<Int>) -> String {
        var (start, end) = (place.lowerBound, place.upperBound)
        while start > 0, place.lowerBound - start < Self.longestDenial, !isBreak(before: start) { start -= 1 }
        while end < list.count, end - place.upperBound < Self.longestDenial, !isBreak(before: end) { end += 1 }
        return text(start..<end)
    }

    /// Whether the characters up to the end of the clause are such.
    private func endsClause(_ start: Int, _ isSuch: (String) -> Bool) -> Bool {
        var text = ""
        var index = start
        while index < list.count, index - start < Self.longestDenial, index == start || !isBreak(before: index) {
            text += list[index]
            index += 1
        }
        return (index == list.count || isBreak(before: index)) && isSuch(text)
    }

    /// The last tokens of the clause before a place, joined.
    private func clause(before index: Int, _ count: Int) -> String {
        var start = index
        while start > 0, index - start < count, !isBreak(before: start) { start -= 1 }
        return list[start..<index].joined()
    }

    /// Whether a mark that ends a thought stands before a token.
    private func isBreak(before index: Int) -> Bool { gaps[index].contains { Self.breaks.contains($0) } }

    private func isDenial(_ word: String) -> Bool { Self.denials.contains(word) || word.hasSuffix("n't") }

    private static let breaks: Set<Character> = [",", ".", ";", ":", "!", "?", "，", "。", "；", "：", "、", "！", "？", "—"]
    /// How far back a denial is looked for at most.
    private static let longestWay = 8
    private static let longestDenial = 6
    private static let denials: Set<String> = [
        "no", "not", "without", "never", "neither", "nor", "cannot", "cant", "dont", "doesnt", "isnt", "wont",
        "shouldnt",
    ]
    /// Words that a denial reaches over: "does not need to be in a toolbar".
    private static let fillers: Set<String> = [
        "a", "an", "the", "any", "for", "of", "to", "be", "in", "on", "inside", "within", "need", "needs", "needed",
        "have",
        "has", "want", "wants", "use", "require", "requires", "with", "add", "put", "show", "offer", "ever",
    ]
    private static let verbs: Set<String> = ["is", "are", "was", "would", "may", "can", "should", "will", "does", "do"]
    /// What is denied behind the words: needed, wanted, allowed.
    private static let needs: Set<String> = [
        "needed", "necessary", "required", "wanted", "allowed", "permitted", "desired", "useful", "important", "matter",
        "needs", "need", "possible",
    ]
    private static let laterDenials: Set<String> = ["unnecessary", "unneeded", "superfluous", "forbidden", "pointless"]
    private static let chineseDenials = [
        "不", "无", "没", "别", "不要", "不用", "无需", "无须", "没有", "不必", "不需要", "不能", "不可", "不可以", "不得", "不许",
        "不允许", "不应", "不应该", "不该", "不会", "不是", "并非", "不在", "不放在", "不放", "别放在", "不要放在", "不支持", "不带",
        "不提供", "不做", "没必要", "没必要做", "禁止", "不打算", "不想要", "不想", "不希望", "不需要有", "不用放在", "不位于",
    ]
    /// They end in a denial and ask: 能不能搜索.
    private static let chineseQuestions = ["能不能", "可不可以", "是不是", "要不要", "需不需要", "会不会", "在不在", "能不", "可不"]
    private static let laterChineseDenials: Set<String> = [
        "不需要", "不用", "不必", "没必要", "不必要", "不允许", "不行", "不可以", "就不用了", "不用了", "不要", "就不要了", "不要了",
        "不需要了", "免了", "就免了", "没有必要", "不做", "不是必需的", "不是必须的",
    ]
}
