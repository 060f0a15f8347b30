import SQLiteAccess

/// The one SQL statement that fetches the hits of a query: a `SELECT` for each concept, variant and index.
package struct HitQuery {
    /// Which spelling of a concept hit.
    enum Variant: Int, CaseIterable {
        case exact, prefix, synonym
    }

    /// One row: which concept hit which entry, through which variant.
    struct Hit {
        var concept: Int
        var variant: Variant
        var entry: Int
        /// The symptom that was hit; nil for a hit on the entry as a whole.
        var symptom: Int?
        /// The term's share of BM25, greater is better.
        var score: Double
    }

    /// The statement; runs in any `sqlite3` on the same file.
    package let sql: String

    /// - Parameters:
    ///   - concepts: what to look for.
    ///   - weights: how much a hit in each column counts.
    ///   - variants: the spellings to look for.
    init?(_ concepts: [SearchConcept], weights: RankingWeights, variants: [Variant]) {
        let columns = weights.columns
        let factors = [
            columns.names, columns.messages, columns.symptoms, columns.summary, columns.explanation, columns.code,
        ].map { String($0) }.joined(separator: ",")
        var arms: [String] = []
        for (index, concept) in concepts.enumerated() {
            for variant in variants {
                guard let pattern = Self.pattern(concept, variant) else { continue }
                let match =
                    "'"
                    + pattern.text.split(separator: "'", omittingEmptySubsequences: false)
                    .joined(separator: "''") + "'"
                arms.append(
                    """
                    SELECT \(index), \(variant.rawValue), rowid, NULL, -bm25(entry_index,\(factors)) \
                    FROM entry_index WHERE entry_index MATCH \(match)
                    """)
                arms.append(
                    """
                    SELECT \(index), \(variant.rawValue), rowid, NULL, -\(weights.name) * bm25(name_index) \
                    FROM name_index WHERE name_index MATCH \(match)
                    """)
                arms.append(
                    """
                    SELECT \(index), \(variant.rawValue), s.entry, s.id, -bm25(symptom_index) / s.divisor \
                    FROM symptom_index JOIN symptoms s ON s.id = symptom_index.rowid \
                    WHERE symptom_index MATCH \(match)
                    """)
            }
        }
        guard !arms.isEmpty else { return nil }
        sql = arms.joined(separator: "\nUNION ALL ")
    }

    func hits(in database: KnowledgeDatabase) throws -> [Hit] {
        try database.rows(sql) { row in
            Hit(
                concept: row.integer(0), variant: Variant(rawValue: row.integer(1)) ?? .exact, entry: row.integer(2),
                symptom: row.optionalText(3) == nil ? nil : row.integer(3), score: row.real(4))
        }
    }

    private static func pattern(_ concept: SearchConcept, _ variant: Variant) -> FullTextPattern? {
        switch variant {
        case .exact: FullTextPattern(anyOf: [concept.term])
        case .prefix: concept.term.count >= 3 ? FullTextPattern(anyOf: [concept.term], asPrefixes: true) : nil
        case .synonym: FullTextPattern(anyOf: concept.synonyms)
        }
    }
}
