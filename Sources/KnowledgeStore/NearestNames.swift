/// Finds the names that a mistyped one may mean.
package struct NearestNames {
    private let names: [String]

    package init(names: [String]) { self.names = names }

    /// At most three names, nearest first: those spelled nearly so, or where there are none those that share words with the text.
    package func nearest(to text: String) -> [String] {
        let letters = Array(text.utf8.prefix(80))
        guard !letters.isEmpty else { return [] }
        let spelled = names.map { (rank: SpellingCorrector.distance(letters, Array($0.utf8)), name: $0) }
            .filter { $0.rank <= max(2, letters.count / 4) }
        if !spelled.isEmpty { return Self.first(spelled) }
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let related = names.map { name in
            (rank: -words.intersection(name.split(separator: "-").map(String.init)).count, name: name)
        }
        return Self.first(related.filter { $0.rank < 0 })
    }

    private static func first(_ ranked: [(rank: Int, name: String)]) -> [String] {
        ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(3).map(\.name)
    }
}
