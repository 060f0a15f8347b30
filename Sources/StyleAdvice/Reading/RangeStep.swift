/// The distance between the numbers of a range: "in steps of 5", "every 15 minutes", 每5分钟一档.
struct RangeStep: Hashable {
    let value: Int
    /// The tokens of its number.
    let place: Range<Int>

    /// Nil where a number is no such distance.
    init?(in tokens: SentenceTokens, _ group: NumberGroup) {
        guard group.numerals.count == 1, let value = group.numerals[0].value, value > 0 else { return nil }
        let (list, place) = (tokens.list, group.place)
        let before = list[..<place.lowerBound].suffix(2)
        let behind = list[place.upperBound...].prefix(2)
        let isOpened =
            before.last.map(Self.openers.contains) ?? false
            || before.last == "of" && before.first.map(Self.steps.contains) ?? false
            || Self.chineseOpeners.contains(before.joined())
        // "5 minute steps" says how far, "5 steps" how many.
        let isNamed = behind.count == 2 && behind.last.map(Self.steps.contains) ?? false
        let rest = list[place.upperBound...].prefix(5).joined()
        guard isOpened || isNamed || Self.endings.contains(where: rest.contains) else { return nil }
        (self.value, self.place) = (value, place)
    }

    private static let steps: Set<String> = ["steps", "step", "increments", "increment", "intervals", "interval"]
    private static let openers: Set<String> = ["every", "by", "step", "每", "隔"]
    private static let chineseOpeners: Set<String> = ["间隔", "步长", "步进"]
    private static let endings = ["一档", "为步长", "为间隔", "一格", "递增", "为一步"]
}
