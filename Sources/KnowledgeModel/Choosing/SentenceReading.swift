/// What was understood of a sentence about a picker that somebody needs.
public struct SentenceReading: Hashable, Sendable {
    /// A fact and the words that say it.
    public struct Finding: Hashable, Sendable {
        public var fact: Situation.Fact
        /// The words as they were typed, in lower case.
        public var words: String

        public init(fact: Situation.Fact, words: String) {
            self.fact = fact
            self.words = words
        }
    }

    public var situation: Situation
    /// What was found, in the order of the facts.
    public var findings: [Finding]

    public init(situation: Situation = Situation(), findings: [Finding] = []) {
        self.situation = situation
        self.findings = findings
    }
}
