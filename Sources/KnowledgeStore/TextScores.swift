#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the full-text hits say of each entry.
struct TextScores {
    /// The greater, the better the entry's words fit.
    private(set) var byEntry: [Int: Double] = [:]
    /// The strongest way in which a fully counting word was found.
    private(set) var kinds: [Int: MatchKind] = [:]
    /// The symptoms that fit, by row id, best first.
    private(set) var symptoms: [Int: [Int]] = [:]
    private let weights: RankingWeights
    private let concepts: [SearchConcept]
    private var found: [Int: Set<Int>] = [:]

    init(weights: RankingWeights, concepts: [SearchConcept], hits: [HitQuery.Hit]) {
        self.weights = weights
        self.concepts = concepts
        var onEntry: [Int: [Double]] = [:]
        var onSymptom: [Int: (entry: Int, scores: [Double])] = [:]
        var variants: [Int: HitQuery.Variant] = [:]
        let none = Array(repeating: 0.0, count: concepts.count)
        for hit in hits {
            let concept = concepts[hit.concept]
            let raw = hit.symptom == nil ? pow(max(hit.score, 0), weights.damping) : max(hit.score, 0)
            let score = raw * concept.weight.rawValue * (weights.variants[hit.variant] ?? 0)
            if let symptom = hit.symptom {
                let old = onSymptom[symptom, default: (hit.entry, none)].scores[hit.concept]
                onSymptom[symptom, default: (hit.entry, none)].scores[hit.concept] = max(old, score)
            } else {
                let old = onEntry[hit.entry, default: none][hit.concept]
                onEntry[hit.entry, default: none][hit.concept] = max(old, score)
                guard concept.weight == .full else { continue }
                variants[hit.entry] = min(variants[hit.entry] ?? hit.variant, hit.variant)
                found[hit.entry, default: []].insert(hit.concept)
            }
        }
        kinds = variants.mapValues(MatchKind.init)
        var ranked: [Int: [(score: Double, symptom: Int)]] = [:]
        for (symptom, (entry, scores)) in onSymptom {
            ranked[entry, default: []].append((scores.reduce(0, +), symptom))
        }
        for (entry, scores) in onEntry { byEntry[entry] = scores.reduce(0, +) }
        for (entry, unsorted) in ranked {
            let sorted = unsorted.sorted { ($0.score, $1.symptom) > ($1.score, $0.symptom) }
            symptoms[entry] = sorted.map(\.symptom)
            let shares = [1] + weights.furtherSymptoms
            let best = zip(sorted, shares).reduce(0) { $0 + $1.0.score * $1.1 }
            byEntry[entry, default: 0] += weights.symptom * best
        }
    }

    /// Whether an entry holds enough of the fully counting words.
    func isRelevant(_ entry: Int) -> Bool {
        let full = concepts.count { $0.weight == .full }
        let count = found[entry]?.count ?? 0
        return count >= weights.enoughWords || Double(count) >= weights.leastCoverage * Double(full)
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
        }
    }
}
