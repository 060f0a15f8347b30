import KnowledgeModel
import KnowledgeStore

/// What a search found.
public struct SearchAnswer: Hashable, Sendable {
    /// What was asked.
    public var query: String
    /// The entries, best first; empty where nothing is relevant.
    public var results: [SearchResult]
    /// The query with misspelt words corrected, where the search had to correct some.
    public var suggestion: String?
}

/// One entry that a search found.
public struct SearchResult: Hashable, Sendable {
    /// How an entry was found.
    public enum Match: String, CaseIterable, Codable, Hashable, Sendable {
        /// By the words themselves, or by a message that stands in the query.
        case exact
        /// By longer words that begin with the ones asked.
        case prefix
        /// By words of the same meaning, in either language.
        case synonym
        /// By the nearest known spelling.
        case spelling
    }

    public var heading: EntryHeading
    /// How well the entry answers, greater is better; comparable within one answer only.
    public var score: Double
    public var match: Match
    /// The passage that shows best why it was found.
    public var excerpt: String
    /// The found words in `excerpt`, as offsets in characters.
    public var highlights: [Range<Int>]

    public var slug: Slug { heading.slug }
    public var title: Localized<String> { heading.title }
}

extension KnowledgeBase {
    /// Finds the entries for what a person typed: a description in either language, code, or a pasted message.
    ///
    /// Any text is safe: no syntax of the search engine is recognised in it.
    ///
    /// - Parameters:
    ///   - query: what was typed.
    ///   - limit: the greatest number of results.
    ///   - style: leaves out entries that do not apply to this style.
    ///   - platform: leaves out entries that do not apply to this platform.
    ///   - language: the language of the excerpts.
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func search(
        _ query: String, limit: Int = 10, style: Applicability.Style? = nil, platform: Applicability.Platform? = nil,
        language: Language = .english
    ) throws -> SearchAnswer {
        let outcome = try Searcher(database).search(query)
        var ranking = outcome.ranking
        if style != nil || platform != nil {
            let applies = try database.applicabilities()
            ranking.removeAll { ranked in
                guard let applies = applies[ranked.entry] else { return false }
                let hasStyle = style.map { applies.styles.isEmpty || applies.styles.contains($0) } ?? true
                let hasPlatform = platform.map { applies.platforms.isEmpty || applies.platforms.contains($0) } ?? true
                return !hasStyle || !hasPlatform
            }
        }
        ranking = Array(ranking.prefix(max(0, limit)))
        let summaries = try database.summaries(ids: ranking.map(\.entry))
        let maker = ExcerptMaker(database, terms: outcome.terms)
        let results = try zip(ranking, summaries).map { ranked, summary in
            let excerpt = try maker.excerpt(of: ranked, in: language)
            return SearchResult(
                heading: EntryHeading(summary), score: (ranked.score * 1000).rounded() / 1000,
                match: SearchResult.Match(ranked.match), excerpt: excerpt.text, highlights: excerpt.highlights)
        }
        return SearchAnswer(query: query, results: results, suggestion: outcome.suggestion)
    }
}

extension SearchResult.Match {
    init(_ kind: MatchKind) {
        switch kind {
        case .exact: self = .exact
        case .prefix: self = .prefix
        case .synonym: self = .synonym
        case .spelling: self = .spelling
        }
    }
}
