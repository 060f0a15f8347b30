import KnowledgeModel

/// What the phrases of the table find in a sentence.
struct PhraseReading {
    /// A phrase that the sentence holds.
    struct Match: Hashable {
        let fact: Situation.Fact
        let place: Range<Int>
        let words: String
        /// The situation with this fact alone.
        let situation: Situation

        fileprivate func overlaps(_ other: Match) -> Bool { fact == other.fact && place.overlaps(other.place) }
    }

    /// Of each fact the match that counts.
    private(set) var taken: [Match] = []
    /// What says something else of a fact than the match that counts.
    private(set) var others: [Match] = []

    init(_ tokens: SentenceTokens) {
        var all: [Match] = []
        for phrase in PhraseTable.phrases {
            guard let place = phrase.match(in: tokens) else { continue }
            var situation = Situation()
            phrase.meaning(&situation)
            let match = Match(fact: phrase.fact, place: place, words: tokens.text(place), situation: situation)
            // "Navigation bar" is no navigation.
            if !all.contains(where: match.overlaps) { all.append(match) }
        }
        for (fact, matches) in Dictionary(grouping: all, by: \.fact) {
            let rivals = fact == .platform ? Self.platforms(matches) : matches
            taken.append(rivals[0])
            var seen: Set<Situation> = [rivals[0].situation]
            others += rivals.filter { seen.insert($0.situation).inserted }
        }
        let order = Situation.Fact.allCases
        func rank(_ match: Match) -> (Int, Int) { (order.firstIndex(of: match.fact) ?? 0, match.place.lowerBound) }
        taken.sort { rank($0) < rank($1) }
        others.sort { rank($0) < rank($1) }
    }

    /// The platforms as they are named; iOS is also the name of the system that other devices have.
    private static func platforms(_ matches: [Match]) -> [Match] {
        let named = matches.sorted { $0.place.lowerBound < $1.place.lowerBound }
        let isSpecial = named.contains { [.iPadOS, .macCatalyst].contains($0.situation.platform) }
        return isSpecial ? named.filter { $0.situation.platform != .iOS || $0.words != "ios" } : named
    }
}
