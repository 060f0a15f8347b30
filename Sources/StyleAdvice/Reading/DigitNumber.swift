/// Numbers in digits: `8`, `1,000,000`, `10 000`, `1.5k`, `3万`.
enum DigitNumber {
    /// The number that begins at a token; nil where none does.
    static func read(_ tokens: SentenceTokens, at start: Int) -> Numeral? {
        guard let first = Digits(tokens.list[start], endsInCapital: tokens.capitals.contains(start)) else { return nil }
        // What a name has before it, as in "iPhone 15", goes no further.
        if NamedNumber.belongs(tokens, at: start) { return release(tokens, at: start) }
        let chain = self.chain(tokens, from: start)
        if chain.isBroken || isMeasured(tokens, start..<chain.end) {
            return Numeral(value: nil, place: start..<chain.end)
        }
        if chain.end > start + 1 {
            let digits = tokens.list[start..<chain.end].joined()
            return scaled(Digits(digits, endsInCapital: false), tokens, start..<chain.end)
        }
        return scaled(first, tokens, start..<(start + 1))
    }

    /// A release with those that are named after it: "iOS 16 or 17", "iOS 16-18".
    private static func release(_ tokens: SentenceTokens, at start: Int) -> Numeral {
        var end = start + 1
        while end < tokens.list.count {
            let joint = ["or", "to", "and", "或", "到", "和", "至"].contains(tokens.list[end]) ? end + 1 : end
            let isListed = tokens.gaps[end].hasPrefix(",") || tokens.gaps[end].hasPrefix("、")
            let isJoined = joint > end || isListed || ["-", "–", "/", "~"].contains(tokens.gaps[end])
            guard isJoined, joint < tokens.list.count, Digits(tokens.list[joint], endsInCapital: false) != nil else {
                break
            }
            // "iOS 16 and 7 tabs" goes on with what is counted.
            let next = joint + 1 < tokens.list.count ? tokens.list[joint + 1] : "and"
            let goesOn = !["and", "or", "和", "或"].contains(next) && [" ", ""].contains(tokens.gaps[joint + 1])
            if goesOn, isListed || ["and", "和"].contains(tokens.list[end]) { break }
            end = joint + 1
        }
        return Numeral(value: nil, place: start..<end)
    }

    /// The tokens of digits that belong together, and whether they are no number but a date, a time or a row of numbers.
    private static func chain(_ tokens: SentenceTokens, from start: Int) -> (end: Int, isBroken: Bool) {
        var end = start + 1
        let (list, gaps) = (tokens.list, tokens.gaps)
        while end < list.count, thousands.contains(gaps[end]), isGroup(list[end]), isHead(list[start]) { end += 1 }
        if end == start + 1, isHead(list[start]) {
            while end < list.count, gaps[end] == " ", list[end] == "000" { end += 1 }
        }
        let whole = end
        var isTime = false
        while end < list.count, isDigits(list[end]), [":", "/", "-", " "].contains(gaps[end]) {
            isTime = isTime || gaps[end] != "-"
            end += 1
        }
        // "5-8 speeds" is left to those who read ranges.
        let isBroken = isTime || end > whole + 1
        return isBroken ? (end, true) : (whole, false)
    }

    /// What stands between the groups of three digits: commas, and the spaces that keep a number on its line.
    private static let thousands: Set<String> = [",", "\u{A0}", "\u{202F}", "\u{2009}"]

    private static func isDigits(_ text: String) -> Bool {
        text.allSatisfy(\.isWholeNumber) && text.first?.isASCII == true
    }
    private static func isGroup(_ text: String) -> Bool { text.count == 3 && isDigits(text) }
    private static func isHead(_ text: String) -> Bool { text.count <= 3 && isDigits(text) && text.first != "0" }

    /// Whether a sign makes it something else: less than nothing, money, a part of a hundred, a year.
    private static func isMeasured(_ tokens: SentenceTokens, _ place: Range<Int>) -> Bool {
        let (before, behind) = (tokens.gaps[place.lowerBound], tokens.gaps[place.upperBound])
        if let sign = before.last {
            if "$€£¥￥#".contains(sign) { return true }
            if "-−–".contains(sign), before.count > 1 || place.lowerBound == 0 { return true }
        }
        if let sign = behind.first, "%‰°€$£×".contains(sign) { return true }
        let isYear =
            place.count == 1 && (Int(tokens.list[place.lowerBound]).map { (1900...2100).contains($0) } ?? false)
        let previous = place.lowerBound > 0 ? tokens.list[place.lowerBound - 1] : ""
        return isYear && ["in", "since", "until", "before", "after", "year", "by"].contains(previous)
    }

    /// The number with the factor that follows it, as in "2 hundred" or 3万.
    private static func scaled(_ digits: Digits?, _ tokens: SentenceTokens, _ place: Range<Int>) -> Numeral {
        guard let digits else { return Numeral(value: nil, place: place) }
        let (list, next) = (tokens.list, place.upperBound)
        if let factor = digits.suffix {
            let isPlain = isPlain(digits, tokens, place)
            return Numeral(value: isPlain ? digits.times(factor) : nil, place: place)
        }
        let follower = next < list.count ? list[next] : ""
        if let factor = EnglishNumber.factors[follower] {
            return Numeral(value: digits.times(factor), place: place.lowerBound..<(next + 1))
        }
        guard let factor = ChineseNumber.factors[follower] ?? (follower == "打" ? 12 : nil) else {
            return Numeral(value: ChineseNumber.raised(digits.times(1), list, at: next), place: place)
        }
        // 3万5千
        let rest = ChineseNumber.factors[next + 2 < list.count ? list[next + 2] : ""].flatMap { small in
            small < factor ? Int(list[next + 1]).map { Numeral.product($0, small) } : nil
        }
        let end = rest == nil ? next + 1 : next + 3
        let value = digits.times(factor).map { min($0 + (rest ?? 0), Numeral.ceiling) }
        return Numeral(value: ChineseNumber.raised(value, list, at: end), place: place.lowerBound..<end)
    }

    /// Whether `10k` or `2M` counts things: 4K is a picture's size, and 2m a length.
    private static func isPlain(_ digits: Digits, _ tokens: SentenceTokens, _ place: Range<Int>) -> Bool {
        let start = place.lowerBound
        let next = place.upperBound
        // The ranges of a chart are 1M, 3M and 6M.
        let isListed = [",", "/", "、"].contains { tokens.gaps[start].contains($0) }
        if digits.isMillions, !digits.endsInCapital || isListed { return false }
        if next == tokens.list.count { return digits.isTenOrMore || digits.isFraction }
        let isCounted =
            tokens.gaps[next] == " " || (tokens.gaps[next].isEmpty && tokens.list[next].first?.isASCII == false)
        return isCounted && !pictures.contains(tokens.list[next])
    }

    private static let pictures: Set<String> = [
        "video", "videos", "resolution", "display", "displays", "screen", "movie", "movies", "footage", "tv", "run",
        "race", "monitor", "or", "and",
    ]
}
