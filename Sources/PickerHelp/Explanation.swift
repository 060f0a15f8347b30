import KnowledgeModel
import KnowledgeStore

/// What is known about a name or a message.
public enum Explanation: Hashable, Sendable {
    /// The entry with the name.
    case entry(Entry)
    /// The causes that print the message, likeliest first.
    case message(MessageExplanation)
    /// Nothing has the name, and no known message stands in the text. `nearest` holds what the name may mean; it is empty for
    /// a text that cannot be a name.
    case unknown(nearest: [Slug])
}

/// A message of the system and what can be behind it.
public struct MessageExplanation: Hashable, Sendable {
    /// A cause that prints the message.
    public struct Cause: Hashable, Sendable {
        public var heading: EntryHeading
        /// How likely this cause is among the known ones when the message is all one knows, from 0 to 1.
        public var share: Double
        /// How to tell this cause from the others: CommonMark.
        public var howToTell: Localized<String>
    }

    /// The message as it is known, with `{name}` for what is the user's own.
    public var message: MessageTemplate
    public var causes: [Cause]
}

extension KnowledgeBase {
    /// Explains an entry by its name, or a pasted console, compiler or crash message.
    ///
    /// - Parameter text: a slug, a former slug, or a text in which a message stands.
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func explain(_ text: String) throws -> Explanation {
        let name = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if let slug = Slug(name.lowercased()), let entry = try database.entry(named: slug) { return .entry(entry) }
        let reading = try MessageReading(of: MessageMatcher.normalized(text), database)
        guard let mostSpecific = reading.matches.max(by: { ($0.specificity, $1.entry) < ($1.specificity, $0.entry) })
        else { return .unknown(nearest: Self.mayBeName(name) ? try nearestNames(to: name) : []) }
        return .message(
            MessageExplanation(message: mostSpecific.template, causes: try causes(behind: text, reading)))
    }

    /// The entries that print the message as the interview ranks them when the message is all it knows.
    private func causes(behind text: String, _ reading: MessageReading) throws -> [MessageExplanation.Cause] {
        let printing = Set(try database.summaries(ids: reading.matches.map(\.entry)).map(\.slug))
        var diagnosis = try startDiagnosis()
        try diagnosis.paste(text)
        let ranking = diagnosis.ranking.filter { printing.contains($0.slug) }
        let total = ranking.reduce(0) { $0 + $1.probability }
        let sections = try database.sections(.howToTell)
        return ranking.map { ranked in
            MessageExplanation.Cause(
                heading: ranked.heading, share: ranked.probability / total,
                howToTell: sections[ranked.slug] ?? Localized(english: "", chinese: ""))
        }
    }

    /// Whether somebody who typed this can have meant a name: names have neither blanks nor characters outside ASCII.
    private static func mayBeName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x7F }
    }

    private func nearestNames(to name: String) throws -> [Slug] {
        try NearestNames(names: database.names()).nearest(to: name.lowercased()).compactMap { Slug($0) }
    }
}
