/// Options whose number everybody knows.
enum KnownSets {
    /// The words are looked for as they are written: "week, day" lists two things.
    static func count(in sentence: String) -> (Int, words: String)? {
        let sentence = sentence.lowercased()
        return sets.lazy.compactMap { count, all in all.first(where: sentence.contains).map { (count, $0) } }.first
    }

    private static let sets: [(Int, [String])] = [
        (3, ["auto, on or off", "automatic, on or off", "on, off or auto", "yes, no or maybe"]),
        (2, ["yes or no", "yes/no", "on or off", "on/off", "是或否", "开或关", "是/否", "开/关"]),
        (
            3,
            [
                "小 中 大", "小中大", "大 中 小", "low medium high", "low/medium/high", "high medium low", "small medium large",
                "低中高", "高中低", "大中小",
            ]
        ),
        (
            12,
            [
                "months of the year", "month of the year", "expiry month", "birth month", "有效期月份", "出生月份",
                "zodiac signs", "star sign", "星座", "生肖",
            ]
        ),
        (26, ["letters of the alphabet", "字母表"]), (34, ["省份", "各省", "所有省"]),
        (50, ["us states", "u.s. states", "american states", "states of the usa"]),
        // About as many: what matters is that they are many.
        (200, ["country code", "calling code", "dialing code", "dial code", "区号", "国家代码"]),
        (400, ["time zone", "timezone", "时区"]),
        (195, ["all countries", "every country", "countries of the world", "所有国家", "世界各国", "各个国家"]),
        (7, ["week day", "weekday", "day of the week", "days of the week", "星期几", "周几"]),
    ]
}
