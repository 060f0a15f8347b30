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
    }

    /// Of each fact the match that counts.
    private(set) var taken: [Match] = []
    /// What says something else of a fact than the match that counts.
    private(set) var others: [Match] = []

    init(_ tokens: SentenceTokens) {
        let found = PhraseTable.phrases.map { ($0, places: $0.places(in: tokens)) }
        let longest = Self.longest(found.flatMap(\.places), in: tokens)
        var all: [Match] = []
        for (phrase, places) in found {
            // "Navigation bar" is no navigation, and "dynamic type" speaks of no options.
            let whole = places.first { place in
                !phrase.isDenied(at: place, in: tokens) && place.allSatisfy { longest[$0] <= place.count }
            }
            guard let place = whole else { continue }
            var situation = Situation()
            phrase.meaning(&situation)
            all.append(
                Match(fact: phrase.fact, place: place, words: tokens.text(place), situation: situation))
        }
        for (fact, matches) in Dictionary(grouping: all, by: \.fact) {
            let rivals =
                switch fact {
                case .platform: Self.platforms(matches)
                case .container: Self.containers(matches)
                default: matches
                }
            taken.append(rivals[0])
            var seen: Set<Situation> = [rivals[0].situation]
            others += rivals.filter { seen.insert($0.situation).inserted }
        }
        let order = Situation.Fact.allCases
        func rank(_ match: Match) -> (Int, Int) { (order.firstIndex(of: match.fact) ?? 0, match.place.lowerBound) }
        taken.sort { rank($0) < rank($1) }
        others.sort { rank($0) < rank($1) }
    }

    /// Of each token how long the longest words are that it is a part of.
    private static func longest(_ places: [Range<Int>], in tokens: SentenceTokens) -> [Int] {
        var longest = Array(repeating: 0, count: tokens.list.count)
        let decoys = PhraseTable.decoys.flatMap { Array(tokens.ranges(of: $0)) }
        for place in places + decoys {
            for index in place { longest[index] = max(longest[index], place.count) }
        }
        return longest
    }

    /// The places as the table has them: a form, a list or a bar within a navigation stack is no second place.
    private static func containers(_ matches: [Match]) -> [Match] {
        let inner = matches.filter { $0.situation.container != .navigation }
        return inner.isEmpty ? matches : inner
    }

    /// The platforms as they are named; iOS is also the name of the system that other devices have.
    private static func platforms(_ matches: [Match]) -> [Match] {
        let named = matches.sorted { $0.place.lowerBound < $1.place.lowerBound }
        let isSpecial = named.contains { [.iPadOS, .macCatalyst].contains($0.situation.platform) }
        return isSpecial ? named.filter { $0.situation.platform != .iOS || $0.words != "ios" } : named
    }
}
