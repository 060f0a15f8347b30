import KnowledgeModel

/// Why a question is asked now: what each answer would do to the belief.
package struct QuestionReason: Hashable, Sendable {
    /// A cause, or something else, and what an answer does to its probability.
    package struct Change: Hashable, Sendable {
        /// The cause; nil stands for something else.
        package let cause: Slug?
        package let before: Double
        package let after: Double
    }

    /// One answer, how likely it is, and the causes that it would raise most.
    package struct Outcome: Hashable, Sendable {
        package let answer: Identifier<Answer>
        /// The probability that the user answers so, by the present belief.
        package let probability: Double
        /// At most a few, the greatest gain first; empty where the answer raises nothing noticeably.
        package let raised: [Change]
    }

    package let question: Identifier<Question>
    /// What the question is worth; its bits are those of the pair where a second question is to follow.
    package let proposal: Proposal
    /// In the order of the question's answers.
    package let outcomes: [Outcome]

    /// The reason for a question, or nil where it cannot be asked now.
    ///
    /// - Parameter limit: the most causes named for an answer.
    init?(_ question: Identifier<Question>, evidence: Evidence, belief: Belief, thresholds: Thresholds, limit: Int = 3)
    {
        let chooser = QuestionChooser(evidence, belief: belief, thresholds: thresholds)
        guard let proposal = chooser.proposal(for: question), let asked = belief.model.question(question) else {
            return nil
        }
        let shares = Self.shares(of: question, evidence: evidence, model: belief.model)
        let beliefs = asked.answers.map { answer in
            var then = evidence
            then.answers[question] = answer.id
            return Belief(then, in: belief.model)
        }
        let weights = zip(beliefs, shares).map { Logarithm.exponential($0.logEvidence - belief.logEvidence) * $1 }
        let total = weights.reduce(0, +)
        self.question = question
        self.proposal = proposal
        outcomes = asked.answers.indices.map { index in
            let raised = Self.raised(from: belief, to: beliefs[index], limit: limit)
            return Outcome(answer: asked.answers[index].id, probability: weights[index] / total, raised: raised)
        }
    }

    /// The least gain that is noticeable.
    private static let noticeable = 0.01

    private static func raised(from belief: Belief, to then: Belief, limit: Int) -> [Change] {
        let changes = belief.probabilities.indices.map { column in
            Change(
                cause: column < belief.model.causes.count ? belief.model.causes[column].slug : nil,
                before: belief.probabilities[column], after: then.probabilities[column])
        }
        let gains = changes.indices.filter { changes[$0].after - changes[$0].before >= noticeable }
            .sorted { (changes[$0].before - changes[$0].after, $0) < (changes[$1].before - changes[$1].after, $1) }
        return gains.prefix(limit).map { changes[$0] }
    }

    /// The factors by which answers that count as the same evidence differ in probability: their parts in a comparison.
    private static func shares(of question: Identifier<Question>, evidence: Evidence, model: CauseModel) -> [Double] {
        guard let index = model.index(of: question) else { return [] }
        let even = [Double](repeating: 1, count: model.questions[index].answers.count)
        switch KnownAnswers(evidence, model: model).course(of: index) {
        case .alone, .opens, .replacesSecond: return even
        case .completesSecond(let pair, let first): return pair.shares[first]
        case .completesFirst(let pair, let second): return pair.shares.map { $0[second] }
        }
    }
}
