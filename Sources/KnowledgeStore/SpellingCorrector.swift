/// Finds the known word nearest to a misspelt one.
struct SpellingCorrector {
    private let words: [(letters: [UInt8], text: String, entries: Int)]

    init(_ database: KnowledgeDatabase) throws {
        words = try database.rows("SELECT word, entries FROM words ORDER BY word") {
            (Array($0.text(0).utf8), $0.text(0), $0.integer(1))
        }
    }

    /// The nearest known word with the same first letter: a missing letter for a word of four letters, one slip for a word of up
    /// to seven, two for a longer one; among equals the commonest.
    func correction(of word: String) -> String? {
        let letters = Array(word.utf8)
        guard (4...32).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else { return nil }
        let most = letters.count < 8 ? 1 : 2
        var best: (distance: Int, entries: Int, text: String)?
        for candidate in words where abs(candidate.letters.count - letters.count) <= most {
            guard candidate.letters.first == letters.first, letters.count > 4 || candidate.letters.count > 4 else {
                continue
            }
            let distance = Self.distance(letters, candidate.letters)
            guard distance <= most else { continue }
            if let best, (best.distance, -best.entries) <= (distance, -candidate.entries) { continue }
            best = (distance, candidate.entries, candidate.text)
        }
        return best?.text
    }

    /// The Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, replacements, neighbours swapped.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...max(left.count, 1) where row <= left.count {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1...max(right.count, 1) where column <= right.count {
                let substitution = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
                current[column] = min(previous[column] + 1, current[column - 1] + 1, substitution)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
