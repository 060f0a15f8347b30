import SQLiteAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The causes of a message with their shares, when the message is all that is known.
package struct MessageRanking {
    /// Likeliest first; the shares sum to 1.
    package let ranked: [(entry: Int, share: Double)]

    /// - Parameters:
    ///   - matches: the messages found in a text, one an entry.
    ///   - text: the normalised text in which they stand.
    ///   - database: where the priors are.
    package init(_ matches: [MessageMatch], in text: String, _ database: KnowledgeDatabase) throws {
        let priors = matches.isEmpty ? [:] : try database.priors()
        let values = matches.isEmpty ? [:] : try MessageValueReader(database).answers(from: matches, in: text)
        let ratios = try CueReader(database).weights(ofAnswers: values.mapValues { [$0] })
        let longest = matches.map(\.specificity).max() ?? 0
        let weights = matches.map { match in
            (
                entry: match.entry,
                weight: (priors[match.entry] ?? 1) * match.likelihood(longest: longest)
                    * exp(ratios[match.entry] ?? 0)
            )
        }
        let total = weights.reduce(0) { $0 + $1.weight }
        ranked = weights.map { ($0.entry, total > 0 ? $0.weight / total : 0) }
            .sorted { ($0.share, $1.entry) > ($1.share, $0.entry) }
    }
}

extension MessageMatch {
    /// The probability of the message under the entry.
    ///
    /// A general form fits every value; an entry that lists the form at hand says more about it.
    ///
    /// - Parameter longest: the greatest specificity among the matches of the text.
    package func likelihood(longest: Int) -> Double {
        template.likelihood * (specificity == longest ? 1 : 0.5)
    }
}
