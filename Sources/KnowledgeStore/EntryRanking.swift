/// Hits and messages made into an order of entries.
struct EntryRanking {
    /// Best first; empty where nothing is relevant.
    let entries: [RankedEntry]

    /// - Parameters:
    ///   - concepts: what was looked for.
    ///   - hits: what was found.
    ///   - messages: the messages that stand in the query.
    ///   - priors: how common each entry is, for telling apart entries with the same message.
    init(concepts: [SearchConcept], hits: [HitQuery.Hit], messages: [MessageMatch], priors: [Int: Double]) {
        var onEntry: [Int: [Double]] = [:]
        var onSymptom: [Int: (entry: Int, scores: [Double])] = [:]
        var kinds: [Int: HitQuery.Variant] = [:]
        let none = Array(repeating: 0.0, count: concepts.count)
        for hit in hits {
            let concept = concepts[hit.concept]
            let score = hit.score * concept.weight.rawValue * (Searcher.variantWeights[hit.variant] ?? 0)
            if let symptom = hit.symptom {
                var scores = onSymptom[symptom]?.scores ?? none
                scores[hit.concept] = max(scores[hit.concept], score)
                onSymptom[symptom] = (hit.entry, scores)
            } else {
                onEntry[hit.entry, default: none][hit.concept] = max(onEntry[hit.entry]?[hit.concept] ?? 0, score)
                if concept.weight == .full {
                    kinds[hit.entry] = min(kinds[hit.entry] ?? hit.variant, hit.variant)
                }
            }
        }
        var best: [Int: Double] = [:]
        for (entry, scores) in onSymptom.values { best[entry] = max(best[entry] ?? 0, scores.reduce(0, +)) }
        let bonuses = Self.bonuses(messages, priors)
        let messagesByEntry = Dictionary(messages.map { ($0.entry, $0) }) { first, _ in first }
        let found = Set(onEntry.keys).union(bonuses.keys)
        let ranked = found.map { entry in
            let text = (onEntry[entry]?.reduce(0, +) ?? 0) + Searcher.symptomWeight * (best[entry] ?? 0)
            return RankedEntry(
                entry: entry, score: text + (bonuses[entry] ?? 0),
                match: messagesByEntry[entry] == nil ? MatchKind(kinds[entry] ?? .exact) : .exact,
                message: messagesByEntry[entry])
        }.sorted { ($0.score, $1.entry) > ($1.score, $0.entry) }
        guard messages.isEmpty else {
            entries = ranked
            return
        }
        let isRelevant = Self.coverage(of: ranked.first?.entry, concepts, onEntry) >= Searcher.leastCoverage
        entries = isRelevant ? ranked.filter { $0.score > 0 } : []
    }

    /// The share of the fully counting concepts that an entry holds.
    private static func coverage(
        of entry: Int?, _ concepts: [SearchConcept], _ onEntry: [Int: [Double]]
    ) -> Double {
        guard let entry, let scores = onEntry[entry] else { return 0 }
        let full = concepts.indices.filter { concepts[$0].weight == .full }
        guard !full.isEmpty else { return 1 }
        return Double(full.count { scores[$0] > 0 }) / Double(full.count)
    }

    /// What a message in the query adds to its entries: always more than words can, and more for the likelier entry.
    private static func bonuses(_ messages: [MessageMatch], _ priors: [Int: Double]) -> [Int: Double] {
        let longest = messages.map(\.specificity).max() ?? 0
        var bonuses: [Int: Double] = [:]
        for message in messages {
            let specificity = Double(message.specificity) / Double(max(longest, 1))
            let likelihood = message.template.likelihood * (priors[message.entry] ?? 1)
            bonuses[message.entry] = (message.isWhole ? 20 : 4) * (1 + specificity + likelihood / (likelihood + 3))
        }
        return bonuses
    }
}

extension HitQuery.Variant: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension MatchKind {
    init(_ variant: HitQuery.Variant) {
        switch variant {
        case .exact: self = .exact
        case .prefix: self = .prefix
        case .synonym: self = .synonym
        case .correction: self = .spelling
        }
    }
}
