import SQLiteAccess

/// The causes of a message with their shares, when the message is all that is known.
package struct MessageRanking {
    /// Likeliest first; the shares sum to 1.
    package let ranked: [(entry: Int, share: Double)]

    /// - Parameters:
    ///   - matches: the messages found in a text, one an entry.
    ///   - database: where the priors are.
    package init(_ matches: [MessageMatch], in database: KnowledgeDatabase) throws {
        let rows = try database.rows("SELECT id, prior FROM entries") { ($0.integer(0), $0.real(1)) }
        let priors = Dictionary(uniqueKeysWithValues: rows)
        let longest = matches.map(\.specificity).max() ?? 0
        let weights = matches.map { match in
            // A general form fits every value; an entry that lists the form at hand says more about it.
            let fit = match.specificity == longest ? 1 : 0.5
            return (entry: match.entry, weight: (priors[match.entry] ?? 1) * match.template.likelihood * fit)
        }
        let total = weights.reduce(0) { $0 + $1.weight }
        ranked = weights.map { ($0.entry, total > 0 ? $0.weight / total : 0) }
            .sorted { ($0.share, $1.entry) > ($1.share, $0.entry) }
    }
}
