import KnowledgeModel

/// Everything known about the user's trouble, whatever the order in which it came.
package struct Evidence: Hashable, Sendable {
    /// Whether the user described the trouble: a description in which nothing is relevant speaks for something else.
    package var isDescribed = false
    /// The relevance of the first sentence to each cause: search scores from 0 to 1, the best of them 1.
    /// Empty where nothing was said or nothing was found.
    package var relevance: [Slug: Double] = [:]
    /// The probability of the pasted message under each cause that lists it; empty where none does.
    package var messageLikelihoods: [Slug: Double] = [:]
    /// Answers that were read from a pasted message or from the user's code.
    package var facts: Answers = [:]
    /// What the checks say of the picker in the user's code: the worst that each says.
    package var findings: [Slug: CodeFinding] = [:]
    /// Answers that the user gave; one of them overrides a fact.
    package var answers: Answers = [:]
    /// Questions that the user could not answer.
    package var unknown: Set<Identifier<Question>> = []
    /// Causes whose fix was tried and did not help.
    package var triedFixes: Set<Slug> = []

    package init() {}

    /// The answers known from either source.
    package var known: Answers { facts.merging(answers) { _, given in given } }

    /// How many questions the user dealt with.
    package var questionCount: Int { answers.count + unknown.count }

    /// Whether something that the user said or pasted is known to the model.
    func isUnderstood(by model: CauseModel) -> Bool {
        relevance.contains { $0.value > 0 && model.index(of: $0.key) != nil }
            || messageLikelihoods.keys.contains { model.index(of: $0) != nil }
    }
}

/// One piece of the evidence that raises some causes over others.
package enum EvidenceItem: Hashable, Sendable {
    /// The first sentence.
    case sentence
    /// The pasted message.
    case message
    /// An answer of the user's.
    case answer(Identifier<Question>, Identifier<Answer>)
    /// An answer read from a pasted message or from the user's code.
    case fact(Identifier<Question>, Identifier<Answer>)
    /// An answer that follows from the answers to the two questions of its comparison.
    case implied(Identifier<Question>, Identifier<Answer>)
    /// What the check of a cause says of the user's code.
    case finding(Slug)
    /// The fix of a cause, tried in vain.
    case triedFix(Slug)
}
