import KnowledgeModel

/// One interview: what happened so far, and what follows from it.
///
/// The events are the whole state: a session made from the same events believes the same, to the last bit.
package struct Session: Sendable {
    package let interviewer: Interviewer
    /// Everything that happened, in order.
    package private(set) var events: [SessionEvent] = []
    /// What the events leave as evidence.
    package private(set) var evidence = Evidence()
    /// What to believe now.
    package private(set) var belief: Belief

    /// A session in which nothing has happened yet.
    package init(_ interviewer: Interviewer) {
        self.interviewer = interviewer
        belief = interviewer.belief(from: Evidence())
    }

    /// The session that consists of some events.
    ///
    /// - Throws: `SessionError` for the first event that cannot be.
    package init(_ interviewer: Interviewer, replaying events: [SessionEvent]) throws(SessionError) {
        self.interviewer = interviewer
        for event in events {
            try Self.check(event, after: self.events, model: interviewer.model)
            self.events.append(event)
        }
        evidence = Evidence(self.events)
        belief = interviewer.belief(from: evidence)
    }

    /// The session that was written down.
    ///
    /// - Throws: `SessionError` for the first record that is no event, or no possible one.
    package init(_ interviewer: Interviewer, replaying records: [SessionRecord]) throws(SessionError) {
        var events: [SessionEvent] = []
        for (index, record) in records.enumerated() {
            do { events.append(try record.event()) } catch { throw SessionError(event: index, fault: error) }
        }
        try self.init(interviewer, replaying: events)
    }

    /// The session as texts, for writing it down.
    package var records: [SessionRecord] { events.map(SessionRecord.init) }

    /// Adds what happened.
    ///
    /// - Throws: `SessionError` where the event names something that the model does not have, or has nothing to undo;
    ///   the session is then as before.
    package mutating func record(_ event: SessionEvent) throws(SessionError) {
        try Self.check(event, after: events, model: interviewer.model)
        events.append(event)
        evidence = Evidence(events)
        belief = interviewer.belief(from: evidence)
    }

    /// The event that `undone` would take back; nil where there is none.
    package var lastUndoable: SessionEvent? { Evidence.effective(events).last(where: \.canBeUndone) }

    /// What the result would say now.
    package var advice: Advice { interviewer.advice(from: evidence, belief: belief) }

    /// What to do next.
    package var step: Interviewer.Step { interviewer.step(after: evidence) }

    /// The cause whose fix to try next; nil where none is likely enough.
    package var nextFix: Belief.RankedCause? { interviewer.nextFix(after: evidence) }

    /// Why a question is asked; nil where it cannot be asked now.
    package func reason(for question: Identifier<Question>) -> QuestionReason? {
        interviewer.reason(for: question, after: evidence)
    }

    /// The evidence for and against a cause; nil where the model does not have it.
    package func explanation(of cause: Slug) -> Explanation? { interviewer.explanation(of: cause, in: evidence) }

    /// Relevances, likelihoods and findings may name causes that the model lacks: knowledge changes, and what search or a
    /// check said then is no choice of the user's.
    private static func check(
        _ event: SessionEvent, after events: [SessionEvent], model: CauseModel
    ) throws(SessionError) {
        var fault: SessionError.Fault?
        switch event {
        case .described, .pasted, .checked: break
        case .read(let question, let answer), .readInCode(let question, let answer),
            .answered(let question, let answer):
            if let index = model.index(of: question) {
                let isKnown = model.index(of: answer, in: index) != nil
                fault = isKnown ? nil : .unknownAnswer(answer.text, question: question.text)
            } else {
                fault = .unknownQuestion(question.text)
            }
        case .answerUnknown(let question), .askedWhy(let question):
            fault = model.index(of: question) == nil ? .unknownQuestion(question.text) : nil
        case .triedFix(let cause): fault = model.index(of: cause) == nil ? .unknownCause(cause.text) : nil
        case .undone:
            fault = Evidence.effective(events).contains(where: \.canBeUndone) ? nil : .nothingToUndo
        }
        if let fault { throw SessionError(event: events.count, fault: fault) }
    }
}
