/// Finds the name that somebody meant who wrote another.
enum Spelling {
    /// The name nearest to a word, nil where none is near: at most a quarter of the letters, and never more than three, differ.
    static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased())
        let limit = min(3, max(1, letters.count / 4))
        var best: (name: String, distance: Int)?
        for name in names where name != word {
            let distance = distance(letters, Array(name.lowercased()), limit: limit)
            if distance <= limit, best.map({ (distance, name) < ($0.distance, $0.name) }) ?? true {
                best = (name, distance)
            }
        }
        return best?.name
    }

    /// The suggestion for a word that is none of the names: the nearest one, or all where they are few.
    static func suggestion(for word: String, among names: [String]) -> FormatIssue.Suggestion? {
        if let name = nearest(to: word, among: names) { return .nearest(name) }
        return names.isEmpty || names.count > 20 ? nil : .oneOf(names)
    }

    /// The number of letters to insert, remove, replace or swap with a neighbour; anything above the limit where it is more.
    private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i]
            for j in 1...right.count {
                var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
