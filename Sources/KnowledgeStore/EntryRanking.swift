#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Hits, hints and messages made into an order of entries.
struct EntryRanking {
    /// What there is to go by.
    struct Evidence {
        var weights: RankingWeights
        var concepts: [SearchConcept]
        var hits: [HitQuery.Hit]
        /// The messages that stand in the query, with the share that each entry has in them.
        var messages: [(match: MessageMatch, share: Double)]
        /// What the words hint at, in nats by entry.
        var cues: [Int: Double]
        /// How common each entry is.
        var priors: [Int: Double]
    }

    /// Best first; empty where nothing is relevant.
    let entries: [RankedEntry]

    init(_ evidence: Evidence) {
        let weights = evidence.weights
        let text = TextScores(weights: weights, concepts: evidence.concepts, hits: evidence.hits)
        let unit = max(text.byEntry.values.max() ?? 0, 1)
        var messages: [Int: (match: MessageMatch, share: Double)] = [:]
        for message in evidence.messages { messages[message.match.entry] = message }
        let ranked = Set(text.byEntry.keys).union(messages.keys).map { entry in
            let message = messages[entry]
            let relevance = (text.byEntry[entry] ?? 0) + weights.cue * unit * (evidence.cues[entry] ?? 0)
            var score = relevance + weights.prior * unit * log(evidence.priors[entry] ?? 1)
            if let message {
                let isWhole = message.match.isWhole
                score += isWhole ? 0 : weights.partialMessage * unit
                score += weights.message * unit * log(max(message.share, 0.001) * Double(messages.count))
            }
            return RankedEntry(
                entry: entry, score: score, relevance: relevance,
                match: message == nil ? text.kinds[entry] ?? .exact : .exact,
                message: message?.match, symptoms: text.symptoms[entry] ?? [])
        }.sorted(by: Self.isBefore)
        guard messages.isEmpty, let best = ranked.first else {
            entries = ranked
            return
        }
        let isRelevant = text.isRelevant(best.entry)
        entries = isRelevant ? ranked.filter { $0.score > 0 } : []
    }

    /// A whole message comes before everything else.
    private static func isBefore(_ left: RankedEntry, _ right: RankedEntry) -> Bool {
        let leftIsWhole = left.message?.isWhole == true
        guard leftIsWhole == (right.message?.isWhole == true) else { return leftIsWhole }
        return (left.score, right.entry) > (right.score, left.entry)
    }
}
