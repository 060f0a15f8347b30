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

    /// Something that was read and does not count, as something else was said as well.
    public struct PassedOver: Hashable, Sendable {
        /// What counts more.
        public enum Winner: String, CaseIterable, Hashable, Sendable {
            /// Words of the sentence.
            case words
            /// An option of the command line.
            case option
        }

        public var fact: Situation.Fact
        /// The words that say it, in lower case; nil for what was read in code.
        public var words: String?
        /// A situation with this fact; nil for a number that is too great to count options.
        public var situation: Situation?
        public var winner: Winner

        public init(fact: Situation.Fact, words: String?, situation: Situation?, winner: Winner = .words) {
            self.fact = fact
            self.words = words
            self.situation = situation
            self.winner = winner
        }
    }

    /// Controls that somebody does not want.
    public struct Refusal: Hashable, Sendable {
        public var controls: Set<ChoiceControl>
        /// The words that say so, in lower case.
        public var words: String

        public init(controls: Set<ChoiceControl>, words: String) {
            self.controls = controls
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

    /// The characters that are read: nobody tells a situation at greater length.
    public static let longest = 10_000

    public var situation: Situation
    /// What was found, in the order of the facts.
    public var findings: [Finding]
    /// What was read and does not count.
    public var passedOver: [PassedOver] = []
    /// What is not wanted.
    public var refusals: [Refusal] = []
    /// Whether the text went on behind what was read.
    public var isCut = false
    /// The other control that the sentence asks for; nil where it asks for a choice among options.
    public var other: Other?

    public init(situation: Situation = Situation(), findings: [Finding] = [], other: Other? = nil) {
        self.situation = situation
        self.findings = findings
        self.other = other
    }
}
