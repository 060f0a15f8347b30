/// The answers given so far, by question.
public typealias Answers = [Identifier<Question>: Identifier<Answer>]

/// One question of the interview.
public struct Question: Hashable, Sendable {
    public var id: Identifier<Question>
    /// The question itself.
    public var text: Localized<String>
    /// What the answer tells about the cause.
    public var meaning: Localized<String>
    /// How someone who does not know finds out.
    public var howToFindOut: Localized<String>
    /// The effort to answer, from 1 (known at once) to 5 (needs an experiment).
    public var cost: Int
    public var answers: [Answer]
    /// Where two other answers decide this one: the interview then asks those, and works this one out.
    public var comparison: Comparison?
    /// Whether a recognised message that the person pasted settles the question.
    public var answeredByMessage: Bool
    /// The answers to other questions after which this one makes no sense: nobody asks what a tap does of what does not compile.
    public var senselessAfter: [Identifier<Question>: Set<Identifier<Answer>>]

    /// How the answers to two questions decide a third.
    public struct Comparison: Hashable, Sendable {
        /// The question that is asked first.
        public var first: Identifier<Question>
        /// The question that is asked second, once the first is answered.
        public var second: Identifier<Question>
        /// The answer that each pair decides: the table is complete over the answers of both.
        public var table: [Identifier<Answer>: [Identifier<Answer>: Identifier<Answer>]]

        public init(
            first: Identifier<Question>, second: Identifier<Question>,
            table: [Identifier<Answer>: [Identifier<Answer>: Identifier<Answer>]]
        ) {
            self.first = first
            self.second = second
            self.table = table
        }
    }

    public init(
        id: Identifier<Question>, text: Localized<String>, meaning: Localized<String>,
        howToFindOut: Localized<String>, cost: Int, answers: [Answer], comparison: Comparison? = nil,
        answeredByMessage: Bool = false, senselessAfter: [Identifier<Question>: Set<Identifier<Answer>>] = [:]
    ) {
        self.id = id
        self.text = text
        self.meaning = meaning
        self.howToFindOut = howToFindOut
        self.cost = cost
        self.answers = answers
        self.comparison = comparison
        self.answeredByMessage = answeredByMessage
        self.senselessAfter = senselessAfter
    }
}

extension Question {
    /// How people answer when the cause has no say: the answers' bases, none of them 0, scaled to sum to 1.
    public var baseProbabilities: [Double] {
        let bases = answers.map { max($0.base, 1e-4) }
        let total = bases.reduce(0, +)
        return bases.map { $0 / total }
    }

    /// How people answer under a cause, in the order of the answers: the numbers named for it, and what they leave of 1 shared by
    /// the other answers as their bases are.
    ///
    /// - Parameter named: the entry's numbers, each from 0 to 1.
    public func probabilities(named: [Identifier<Answer>: Double]) -> [Double] {
        let values = answers.map { named[$0.id].map { max($0, 0) } }
        let rest = max(0, 1 - values.reduce(0) { $0 + ($1 ?? 0) })
        let bases = baseProbabilities
        let unnamed = zip(values, bases).reduce(0) { $0 + ($1.0 == nil ? $1.1 : 0) }
        return zip(values, bases).map { value, base in value ?? (unnamed > 0 ? rest * base / unnamed : 0) }
    }
}

/// One possible answer to a question; "don't know" is always possible and never listed.
public struct Answer: Hashable, Sendable {
    public var id: Identifier<Answer>
    public var text: Localized<String>
    /// How often people give this answer when the cause says nothing about it; the bases of a question sum to 1.
    public var base: Double
    /// Words in a description that give this answer away: `segmented`, `滚轮`.
    public var cues: Localized<[String]>
    /// What a message prints as the person's own value when this is the answer: `nil`, `Optional({value})`.
    public var messageValues: [String]
    /// Where the person's picker is when this is the answer, so that it can be held against where an entry applies; nil where
    /// the answer says nothing about that. The releases of operating systems are not used.
    public var means: Applicability?
    /// What a pattern's code is made for when this is the answer.
    public var code: [PatternParameter: String]

    public init(
        id: Identifier<Answer>, text: Localized<String>, base: Double,
        cues: Localized<[String]> = Localized(english: [], chinese: []), messageValues: [String] = [],
        means: Applicability? = nil, code: [PatternParameter: String] = [:]
    ) {
        self.id = id
        self.text = text
        self.base = base
        self.cues = cues
        self.messageValues = messageValues
        self.means = means
        self.code = code
    }
}
