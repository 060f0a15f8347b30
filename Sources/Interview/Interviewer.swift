import KnowledgeModel

/// Reasons about the user's trouble: what to believe, what to ask next, when to stop, what to try.
///
/// It has no state: the same evidence always gets the same answers.
package struct Interviewer: Sendable {
    /// What to do next.
    package enum Step: Hashable, Sendable {
        case ask(Proposal)
        case stop(StopReason)
    }

    /// Why there is no further question.
    package enum StopReason: Hashable, Sendable {
        /// The advice is sure enough.
        case conclusive
        /// No question left would change the advice.
        case nothingWorthAsking
        /// The user was asked the most questions that are bearable.
        case enoughQuestions
    }

    package let model: CauseModel
    package let thresholds: Thresholds

    package init(_ model: CauseModel, thresholds: Thresholds = Thresholds()) {
        self.model = model
        self.thresholds = thresholds
    }

    /// What to believe, given the evidence.
    package func belief(from evidence: Evidence) -> Belief { Belief(evidence, in: model) }

    /// What the result would say now.
    package func advice(from evidence: Evidence) -> Advice { advice(from: evidence, belief: belief(from: evidence)) }

    /// What the result would say now, by a belief that the evidence supports.
    func advice(from evidence: Evidence, belief: Belief) -> Advice {
        Advice(belief, thresholds: thresholds.adapted(to: evidence, in: model))
    }

    /// What to do next.
    package func step(after evidence: Evidence) -> Step {
        let belief = belief(from: evidence)
        if advice(from: evidence, belief: belief).isConclusive { return .stop(.conclusive) }
        if evidence.questionCount >= thresholds.maximumQuestions { return .stop(.enoughQuestions) }
        let chooser = QuestionChooser(evidence, belief: belief, thresholds: thresholds)
        return chooser.best().map(Step.ask) ?? .stop(.nothingWorthAsking)
    }

    /// The questions worth asking, the best first, conclusive or not.
    package func proposals(after evidence: Evidence) -> [Proposal] {
        QuestionChooser(evidence, belief: belief(from: evidence), thresholds: thresholds).proposals()
    }

    /// The question most worth asking for someone who wants to go on: one that may change the advice, else one that says
    /// something about the fix, be it little; nil where none does.
    package func furtherProposal(after evidence: Evidence) -> Proposal? {
        var thresholds = thresholds
        thresholds.minimumBits = min(thresholds.minimumBits, thresholds.minimumBitsForMore)
        let chooser = QuestionChooser(evidence, belief: belief(from: evidence), thresholds: thresholds)
        return chooser.best() ?? chooser.mostInformative()
    }

    /// Why a question is asked; nil where it cannot be asked now.
    package func reason(for question: Identifier<Question>, after evidence: Evidence) -> QuestionReason? {
        QuestionReason(question, evidence: evidence, belief: belief(from: evidence), thresholds: thresholds)
    }

    /// The evidence for and against a cause; nil where the model does not have it.
    package func explanation(of cause: Slug, in evidence: Evidence) -> Explanation? {
        Explanation(of: cause, in: evidence, model: model)
    }

    /// The answer that follows from the answers to the two questions of a comparison; nil where none does.
    package func impliedAnswer(to question: Identifier<Question>, in evidence: Evidence) -> Identifier<Answer>? {
        let known = KnownAnswers(evidence, model: model)
        guard let index = model.index(of: question), let pair = model.pairs.first(where: { $0.target == index }),
            let answer = known.implied(by: pair)
        else { return nil }
        return model.questions[index].answers[answer].id
    }

    /// The cause whose fix to try next: the greatest probability for the cost of its repair, of those not yet tried.
    ///
    /// - Returns: nil where no cause left is likely enough.
    package func nextFix(after evidence: Evidence) -> Belief.RankedCause? {
        belief(from: evidence).ranking
            .filter { !evidence.triedFixes.contains($0.cause.slug) && $0.probability >= thresholds.worthTrying }
            .min { left, right in
                let values = (Self.value(of: left), Self.value(of: right))
                return values.0 != values.1 ? values.0 > values.1 : left.cause.slug < right.cause.slug
            }
    }

    private static func value(of candidate: Belief.RankedCause) -> Double {
        candidate.probability / Double(max(candidate.cause.fixCost, 1))
    }
}
