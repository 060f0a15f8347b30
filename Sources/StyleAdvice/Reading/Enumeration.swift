/// How many options a sentence names one by one: behind a colon or in parentheses, or between the Chinese marks for lists.
enum Enumeration {
    /// The number of items, and the words that name them; nil where none are listed.
    static func count(in sentence: String) -> (Int, words: String)? {
        let parts = sentence.split { ":：(（".contains($0) }.dropFirst().map { part in
            part.prefix { !")）;；.。".contains($0) }
        }
        return parts.lazy.compactMap { items(in: $0, separators: ",/|、，") }.first
            ?? sentence.split { ",，。;；:：(（)） ".contains($0) }.lazy
            .compactMap { items(in: $0, separators: "、") }.first
    }

    /// An item is one word or two, or a few Chinese characters; the last may be followed by others.
    private static func items(in text: Substring, separators: String) -> (Int, words: String)? {
        let all = text.split { separators.contains($0) }.map { $0.filter { $0 != "\"" && $0 != "“" && $0 != "”" } }
        var names = all.prefix { isName($0) }
        // What ends the list may go on: "day, week, month for a chart".
        let next = all.dropFirst(names.count).first?.split(separator: " ") ?? []
        if names.count >= 2, next.count >= 2, joints.contains(next[1]) { names.append(contentsOf: [String(next[0])]) }
        guard names.count >= 3 else { return nil }
        return (names.count, names.map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: ", "))
    }

    private static let joints: Set<Substring> = ["for", "in", "of", "on", "at"]

    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        let isShort = words.allSatisfy { $0.allSatisfy(\.isASCII) || $0.count <= 5 }
        return (1...2).contains(words.count) && isShort
    }
}
