/// Where a claim of an entry comes from.
public struct Source: Hashable, Sendable {
    /// What kind of page the source is.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        /// Apple's reference documentation.
        case apple
        /// Apple's developer forums.
        case appleForum = "apple-forum"
        /// The Swift language's own documentation, forums or repository.
        case swift
        /// An issue, a pull request or a file in a public repository.
        case repository
        /// A report to Apple's Feedback Assistant that its author published.
        case feedback
        /// An article, a question-and-answer page, a book.
        case article
        /// A trial with the compiler that this project repeats in its tests.
        case trial
    }

    /// How sure the claim is.
    public enum Mark: String, CaseIterable, Codable, Hashable, Sendable {
        /// Apple or a maintainer says so, or a published fix rests on it.
        case confirmed
        /// Several independent sources agree, or a reconstruction of the framework shows it.
        case likely
        /// One statement that nobody repeated.
        case unproven
    }

    public var url: String
    public var kind: Kind
    /// When the page was written or, where it does not say, read: `2024-01-15`, `2024-01` or `2024`.
    public var date: String
    public var mark: Mark
    /// What the source supports, in a clause.
    public var supports: Localized<String>

    public init(url: String, kind: Kind, date: String, mark: Mark, supports: Localized<String>) {
        self.url = url
        self.kind = kind
        self.date = date
        self.mark = mark
        self.supports = supports
    }
}
