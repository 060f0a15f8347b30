/// Numbers that belong to the name before them, as in "iOS 16" and "iPhone 15", and those behind it that count options.
enum NamedNumber {
    /// Whether the number at a token is a part of the name before it.
    static func belongs(_ tokens: SentenceTokens, at index: Int) -> Bool {
        guard index > 0, names.contains(tokens.list[index - 1]) else { return false }
        let name = tokens.list[index - 1]
        guard let known = releases[name] else { return true }
        // "On iPhone, 4 options": behind a mark something new begins.
        guard tokens.gaps[index].allSatisfy({ joints.contains($0) }) else { return false }
        guard let whole = tokens.list[index].split(separator: ".").first, let number = Int(whole.filter { $0 != "+" })
        else { return true }
        return known.contains { $0.contains(number) } && !isCounted(tokens, behind: index)
    }

    /// Words before a number that make it a name.
    private static let names = Set(releases.keys).union([
        "xcode", "swift", "swiftui", "version", "series", "page", "step", "chapter", "第",
    ])

    /// The numbers that systems and devices have had by 2026, and the next: another number behind the name is none of it.
    private static let releases: [String: [ClosedRange<Int>]] = [
        "ios": [1...18, 26...28], "ipados": [13...18, 26...28], "macos": [10...15, 26...28],
        "tvos": [9...18, 26...28], "watchos": [1...11, 26...28], "visionos": [1...2, 26...28],
        "iphone": [3...18], "ipad": [2...11],
    ]

    /// What may stand between a name and its number.
    private static let joints: Set<Character> = [" ", "-", "\u{A0}", "("]

    /// Whether a word of measure or the name of several things follows: "macOS 14个选项", "tvOS 8 languages".
    private static func isCounted(_ tokens: SentenceTokens, behind index: Int) -> Bool {
        let next = index + 1
        guard next < tokens.list.count, tokens.gaps[next].allSatisfy({ $0 == " " }) else { return false }
        let word = tokens.list[next]
        return measures.contains(word) || OptionCount.options.contains(word) || isPlural(word)
    }

    private static let measures: Set<String> = [
        "个", "种", "项", "款", "类", "家", "位", "张", "门", "座", "档", "样", "首", "部", "条", "件", "份", "名",
    ]

    private static func isPlural(_ word: String) -> Bool {
        word.count >= 4 && word.last == "s" && !["ss", "us", "is"].contains { word.hasSuffix($0) }
            && !parts.contains(word)
    }

    /// What a system or a device has or does, and what an app is made of: "iOS 17 settings", "iPhone 15 users".
    private static let parts: Set<String> = [
        "settings", "preferences", "users", "devices", "apps", "phones", "owners", "customers", "versions",
        "simulators",
        "does", "needs", "supports", "has", "shows", "uses", "works", "lacks", "allows", "requires", "brings", "forms",
        "lists", "menus", "toolbars", "sheets", "popovers", "windows", "screens", "pickers", "views", "controls",
        "upwards", "onwards", "afterwards", "always", "rows", "widgets", "targets", "betas", "projects", "pros",
    ]
}
