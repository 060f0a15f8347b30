/// Numbers in Chinese characters: 八种, 两千五百, 几十个, 上百个.
enum ChineseNumber {
    static let factors: [String: Int] = ["十": 10, "百": 100, "千": 1000, "万": 10_000, "亿": 100_000_000]

    private static let digits: [String: Int] = [
        "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
        "几": 4, "数": 4, "俩": 2, "仨": 3, "半": 0,
    ]
    /// Words of measure, and what makes a number an estimate.
    private static let measures: Set<String> = [
        "个", "种", "项", "条", "款", "位", "类", "门", "座", "家", "国", "档", "级", "名", "张", "套", "样", "多", "来", "余",
        "首", "部", "本", "件", "只", "支", "道", "份", "台", "所", "城", "选", "组", "段", "区",
    ]
    private static let many: Set<String> = ["很多", "许多", "大量", "好多", "不少", "一堆", "一大"]
    /// What 很多 may speak of without counting options.
    private static let others: Set<String> = ["人", "用", "次", "时", "地", "空", "字", "步", "钱"]
    /// What follows 打 where it is no dozen but a verb.
    private static let verbs: Set<String> = ["开", "印", "电", "字", "算", "包", "折", "车", "勾", "钩"]

    /// The number that begins at a token; nil where none does.
    static func read(_ list: [String], at start: Int) -> Numeral? {
        if start + 1 < list.count, many.contains(list[start] + list[start + 1]) {
            let next = start + 2 < list.count ? list[start + 2] : ""
            return others.contains(next) ? nil : Numeral(value: 50, place: start..<(start + 2))
        }
        var first = start
        // 上百: more than a hundred; 上十 is no such word.
        let isMore = list[start] == "上" && start + 1 < list.count && (factors[list[start + 1]] ?? 0) >= 100
        if isMore { first += 1 }
        guard digits[list[first]] != nil || factors[list[first]] != nil else { return nil }
        var end = first
        while end < list.count, digits[list[end]] != nil || factors[list[end]] != nil { end += 1 }
        let next = end < list.count ? list[end] : ""
        let isDozen = next == "打" && !(end + 1 < list.count && verbs.contains(list[end + 1]))
        if isDozen {
            let dozens = list[first] == "半" ? 6 : value(list[first..<end], isMore: isMore).map { $0 * 12 }
            return Numeral(value: dozens, place: start..<(end + 1))
        }
        let isMeasured = measures.contains(next) || ["到", "至"].contains(next)
        let isNamed = start > 0 && ["第", "之", "每"].contains(list[start - 1])
        // 几个就几个: as many as there are.
        let isOpen =
            end + 1 < list.count && list[end + 1] == "就" || start > 0 && list[start - 1] == "就" && list[first] == "几"
        guard !isNamed, !isOpen, next != "之", let number = value(list[first..<end], isMore: isMore),
            isMeasured || (number >= 10 && end - start > 1) || (start > 0 && ["到", "至"].contains(list[start - 1]))
        else { return Numeral(value: nil, place: start..<end) }
        return Numeral(value: raised(number, list, at: end), place: start..<end)
    }

    /// "Twenty and more" is more than twenty.
    static func raised(_ number: Int?, _ list: [String], at end: Int) -> Int? {
        guard end < list.count, ["多", "余"].contains(list[end]) else { return number }
        return number.map { $0 + $0 / 4 }
    }

    /// The number that characters of digits and factors make together; nil where they make none, as 万一 and 一二三.
    private static func value(_ characters: ArraySlice<String>, isMore: Bool) -> Int? {
        var (whole, part, digit) = (0, 0, isMore ? 2 : -1)
        var isFirst = true
        for character in characters {
            if let next = digits[character] {
                // Two digits beside each other guess a number: 两三个, 七八十.
                guard digit <= 0 || next == digit + 1 || next == 0 else { return nil }
                digit = next
            } else if let factor = factors[character] {
                if digit < 0, !isFirst || factor >= 10_000 { if part == 0 { return nil } }
                if factor < 10_000 {
                    part = min(part + max(1, digit) * factor, Numeral.ceiling)
                } else {
                    whole = min(whole + Numeral.product(part + max(0, digit), factor), Numeral.ceiling)
                    part = 0
                }
                digit = -1
            }
            isFirst = false
        }
        return whole + part + max(0, digit)
    }
}
