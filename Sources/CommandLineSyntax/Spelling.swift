/// Finds the word that somebody meant.
package enum Spelling {
    /// The candidate nearest to a mistyped word, or nil where none is near: one mistake in three letters is allowed, and a
    /// beginning of a candidate counts as near.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased())
        guard !typed.isEmpty else { return nil }
        let limit = max(1, typed.count / 3)
        let distances = candidates.map { (candidate: $0, distance: distance(typed, Array($0.lowercased()))) }
        if let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit { return best.candidate }
        return typed.count < 3 ? nil : candidates.first { $0.lowercased().hasPrefix(word.lowercased()) }
    }

    /// The least number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isSame = left[row] == right[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
