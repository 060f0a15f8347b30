import KnowledgeModel
import SQLiteAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the messages in a text say: which entries print them, how likely, and what they print of the person's own.
package struct MessageReading {
    /// The matches that count, one an entry: the whole messages where there are some, else the parts of messages.
    package let matches: [MessageMatch]
    /// The answers that follow from what the messages print of the person's own: `Optional(3)` means an optional selection.
    package let facts: Answers
    /// The text without the messages' own words, with what they print of the person's; nil where there is no message.
    package let rest: String?

    /// - Parameter text: a text that `MessageMatcher.normalized` made; one too short to hold a message costs nothing.
    package init(of text: String, _ database: KnowledgeDatabase) throws {
        let words = text.utf8.count { $0 == UInt8(ascii: " ") } + 1
        let found = words < MessagePattern.fewestWords.around ? [] : try Self.matches(in: text, database)
        let whole = found.filter(\.isWhole)
        matches = whole.isEmpty ? found : whole
        // The most general template leaves the most to the person's own values.
        guard let general = matches.min(by: { $0.specificity < $1.specificity }) else {
            facts = [:]
            rest = nil
            return
        }
        let bytes = Array(text.utf8)
        facts = try Self.facts(in: general.values.map { Array(bytes[$0]) }, database)
        let start = matches.map(\.range.lowerBound).min() ?? 0
        let end = matches.map(\.range.upperBound).max() ?? bytes.count
        rest = ([0..<start] + general.values + [end..<bytes.count])
            .map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
    }

    /// The probability of the message under an entry that lists it.
    ///
    /// A general form fits every value; an entry that lists the form at hand says more about it.
    package func likelihood(of match: MessageMatch) -> Double {
        let longest = matches.map(\.specificity).max() ?? 0
        return match.template.likelihood * (match.specificity == longest ? 1 : 0.5)
    }

    /// The matches with the share that each entry has in the message when nothing else is known; the shares sum to 1.
    func shares(priors: [Int: Double], _ cues: CueReader) throws -> [(match: MessageMatch, share: Double)] {
        let ratios = try cues.weights(ofAnswers: facts.mapValues { [$0] })
        let weights = matches.map { match in
            (priors[match.entry] ?? 1) * likelihood(of: match) * exp(ratios[match.entry] ?? 0)
        }
        let total = weights.reduce(0, +)
        return zip(matches, weights).map { ($0, total > 0 ? $1 / total : 0) }
    }

    private static func matches(in text: String, _ database: KnowledgeDatabase) throws -> [MessageMatch] {
        let sql = "SELECT entry, kind, text, likelihood, pattern FROM messages ORDER BY entry, position"
        let templates = try database.rows(sql) { row in
            MessageMatcher.Template(
                entry: row.integer(0),
                template: MessageTemplate(
                    kind: try row.value(1), text: row.text(2), likelihood: try row.number(3, to: 1)),
                pattern: row.text(4))
        }
        return MessageMatcher(templates: templates).matches(in: text)
    }

    private static func facts(in values: [[UInt8]], _ database: KnowledgeDatabase) throws -> Answers {
        let patterns: [(pattern: MessagePattern, question: Identifier<Question>, answer: Identifier<Answer>)] =
            try database.rows("SELECT pattern, question, answer FROM message_values ORDER BY pattern") {
                (MessagePattern(normalized: $0.text(0)), try $0.identifier(1), try $0.identifier(2))
            }
        var facts: Answers = [:]
        for value in values {
            for (pattern, question, answer) in patterns where pattern.isAll(of: value) { facts[question] = answer }
        }
        return facts
    }
}
