import KnowledgeModel
import SQLiteAccess

/// How a result was found; the strongest way counts.
package enum MatchKind: String, CaseIterable, Hashable, Sendable {
    case exact, prefix, synonym, spelling
}

/// An entry that answers a query.
package struct RankedEntry: Hashable, Sendable {
    package var entry: Int
    /// How well it answers, greater is better; comparable within one answer only.
    package var score: Double
    /// How well the words alone fit, without how common the entry is and without a message.
    package var relevance: Double
    package var match: MatchKind
    /// The message of the entry that stands in the query.
    package var message: MessageMatch?
    /// The entry's symptoms that fit, best first, by row id.
    package var symptoms: [Int]
}

/// What a query finds.
package struct SearchOutcome: Sendable {
    /// The entries, best first.
    package var ranking: [RankedEntry]
    /// The query with its misspelt words corrected, where that was needed.
    package var suggestion: String?
    /// The words that were looked for, for highlights.
    package var terms: [String]
}

/// Ranked full-text search: exact, then prefix, then synonym and translation, then near spelling.
package struct Searcher {
    private let database: KnowledgeDatabase
    private let stopWords: Set<String>
    private let synonyms: KnowledgeQuery

    package init(_ database: KnowledgeDatabase) throws {
        self.database = database
        stopWords = Set(try database.rows("SELECT word FROM stop_words") { $0.text(0) })
        synonyms = try database.query("SELECT synonym FROM synonyms WHERE word = ?1")
    }

    /// Finds the entries for what a person typed: words, code, a console line, or all at once.
    package func search(_ text: String) throws -> SearchOutcome {
        let found = try lookUp(text)
        guard !found.unknown.isEmpty, found.isWeak,
            let suggestion = try Self.suggestion(for: text, unknown: found.unknown, SpellingCorrector(database))
        else { return found.outcome }
        // A misspelt word is looked for as what it was meant to be; where some remain unknown, the guess explains too little.
        var corrected = try lookUp(suggestion)
        guard corrected.unknown.isEmpty else { return found.outcome }
        corrected.outcome.suggestion = suggestion
        for index in corrected.outcome.ranking.indices { corrected.outcome.ranking[index].match = .spelling }
        return corrected.outcome
    }

    /// A search without regard to spelling.
    private struct LookUp {
        var outcome: SearchOutcome
        /// The fully counting words that nothing hit.
        var unknown: [String]
        /// Whether they are at least half of what was asked.
        var isWeak: Bool
    }

    private func lookUp(_ text: String) throws -> LookUp {
        let normalized = MessageMatcher.normalized(text)
        let reading = try MessageReading(of: normalized, database)
        let query = try self.query(reading.rest ?? text)
        let full = query.concepts.count { $0.weight == .full }
        let weights = RankingWeights(concepts: full)
        var hits =
            try HitQuery(query.concepts, weights: weights, variants: [.exact, .synonym])?.hits(in: database) ?? []
        let prefixes = Self.without(hits, query.concepts)
        if !prefixes.isEmpty {
            hits += try self.hits(of: prefixes, in: query.concepts, weights, variant: .prefix)
        }
        let priors = try database.priors()
        let cues = try CueReader(database)
        let ranking = EntryRanking(
            EntryRanking.Evidence(
                weights: weights, concepts: query.concepts, hits: hits,
                messages: try reading.shares(priors: priors, cues), cues: try cues.weights(of: query.terms),
                priors: priors))
        let named = try entry(namedIn: text)
        let unknown = Self.without(hits, query.concepts).map { query.concepts[$0] }.filter { $0.weight == .full }
        return LookUp(
            outcome: SearchOutcome(
                ranking: Self.moving(named, toFrontOf: ranking.entries), suggestion: nil,
                terms: query.concepts.flatMap { [$0.term] + $0.synonyms }),
            unknown: unknown.map(\.term), isWeak: 2 * unknown.count >= full && reading.matches.isEmpty)
    }

    /// The statement that fetches a query's hits, to be run elsewhere.
    package func statement(for text: String) throws -> HitQuery? {
        let concepts = try query(text).concepts
        let weights = RankingWeights(concepts: concepts.count { $0.weight == .full })
        return HitQuery(concepts, weights: weights, variants: [.exact, .synonym])
    }

    /// The entry whose name or former name the text is.
    private func entry(namedIn text: String) throws -> Int? {
        guard let name = text.split(whereSeparator: \.isWhitespace).first, name.count >= text.count - 2,
            let slug = Slug(name.lowercased())
        else { return nil }
        let sql = "SELECT id FROM entries WHERE slug = ?1 UNION ALL SELECT entry FROM aliases WHERE alias = ?1"
        return try database.rows(sql, [.text(slug.text)]) { $0.integer(0) }.first
    }

    private static func moving(_ entry: Int?, toFrontOf ranking: [RankedEntry]) -> [RankedEntry] {
        guard let entry, let index = ranking.firstIndex(where: { $0.entry == entry }) else { return ranking }
        var ranking = ranking
        var named = ranking.remove(at: index)
        named.match = .exact
        named.score = max(named.score, ranking.first?.score ?? 0)
        return [named] + ranking
    }

    private func query(_ text: String) throws -> SearchQuery {
        try SearchQuery(text, stopWords: stopWords) { word in try synonyms.rows([.text(word)]) { $0.text(0) } }
    }

    private func hits(
        of indices: [Int], in concepts: [SearchConcept], _ weights: RankingWeights, variant: HitQuery.Variant
    ) throws -> [HitQuery.Hit] {
        let found =
            try HitQuery(indices.map { concepts[$0] }, weights: weights, variants: [variant])?.hits(in: database) ?? []
        return found.map { hit in
            var hit = hit
            hit.concept = indices[hit.concept]
            return hit
        }
    }

    /// The concepts that nothing hit so far.
    private static func without(_ hits: [HitQuery.Hit], _ concepts: [SearchConcept]) -> [Int] {
        let found = Set(hits.map(\.concept))
        return concepts.indices.filter { !found.contains($0) }
    }

    /// The text with its unknown words corrected, nil where none of them can be.
    private static func suggestion(
        for text: String, unknown: [String], _ corrector: SpellingCorrector
    ) throws -> String? {
        let words = Set(unknown)
        var suggestion = ""
        var end = text.startIndex
        for token in TextSplitter.tokens(of: text) where token.kind == .word && words.contains(token.text) {
            guard let correction = corrector.correction(of: token.text) else { continue }
            suggestion += text[end..<token.range.lowerBound] + correction
            end = token.range.upperBound
        }
        return suggestion.isEmpty ? nil : suggestion + text[end...]
    }
}
