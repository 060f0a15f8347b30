/// A pattern in short, as a list shows it.
public struct PatternHeading: Hashable, Sendable {
    public var id: PatternID
    public var title: Localized<String>
    /// What the pattern is for, in a clause.
    public var summary: Localized<String>

    public init(id: PatternID, title: Localized<String>, summary: Localized<String>) {
        self.id = id
        self.title = title
        self.summary = summary
    }
}
