/// A pattern for somebody's situation, with what is known of it filled in.
public struct PatternSuggestion: Hashable, Sendable {
    public var id: PatternID
    public var facts: PatternFacts
    /// Where the code runs, if that is not where it was wanted; nil otherwise.
    public var reach: Pattern.Availability?

    public init(id: PatternID, facts: PatternFacts = PatternFacts(), reach: Pattern.Availability? = nil) {
        self.id = id
        self.facts = facts
        self.reach = reach
    }
}
