/// Which control to use in a situation, and why.
public struct ControlAdvice: Hashable, Sendable {
    /// Where a statement comes from.
    public struct Reference: Hashable, Sendable {
        /// What it is called.
        public var name: Localized<String>
        /// Its address; nil for the founding article, whose address is not recorded.
        public var url: String?
        public var kind: Source.Kind
        public var mark: Source.Mark

        public init(name: Localized<String>, url: String?, kind: Source.Kind, mark: Source.Mark) {
            self.name = name
            self.url = url
            self.kind = kind
            self.mark = mark
        }
    }

    /// A sentence with the rule that it follows from; code in back quotes.
    public struct Reason: Hashable, Sendable {
        public var rule: Identifier<Reason>
        public var text: Localized<String>
        public var source: Reference

        public init(rule: Identifier<Reason>, text: Localized<String>, source: Reference) {
            self.rule = rule
            self.text = text
            self.source = source
        }
    }

    /// When a control is the better one; code in back quotes.
    public struct Condition: Hashable, Sendable {
        public var text: Localized<String>
        /// The page that says so; nil where the sentence weighs what several say.
        public var source: Reference?

        public init(text: Localized<String>, source: Reference?) {
            self.text = text
            self.source = source
        }
    }

    /// A control with what speaks for it, or against it.
    public struct Choice: Hashable, Sendable {
        public var control: ChoiceControl
        /// At least one.
        public var reasons: [Reason]

        public init(control: ChoiceControl, reasons: [Reason]) {
            self.control = control
            self.reasons = reasons
        }
    }

    /// A point on which the sources differ.
    public struct Disagreement: Hashable, Sendable {
        public var text: Localized<String>
        public var sources: [Reference]

        public init(text: Localized<String>, sources: [Reference]) {
            self.text = text
            self.sources = sources
        }
    }

    /// What was asked.
    public var situation: Situation
    public var recommended: Choice
    public var runnerUp: Choice
    /// When the runner-up is the better one.
    public var runnerUpWins: Condition
    /// What to avoid, with what speaks against it; the likeliest mistake first.
    public var avoided: [Choice]
    public var disagreements: [Disagreement]
    /// What was not said, in the order of the facts.
    public var assumptions: [Situation.Fact]
    /// What was asked, with what is taken to be so where nothing was said.
    public var assumed: Situation
    /// The code for it, the most fitting first; none where no pattern takes the type that is selected.
    public var patterns: [PatternSuggestion]

    public init(
        situation: Situation, recommended: Choice, runnerUp: Choice, runnerUpWins: Condition, avoided: [Choice],
        disagreements: [Disagreement], assumptions: [Situation.Fact], assumed: Situation,
        patterns: [PatternSuggestion]
    ) {
        self.situation = situation
        self.recommended = recommended
        self.runnerUp = runnerUp
        self.runnerUpWins = runnerUpWins
        self.avoided = avoided
        self.disagreements = disagreements
        self.assumptions = assumptions
        self.assumed = assumed
        self.patterns = patterns
    }

    /// Whether a `Picker` is the wrong control here.
    public var isPickerWrong: Bool { !recommended.control.isPicker }
}
