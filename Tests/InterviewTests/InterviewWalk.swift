import Interview
import KnowledgeModel
import Testing

/// Plays an interview to its end with random answers and checks every step.
struct InterviewWalk {
    let interviewer: Interviewer

    init(_ interviewer: Interviewer) { self.interviewer = interviewer }

    func run(_ generator: inout SeededGenerator) throws {
        var session = Session(interviewer)
        while case .ask(let proposal) = session.step {
            try #require(session.evidence.questionCount < interviewer.thresholds.maximumQuestions)
            #expect(session.step == interviewer.step(after: session.evidence))
            #expect(session.evidence.known[proposal.question] == nil)
            #expect(!session.evidence.unknown.contains(proposal.question))
            for question in [proposal.question, proposal.second].compactMap({ $0 }) {
                #expect(!isSenseless(question, session.evidence.known), "\(question)")
            }
            #expect(canChangeAdvice(proposal, session), "\(proposal)")
            let answers = try #require(interviewer.model.question(proposal.question)).answers
            if Int.random(in: 0..<5, using: &generator) == 0 {
                try session.record(.answerUnknown(proposal.question))
            } else if let answer = answers.randomElement(using: &generator) {
                try session.record(.answered(proposal.question, answer.id))
            }
        }
        let replayed = try Session(interviewer, replaying: session.records)
        #expect(replayed.belief == session.belief)
        #expect(replayed.step == session.step)
    }

    /// Whether an answer stands after which nobody would ask the question: told by the question itself.
    private func isSenseless(_ question: Identifier<Question>, _ known: Answers) -> Bool {
        let conditions = interviewer.model.question(question)?.senselessAfter ?? [:]
        return known.contains { conditions[$0.key]?.contains($0.value) == true }
    }

    /// Whether some answer, or some pair of answers where two questions are asked together, changes the advice: told
    /// by giving the answers, not by looking ahead.
    private func canChangeAdvice(_ proposal: Proposal, _ session: Session) -> Bool {
        let first = interviewer.model.question(proposal.question)?.answers ?? []
        let second = proposal.second.flatMap(interviewer.model.question)?.answers
        return first.contains { one in
            var evidence = session.evidence
            evidence.answers[proposal.question] = one.id
            guard let second, let question = proposal.second else {
                return interviewer.advice(from: evidence) != session.advice
            }
            return second.contains { other in
                evidence.answers[question] = other.id
                return interviewer.advice(from: evidence) != session.advice
            }
        }
    }
}
