/// Numbers of which each is an option: "from 1 to 99", "1 to 10", "1到60".
struct NumberRange: Hashable {
    /// How many numbers it holds, both ends counted.
    let count: Int
    /// Where it stands in the sentence.
    let place: Range<Int>

    /// The first range of the sentence; nil where there is none.
    ///
    /// A range that begins with neither 0 nor 1 has to have "from" before it: "five to eight speeds" guesses a number.
    init?(in tokens: SentenceTokens, of sentence: String) {
        let list = tokens.list
        for start in list.indices {
            guard let (first, joint) = Self.number(list, at: start), joint < list.count else { continue }
            let isNamed = start > 0 && Self.openers.contains(list[start - 1])
            let isJoined = Self.joints.contains(list[joint]) || (isNamed && list[joint] == "and")
            let hasDash = ["-", "–", "~", "～", "—"].contains { sentence.contains("\(list[start])\($0)\(list[joint])") }
            guard first <= 1 || isNamed, isJoined || hasDash,
                let (last, end) = Self.number(list, at: isJoined ? joint + 1 : joint), last > first, last < 1_000_000,
                end >= list.count || !Self.acts.contains(list[end])
            else { continue }
            count = last - first + 1
            place = start..<end
            return
        }
        return nil
    }

    private static let openers: Set<String> = ["from", "between", "从"]
    private static let joints: Set<String> = ["to", "through", "到", "至"]
    /// What is done so often is no option.
    private static let acts: Set<String> = ["times", "taps", "lines", "columns", "words", "次", "行", "列", "遍"]

    private static func number(_ list: [String], at index: Int) -> (Int, end: Int)? {
        guard index < list.count else { return nil }
        if let number = ["zero": 0, "one": 1][list[index]] { return (number, index + 1) }
        if let number = Int(list[index]) { return (number, index + 1) }
        if let number = ChineseNumber.value(list, at: index) { return number }
        return EnglishNumber.read(list, at: index)
    }
}
