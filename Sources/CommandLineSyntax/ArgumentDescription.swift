import KnowledgeModel

/// A word that a command takes by its place.
package struct ArgumentDescription: Hashable, Sendable {
    package enum Count: Hashable, Sendable {
        case one
        case optional
        /// At least one; takes all words that are left.
        case oneOrMore
        /// Takes all words that are left.
        case any
    }

    /// The name for people, in capitals.
    package var name: String
    package var count: Count
    package var rule: ValueRule
    /// What the argument is, a line without a full stop.
    package var summary: Localized<String>

    package init(_ name: String, count: Count = .one, rule: ValueRule = .text, summary: Localized<String>) {
        self.name = name
        self.count = count
        self.rule = rule
        self.summary = summary
    }

    package var isRequired: Bool { count == .one || count == .oneOrMore }
    package var isRepeated: Bool { count == .any || count == .oneOrMore }

    /// What is wrong where the argument is missing, or says nothing.
    package var missing: UsageError.Problem { .missingArgument(name, summary: summary) }

    /// The argument as it stands in a line that shows the usage.
    package var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)…"
        case .any: "[\(name)…]"
        }
    }
}
