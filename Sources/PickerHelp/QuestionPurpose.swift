import Interview
import KnowledgeModel

/// Why a question is asked now.
public struct QuestionPurpose: Hashable, Sendable {
    /// A cause that an answer would raise.
    public struct Change: Hashable, Sendable {
        /// The cause; nil stands for "something else".
        public var heading: EntryHeading?
        public var before: Double
        public var after: Double
    }

    /// One answer and what it would do.
    public struct Outcome: Hashable, Sendable {
        public var answer: Answer
        /// The probability that the person answers so, by the present belief.
        public var probability: Double
        /// The causes that it would raise most, the greatest gain first.
        public var raised: [Change]
    }

    public var question: Question
    /// The expected information about the repair, in bits; together with the question that follows it where only both decide.
    public var bits: Double
    /// In the order of the question's answers.
    public var outcomes: [Outcome]
}

extension Diagnosis {
    /// Why a question is asked now; nil for one that cannot be asked now.
    public func purpose(of id: Identifier<Question>) -> QuestionPurpose? {
        guard let question = question(id), let reason = session.reason(for: id) else { return nil }
        let outcomes = reason.outcomes.compactMap { outcome -> QuestionPurpose.Outcome? in
            guard let answer = question.answers.first(where: { $0.id == outcome.answer }) else { return nil }
            let raised = outcome.raised.map { change in
                QuestionPurpose.Change(
                    heading: change.cause.flatMap { headings[$0] }, before: change.before, after: change.after)
            }
            return QuestionPurpose.Outcome(answer: answer, probability: outcome.probability, raised: raised)
        }
        return QuestionPurpose(question: question, bits: reason.proposal.bits, outcomes: outcomes)
    }
}
