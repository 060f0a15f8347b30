import KnowledgeModel
import Testing

@testable import Interview

/// People whose trouble nobody has described: each entry is taken out of the knowledge in turn, and somebody who has that
/// trouble answers truthfully after a first sentence in which search finds nothing.
@Suite struct LeaveOneOutTests {
    /// A part of the entries, spread over all areas, so that the test takes seconds.
    static func sample() throws -> [Cause] {
        try ProjectKnowledge.entries().enumerated().filter { $0.offset % 5 == 0 }.map { Cause($0.element) }
    }

    /// The whole interview of somebody, to its end.
    static func interview(_ person: SimulatedPerson, over model: CauseModel) throws -> Session {
        var session = try Session(Interviewer(model), replaying: [.described(text: "", relevance: [:])])
        while case .ask(let proposal) = session.step {
            let answer = try #require(person.answer(to: proposal.question, after: session.evidence.known))
            try session.record(.answered(proposal.question, answer))
        }
        return session
    }

    /// A sure result is seldom a wrong repair. Over all 150 entries it was one for 12 in 100 people, and for 31 in 100 when
    /// a cause of 0.8 or a repair of 0.85 was sure whatever had been understood.
    @Test func whatNobodyDescribedIsSeldomTakenForSomethingKnown() throws {
        let questions = try ProjectKnowledge.questions()
        let causes = try ProjectKnowledge.entries().map(Cause.init)
        let all = CauseModel(causes: causes, questions: questions)
        let sample = try Self.sample()
        var misled: [Slug] = []
        for cause in sample {
            let others = CauseModel(causes: causes.filter { $0.slug != cause.slug }, questions: questions)
            let session = try Self.interview(SimulatedPerson(model: all, cause: cause.slug), over: others)
            let advice = session.advice
            if advice.isConclusive && advice.leading != .fix(cause.fixClass) { misled.append(cause.slug) }
        }
        let rate = Double(misled.count) / Double(sample.count)
        print("Misled where the cause is unknown: \(misled.count) of \(sample.count)")
        #expect(sample.count >= 30)
        #expect(rate < 0.2, "\(misled)")
    }
}
