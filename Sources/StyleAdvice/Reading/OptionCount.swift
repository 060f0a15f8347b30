/// How many options a sentence speaks of, in digits or in words.
struct OptionCount: Hashable {
    struct Candidate: Hashable {
        let value: Int
        let place: Range<Int>
        /// Where the first number stands of those that guess together, as "2 to 4" do.
        let start: Int

        init(value: Int, place: Range<Int>, start: Int? = nil) {
            (self.value, self.place, self.start) = (value, place, start ?? place.lowerBound)
        }
    }

    /// The number that counts; nil where none does.
    private(set) var taken: Candidate?
    /// The other numbers that could count options, each value once.
    private(set) var others: [Candidate] = []
    /// Numbers that are greater than any count of options.
    private(set) var tooGreat: [Range<Int>] = []
    /// "Three of ten": how many are chosen at once, where it is more than one.
    private(set) var chosen: Range<Int>?

    /// - Parameter range: the numbers that are the options themselves, where there are such: what stands before them counts.
    init(in tokens: SentenceTokens, _ groups: [NumberGroup], range: NumberRange?) {
        var candidates: [Candidate] = []
        for (index, group) in groups.enumerated() where group.place != range?.place && group.place != range?.step {
            guard Self.counts(tokens, group.place) else { continue }
            if let numeral = group.greatest, let value = numeral.value {
                let next = index + 1 < groups.count ? groups[index + 1] : nil
                if Self.isPart(tokens, group, of: next) {
                    chosen = chosen ?? numeral.place
                } else {
                    candidates.append(Candidate(value: value, place: numeral.place, start: group.place.lowerBound))
                }
            } else if group.numerals.contains(where: \.isTooGreat) {
                tooGreat.append(group.place)
            }
        }
        dropChosen(&candidates, tokens)
        choose(candidates, tokens, range)
    }

    private mutating func choose(_ candidates: [Candidate], _ tokens: SentenceTokens, _ range: NumberRange?) {
        let eligible = candidates.filter { candidate in
            range.map { candidate.place.lowerBound < $0.place.lowerBound } ?? true
        }
        let first = eligible.first { Self.namesOptions(tokens, behind: $0.place.upperBound) } ?? eligible.first
        // "5 themes, later 200 themes": the control must hold as many.
        let rivals = eligible.filter { rival in first.map { Self.countSame(tokens, rival, $0) } ?? false }
        taken =
            rivals.max { $0.value < $1.value }
            ?? range.map { Candidate(value: $0.count, place: $0.place) }
        chosen = chosen ?? taken.flatMap { ChosenPart.anyOf(tokens, $0) }
        var seen: Set<Int> = taken.map { [$0.value] } ?? []
        others = candidates.filter { seen.insert($0.value).inserted }
    }

    /// 从十二种里选三种: what is chosen is no count where a greater one stands beside it.
    private mutating func dropChosen(_ candidates: inout [Candidate], _ tokens: SentenceTokens) {
        let greatest = candidates.map(\.value).max() ?? 0
        let part = candidates.first { candidate in
            candidate.value < greatest && ChosenPart.isChosen(tokens, candidate, of: candidates)
        }
        guard let part else { return }
        chosen = chosen ?? part.place
        candidates.removeAll { $0 == part }
    }

    /// "Three of ten", "two of them": not how many there are.
    private static func isPart(_ tokens: SentenceTokens, _ group: NumberGroup, of next: NumberGroup?) -> Bool {
        let (list, end) = (tokens.list, group.place.upperBound)
        var index = end
        if index < list.count, list[index] == "out" { index += 1 }
        guard index < list.count, list[index] == "of" else { return false }
        index += 1
        if index < list.count, ["them", "these", "those"].contains(list[index]) {
            // "There are 180 of them" counts them all.
            return !ChosenPart.choosing.isDisjoint(with: list[..<group.place.lowerBound].suffix(3))
        }
        if index < list.count, ["the", "my", "our", "about", "around", "up"].contains(list[index]) { index += 1 }
        return next?.place.lowerBound == index && next?.greatest != nil
    }

    /// Whether two numbers count the same things.
    private static func countSame(_ tokens: SentenceTokens, _ one: Candidate, _ other: Candidate) -> Bool {
        let (first, second) = (noun(tokens, behind: one.place), noun(tokens, behind: other.place))
        return first == second || first.isEmpty && second.count <= 1 || second.isEmpty && first.count <= 1
    }

    /// What is counted: an English word, or the Chinese measure with the two characters behind it; a measure alone where
    /// nothing is named.
    private static func noun(_ tokens: SentenceTokens, behind place: Range<Int>) -> [String] {
        let behind = tokens.list[place.upperBound...].prefix(3)
        guard let first = behind.first else { return [] }
        if first.first?.isASCII == true { return [first] }
        let rest = behind.dropFirst()
        return rest.first.map(joints.contains) ?? true ? [first] : Array(behind)
    }

    private static let joints: Set<String> = ["也", "或", "到", "至", "可", "多"]

    /// Whether what is counted is called an option.
    static func namesOptions(_ tokens: SentenceTokens, behind end: Int) -> Bool {
        let list = tokens.list[end...].prefix(3)
        if let noun = list.prefix(2).first(where: options.contains), tokens.gaps[end] == " " { return !noun.isEmpty }
        return ["选项", "可选", "选择"].contains { list.joined().contains($0) }
    }

    static let options: Set<String> = [
        "options", "choices", "items", "values", "entries", "alternatives", "possibilities",
    ]

    /// Whether the number counts things and measures nothing.
    private static func counts(_ tokens: SentenceTokens, _ place: Range<Int>) -> Bool {
        let (list, end) = (tokens.list, place.upperBound)
        if place.lowerBound > 0, list[place.lowerBound - 1] == "每" { return false }
        guard end < list.count else { return true }
        // "One of twelve months" chooses among them.
        if place.lowerBound > 0, list[place.lowerBound - 1] == "of" { return true }
        let next = list[end] == "of" && end + 1 < list.count ? list[end + 1] : list[end]
        if measures.contains(next) { return CountedMeasure.counts(tokens, place) }
        let behind = list[end...].prefix(3).joined()
        // 三个月 is a time; 十二个月份 are twelve things.
        if behind.hasPrefix("个月份") { return true }
        return !["个月", "个小", "个星", "个礼", "个半", "倍"].contains { behind.hasPrefix($0) }
    }

    static let measures: Set<String> = [
        "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "months",
        "year", "years", "times", "degrees", "points", "meters", "metres", "feet", "inches", "miles", "pounds", "kilos",
        "grams", "ounces", "volts", "watts", "bpm", "decibels", "pt", "pts", "px", "pixels", "percent", "line", "lines",
        "column", "columns", "words", "letters", "characters", "screens", "taps", "clicks", "people", "users",
        "customers", "developers", "am", "pm", "min", "mins", "sec", "secs", "hr", "hrs", "digits", "m", "s", "h", "g",
        "fps", "mb", "gb", "kb", "kg", "km", "cm", "mm", "dollars", "euros",
        "次", "天", "秒", "分", "行", "列", "周", "月", "年", "步", "屏", "点", "小", "遍", "岁", "元", "块", "倍", "号", "日",
        "寸", "米", "毫", "厘", "人", "字", "页",
    ]
}
