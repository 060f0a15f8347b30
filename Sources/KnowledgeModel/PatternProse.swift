/// The text of a pattern in one language, as CommonMark.
public struct PatternProse: Hashable, Sendable {
    /// A fixed part of the text, in its fixed order.
    public enum Section: String, CaseIterable, Codable, Hashable, Sendable {
        case whatItDoes = "what-it-does"
        case whenToUse = "when-to-use"
        case whenNotTo = "when-not-to"
        case whatToMind = "what-to-mind"
        case sources

        /// The heading that opens the section in a pattern's file.
        public var heading: Localized<String> {
            switch self {
            case .whatItDoes: Localized(english: "What it does", chinese: "作用")
            case .whenToUse: Localized(english: "When to use", chinese: "何时使用")
            case .whenNotTo: Localized(english: "When not to", chinese: "何时不适用")
            case .whatToMind: Localized(english: "What to mind", chinese: "注意事项")
            case .sources: Localized(english: "Sources", chinese: "来源")
            }
        }
    }

    /// The pattern's name for people, a line without a full stop.
    public var title: String
    /// The pattern in a line without a full stop, for lists.
    public var summary: String
    /// Each section's CommonMark, without its heading.
    public var sections: [Section: String]

    public init(title: String, summary: String, sections: [Section: String]) {
        self.title = title
        self.summary = summary
        self.sections = sections
    }
}
