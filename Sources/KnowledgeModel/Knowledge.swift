/// Everything that the project knows, in a fixed order: entries by slug, questions and patterns by name, the rest as its
/// files list it.
public struct Knowledge: Hashable, Sendable {
    public var entries: [Entry]
    public var questions: [Question]
    public var patterns: [Pattern]
    public var fixClasses: [FixClass]
    public var vocabulary: Vocabulary

    public init(
        entries: [Entry], questions: [Question], patterns: [Pattern] = [], fixClasses: [FixClass],
        vocabulary: Vocabulary
    ) {
        self.entries = entries.sorted { $0.slug < $1.slug }
        self.questions = questions.sorted { $0.id < $1.id }
        self.patterns = patterns.sorted { $0.id < $1.id }
        self.fixClasses = fixClasses
        self.vocabulary = vocabulary
    }
}
