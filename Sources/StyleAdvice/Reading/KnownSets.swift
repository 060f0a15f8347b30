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
        (7, ["week day", "weekday", "day of the week", "days of the week", "星期几", "周几"]),
    ]
}
