/// Lists with strokes between the items, and those that end in "and".
extension Enumeration {
    /// "All / Unread / Flagged", "Day/Week/Month", 全部/未读/已标记: of the first part only the last word is an item where
    /// there are several, of the last the first.
    static func slashes(in sentence: String) -> (Int, words: String)? {
        let plain = sentence.replacing("／", with: "/")
        for clause in plain.split(whereSeparator: { ",.;:()!?\n，。；：（）".contains($0) }) where clause.contains("/") {
            let parts = clause.split(separator: "/", omittingEmptySubsequences: false).map(trimmed)
            guard parts.count >= 3, !parts.contains("") else { continue }
            // "Day/Week/Month view" has its strokes between words, "List view / Grid view" between names.
            let isWide = clause.contains(" / ")
            let first = headless(parts[0], isWide: isWide)
            let last = tailless(parts[parts.count - 1])
            let items = [first] + parts.dropFirst().dropLast() + [last]
            let areOptions = items.prefix(judged).allSatisfy { isName($0) && isOption($0) && !isNumber($0) }
            if areOptions { return (items.count, items.joined(separator: ", ").lowercased()) }
        }
        return nil
    }

    /// "Small, medium, large and extra large": a clause that is a list, behind a word or two at most.
    static func series(in sentence: String) -> (Int, words: String)? {
        for clause in sentence.split(whereSeparator: { ".;:()!?\n".contains($0) }) {
            let parts = clause.split(separator: ",")
            guard parts.count >= 2, let end = parts.last, let joint = end.ranges(of: " and ").first else { continue }
            let head = trimmed(parts[0])
            let inner = parts.dropFirst().dropLast().map(trimmed) + [trimmed(end[..<joint.lowerBound])]
            let last = tailless(trimmed(end[joint.upperBound...]))
            let items = [headless(head, isWide: false)] + inner.filter { !$0.isEmpty } + [last]
            let isList = head.split(separator: " ").count <= 3 && isOption(head)
            if items.count >= 3, isList, items.prefix(judged).allSatisfy({ isName($0) && isOption($0) }) {
                return (items.count, items.joined(separator: ", ").lowercased())
            }
        }
        return nil
    }

    /// The item that a first part ends with.
    private static func headless(_ text: String, isWide: Bool) -> String {
        let named = withoutVerb([text])[0]
        let words = named.split(separator: " ")
        return words.count <= (isWide ? 2 : 1) ? named : words.last.map(String.init) ?? named
    }

    /// The item that a last part begins with: "system appearance" is one or two words, "Month in the toolbar" one.
    private static func tailless(_ text: String) -> String {
        let words = text.split(separator: " ")
        return words.count == 2 && isOption(text) ? text : words.first.map(String.init) ?? text
    }

    private static func isNumber(_ text: String) -> Bool { text.allSatisfy { $0.isNumber || $0 == " " } }
}
