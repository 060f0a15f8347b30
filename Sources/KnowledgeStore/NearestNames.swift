/// Finds the names that a mistyped one may mean.
package struct NearestNames {
    private let names: [String]

    package init(names: [String]) { self.names = names }

    /// At most three names, nearest first: by spelling, or because they share words with the text.
    package func nearest(to text: String) -> [String] {
        let letters = Array(text.utf8.prefix(80))
        guard !letters.isEmpty else { return [] }
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let candidates = names.compactMap { name -> (rank: Double, name: String)? in
            let distance = SpellingCorrector.distance(letters, Array(name.utf8))
            let shared = words.intersection(name.split(separator: "-").map(String.init)).count
            let isNear = distance <= max(2, letters.count / 4)
            guard isNear || shared > 0 else { return nil }
            return (Double(isNear ? distance : 40) - 10 * Double(shared), name)
        }
        return candidates.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(3).map(\.name)
    }
}
