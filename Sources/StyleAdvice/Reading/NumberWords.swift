import KnowledgeModel

/// How many options a sentence speaks of, in digits or in words; the first number that counts options.
enum NumberWords {
    static func count(in tokens: SentenceTokens) -> (Int, words: String)? {
        var index = 0
        while index < tokens.list.count {
            guard
                let (number, end) = EnglishNumber.read(tokens.list, at: index)
                    ?? ChineseNumber.read(tokens.list, at: index)
            else {
                index += 1
                continue
            }
            if number >= 2, counts(tokens.list, from: index, to: end) {
                return greater(of: number, in: tokens, from: index, to: end)
            }
            index = end
        }
        return nil
    }

    /// Of a range such as "five to eight" the greater number.
    private static func greater(
        of number: Int, in tokens: SentenceTokens, from start: Int, to end: Int
    ) -> (Int, words: String) {
        let list = tokens.list
        for joint in [end, end + 1] where joint <= list.count {
            let isJoined = joint == end || ["to", "or", "and", "到", "至"].contains(list[end])
            guard isJoined, let (second, last) = EnglishNumber.read(list, at: joint), second > number,
                counts(list, from: joint, to: last)
            else { continue }
            return (second, tokens.text(start..<last))
        }
        return (number, tokens.text(start..<end))
    }

    /// Whether the number counts things: not a release, a device's name, or a measure.
    private static func counts(_ list: [String], from start: Int, to end: Int) -> Bool {
        if start > 0, before.contains(list[start - 1]) { return false }
        return end >= list.count || !behind.contains(list[end])
    }

    private static let before = ReleaseWords.systems.union([
        "iphone", "ipad", "xcode", "swift", "swiftui", "version", "第", "series",
    ])
    private static let behind: Set<String> = [
        "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "times", "pt",
        "points",
        "px", "percent", "line", "lines", "column", "columns", "words", "letters", "screens", "years", "taps",
        "次", "天", "秒", "分", "行", "列", "周", "月", "年", "步", "屏", "点", "小", "遍",
    ]
}

/// Numbers in digits and English words.
enum EnglishNumber {
    private static let small: [String: Int] = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19,
    ]
    private static let tens: [String: Int] = [
        "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    /// Words that leave the number open, with one that stands for it.
    private static let vague: [String: Int] = [
        "couple": 2, "few": 4, "handful": 5, "dozen": 12, "dozens": 36, "hundreds": 200, "thousands": 2000, "many": 50,
        "lots": 50,
    ]

    /// The number that begins at a token, and where it ends.
    static func read(_ list: [String], at index: Int) -> (Int, end: Int)? {
        guard index < list.count else { return nil }
        let word = list[index]
        // "How many" asks for a number, and "as many as" leaves it to the people.
        if word == "many", index > 0, ["how", "as"].contains(list[index - 1]) { return nil }
        if let number = vague[word] { return (number, index + 1) }
        if let number = Int(word.filter { $0 != "+" }) { return multiplied(number, list, at: index + 1) }
        if let number = small[word] { return multiplied(number, list, at: index + 1) }
        if word == "hundred" { return (100, index + 1) }
        guard let number = tens[word] else { return nil }
        let unit = index + 1 < list.count ? small[list[index + 1]] ?? 0 : 0
        return (1...9).contains(unit) ? (number + unit, index + 2) : (number, index + 1)
    }

    private static func multiplied(_ number: Int, _ list: [String], at index: Int) -> (Int, end: Int) {
        let factors = ["dozen": 12, "hundred": 100, "thousand": 1000]
        guard index < list.count, number < 10_000, let factor = factors[list[index]] else { return (number, index) }
        return (number * factor, index + 1)
    }
}

/// Numbers in Chinese characters, which need a measure word behind them.
enum ChineseNumber {
    private static let digits: [String: Int] = [
        "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "几": 4, "数": 4,
    ]
    private static let factors: [String: Int] = ["十": 10, "百": 100, "千": 1000, "万": 10_000]
    private static let measures: Set<String> = [
        "个", "种", "项", "条", "款", "位", "类", "门", "座", "家", "国", "档", "级", "名", "张", "套", "样", "多", "来", "余",
    ]

    /// The number that begins at a token, and where it ends.
    static func read(_ list: [String], at index: Int) -> (Int, end: Int)? {
        if index + 1 < list.count, ["很多", "许多", "大量", "好多"].contains(list[index] + list[index + 1]) {
            return (50, index + 2)
        }
        guard let (number, end) = value(list, at: index), end < list.count else { return nil }
        guard measures.contains(list[end]) || number >= 10 else { return nil }
        // "Twenty and more" is more than twenty.
        return (["多", "余"].contains(list[end]) ? number + number / 4 : number, end)
    }

    /// The number itself, whatever stands behind it.
    static func value(_ list: [String], at index: Int) -> (Int, end: Int)? {
        var (total, digit, end) = (0, 0, index)
        if index + 1 < list.count, list[index] == "上", factors[list[index + 1]] != nil { (digit, end) = (2, end + 1) }
        while end < list.count {
            if let value = digits[list[end]] {
                digit = value
            } else if let factor = factors[list[end]] {
                total += max(1, digit) * factor
                digit = 0
            } else {
                break
            }
            end += 1
        }
        return end > index ? (total + digit, end) : nil
    }
}
