/// A number in a sentence.
struct Numeral: Hashable {
    /// The number; nil where it is no count of things: a fraction, less than nothing, a part of a date, a release.
    let value: Int?
    /// The tokens that say it.
    let place: Range<Int>

    /// More options than this nobody means.
    static let limit = 1_000_000
    /// Greater numbers are all the same here, so that none is too great to reckon with.
    static let ceiling = 1_000_000_000_000

    /// Whether it could count options.
    var isSensible: Bool { value.map { (2...Self.limit).contains($0) } ?? false }
    /// Whether it is greater than any count of options.
    var isTooGreat: Bool { value.map { $0 > Self.limit } ?? false }

    /// A product that ends at the ceiling.
    static func product(_ number: Int, _ factor: Int) -> Int {
        let (product, isOver) = number.multipliedReportingOverflow(by: factor)
        return isOver ? ceiling : min(product, ceiling)
    }

    /// Every number of a sentence, each piece of which is read once.
    static func list(in tokens: SentenceTokens) -> [Numeral] {
        var list: [Numeral] = []
        var index = 0
        while index < tokens.list.count {
            let found =
                DigitNumber.read(tokens, at: index) ?? EnglishNumber.read(tokens, at: index)
                ?? ChineseNumber.read(tokens.list, at: index)
            if let found {
                list.append(found)
                index = found.place.upperBound
            } else {
                index += 1
            }
        }
        return list
    }
}
