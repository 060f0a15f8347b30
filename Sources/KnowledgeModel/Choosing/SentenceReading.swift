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

    /// That the value is one for another control than those that choose among options.
    public struct Other: Hashable, Sendable {
        public var control: OtherControl
        /// The words that say so, in lower case.
        public var words: String
        /// What to use, in one sentence or two; code in back quotes.
        public var text: Localized<String>
        public var source: ControlAdvice.Reference

        public init(
            control: OtherControl, words: String, text: Localized<String>, source: ControlAdvice.Reference
        ) {
            self.control = control
            self.words = words
            self.text = text
            self.source = source
        }
    }

    public var situation: Situation
    /// What was found, in the order of the facts.
    public var findings: [Finding]
    /// The other control that the sentence asks for; nil where it asks for a choice among options.
    public var other: Other?

    public init(situation: Situation = Situation(), findings: [Finding] = [], other: Other? = nil) {
        self.situation = situation
        self.findings = findings
        self.other = other
    }
}
