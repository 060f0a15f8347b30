/// How many options a sentence names one by one: behind a colon or in parentheses, between the Chinese marks for lists, or
/// with an "or" before the last.
enum Enumeration {
    /// The number of items, and the words that name them; nil where none are listed.
    static func count(in sentence: String) -> (Int, words: String)? {
        let parts = sentence.split(omittingEmptySubsequences: false) { ":：(（".contains($0) }.dropFirst().map { part in
            part.prefix { !")）;；.。".contains($0) }
        }
        return parts.lazy.compactMap { items(in: $0, separators: ",/|、，") }.first
            ?? sentence.split { ",，。;；:：(（)） ".contains($0) }.lazy
            .compactMap { items(in: $0, separators: "、") }.first ?? symbols(in: sentence)
            ?? slashes(in: sentence) ?? pair(in: sentence) ?? alternatives(in: sentence) ?? series(in: sentence)
            ?? row(in: sentence)
    }

    /// "(XS S M L XL)": short names in capitals between parentheses, spaces between them.
    private static func symbols(in sentence: String) -> (Int, words: String)? {
        for part in sentence.split(omittingEmptySubsequences: false, whereSeparator: { "(（".contains($0) }).dropFirst()
        {
            let names = part.prefix { !")）".contains($0) }.split(separator: " ")
            let areSymbols = names.allSatisfy { name in
                name.count <= 4 && name.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            }
            if names.count >= 3, areSymbols { return (names.count, names.joined(separator: ", ").lowercased()) }
        }
        return nil
    }

    /// "Between list view and grid view": two options, and one more for each comma.
    private static func pair(in sentence: String) -> (Int, words: String)? {
        for clause in sentence.lowercased().split(whereSeparator: { ".;:()!?\n".contains($0) }) {
            guard let start = clause.ranges(of: "between ").first?.upperBound else { continue }
            let rest = clause[start...]
            guard let joint = rest.ranges(of: " and ").first else { continue }
            let first = rest[..<joint.lowerBound].split(separator: ",").map { String($0) }
            let last = rest[joint.upperBound...].prefix { $0 != "," }.split(separator: " ").prefix(1).joined()
            let items = first.map { trimmed($0[...]) } + [last]
            let areNames = items.prefix(judged).allSatisfy {
                !$0.isEmpty && isOption($0) && $0.first?.isNumber == false
            }
            if areNames { return (items.count, items.joined(separator: ", ")) }
        }
        return nil
    }

    /// "Priority low, medium, high": one word between every two commas.
    private static func row(in sentence: String) -> (Int, words: String)? {
        for clause in sentence.lowercased().split(whereSeparator: { ".;:()!?\n，。；：（）".contains($0) }) {
            let parts = clause.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
            guard parts.count >= 3, let first = parts.first?.last, let last = parts.last, let final = last.first,
                last.count == 1 || joints.contains(Substring(last[1])),
                parts.dropFirst().dropLast().allSatisfy({ $0.count == 1 })
            else { continue }
            let items = [first] + parts.dropFirst().dropLast().map { $0[0] } + [final]
            if items.prefix(judged).allSatisfy(isOption) { return (items.count, items.joined(separator: ", ")) }
        }
        return nil
    }

    /// "Small, Medium or Large" within a sentence: of the first part only the last word is an item, of the last the first.
    private static func alternatives(in sentence: String) -> (Int, words: String)? {
        for clause in sentence.split(whereSeparator: { ".;:()!?\n".contains($0) }) {
            let words = clause.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
            guard let joint = words.lastIndex(of: "or"), joint + 1 < words.count,
                let parts = clause.ranges(of: " or ").last.map({ clause[..<$0.lowerBound].split(separator: ",") }),
                parts.count >= 2, let first = parts[0].split(separator: " ").last
            else { continue }
            let names = [String(first)] + parts.dropFirst().map(trimmed) + [words[joint + 1]]
            let items = names.filter { !$0.isEmpty }
            if items.count >= 3, items.prefix(judged).allSatisfy(isOption) {
                return (items.count, items.joined(separator: ", "))
            }
        }
        return nil
    }

    static func trimmed(_ text: Substring) -> String {
        text.split(separator: " ").joined(separator: " ")
    }

    /// Whether a text names an option and not something of the situation, such as its place.
    static func isOption(_ text: String) -> Bool {
        let tokens = SentenceTokens(text)
        return isName(text) && stops.isDisjoint(with: tokens.list)
            && !PhraseTable.phrases.contains { $0.match(in: tokens) != nil }
    }

    private static let stops: Set<String> = [
        "a", "an", "the", "in", "on", "of", "is", "it", "not", "no", "never", "people", "users", "they", "with", "and",
        "so", "maybe", "more", "less", "please", "picker",
    ]

    /// The text with the separator in place of the words that join the last item.
    private static func unjoined(_ text: some StringProtocol, _ separator: String) -> String {
        ["或者", "或", "还是", "和", " or ", " and "].reduce(String(text)) { $0.replacing($1, with: separator) }
    }

    /// An item is one word or two, or a few Chinese characters; the last may be followed by others.
    private static func items(in text: Substring, separators: String) -> (Int, words: String)? {
        guard let separator = separators.first(where: text.contains) else { return nil }
        let all = unjoined(text, String(separator)).split { separators.contains($0) }.map {
            $0.filter { $0 != "\"" && $0 != "“" && $0 != "”" }
        }
        var names = (separator == "、" ? withoutVerb(all) : all).prefix { isName($0) }
        // What ends the list may go on: "day, week, month for a chart".
        let next = all.dropFirst(names.count).first?.split(separator: " ") ?? []
        if names.count >= 2, next.count >= 2, joints.contains(next[1]) { names.append(contentsOf: [String(next[0])]) }
        // "iPhone、iPad、Mac" names places and no options.
        guard names.count >= 3, names.prefix(judged).count(where: isOption) * 2 > min(names.count, judged) else {
            return nil
        }
        return (names.count, names.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: ", "))
    }

    /// The items, of the first only what stands behind the verb: 来回切换全部、未读、已归档.
    static func withoutVerb(_ items: [String]) -> [String] {
        guard let first = items.first, !isName(first) else { return items }
        let ends = ["切换", "选择", "包括", "分为", "选", "是", "有"].compactMap { first.ranges(of: $0).last?.upperBound }
        return ends.max().map { [String(first[$0...])] + items.dropFirst() } ?? items
    }

    /// So many items of a list are looked at to see whether it names options: a whole table is gone through for each.
    static let judged = 40

    private static let joints: Set<Substring> = ["for", "in", "of", "on", "at"]

    static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        let isShort = words.allSatisfy { $0.allSatisfy(\.isASCII) || $0.count <= 5 }
        return (1...2).contains(words.count) && isShort
    }
}
