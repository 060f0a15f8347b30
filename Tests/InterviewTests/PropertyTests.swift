import Foundation
import Interview
import KnowledgeModel
import Testing

/// What holds for every model and every interview.
@Suite struct PropertyTests {
    static let seeds = Array(UInt64(1)...60)

    @Test(arguments: seeds) func probabilitiesSumToOne(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let evidence = Evidence(answers: Dictionary(uniqueKeysWithValues: random.answers(&generator)))
        let belief = Belief(evidence, in: random.model)
        let values = belief.ranking.map(\.probability) + [belief.somethingElse]
        #expect(isClose(values.reduce(0, +), 1))
        #expect(values.allSatisfy { $0 > 0 })
        #expect(values.dropLast() == values.dropLast().sorted(by: >)[...])
    }

    @Test(arguments: seeds) func theOrderOfAnswersDoesNotMatter(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let events = random.answers(&generator).map(SessionEvent.answered)
        let one = try Session(Interviewer(random.model), replaying: events)
        let other = try Session(Interviewer(random.model), replaying: events.shuffled(using: &generator))
        #expect(one.belief == other.belief)
        #expect(one.step == other.step)
    }

    @Test(arguments: seeds) func aChangedAnswerEqualsOneGivenAtFirst(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let first = random.answers(&generator)
        let later = random.answers(&generator)
        let merged = Dictionary(first + later) { _, new in new }
        let changed = try Session(Interviewer(random.model), replaying: (first + later).map(SessionEvent.answered))
        #expect(changed.belief == Belief(Evidence(answers: merged), in: random.model))
    }

    @Test(arguments: seeds) func notKnowingChangesNothing(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed)
        let answers = random.answers(&generator)
        var session = try Session(Interviewer(random.model), replaying: answers.map(SessionEvent.answered))
        let before = session.belief
        for question in random.model.questions where session.evidence.answers[question.id] == nil {
            try session.record(.answerUnknown(question.id))
        }
        #expect(session.belief == before)
    }

    @Test(arguments: seeds) func interviewsAreSound(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed &* 7919)
        for _ in 0..<4 { try InterviewWalk(Interviewer(random.model)).run(&generator) }
    }

    /// Expected information is the entropy of the fix less the entropy expected after the answer.
    @Test(arguments: seeds) func bitsAreTheEntropyThatTheAnswerTakes(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        var generator = SeededGenerator(seed: seed)
        var evidence = Evidence(answers: Dictionary(uniqueKeysWithValues: random.answers(&generator)))
        for question in random.model.questions where question.id.text.hasPrefix("q") || question.id == "platform" {
            evidence.answers[question.id] = nil
            let reason = try #require(Interviewer(random.model).reason(for: question.id, after: evidence))
            let expected = reason.outcomes.reduce(0.0) { sum, outcome in
                var then = evidence
                then.answers[question.id] = outcome.answer
                return sum + outcome.probability * Self.entropy(Belief(then, in: random.model))
            }
            let now = Self.entropy(Belief(evidence, in: random.model))
            #expect(isClose(reason.proposal.bits, now - expected, within: 1e-9))
        }
    }

    /// The entropy of the class of fixes, in bits.
    static func entropy(_ belief: Belief) -> Double {
        var sums: [String: Double] = ["": belief.somethingElse]
        for ranked in belief.ranking { sums[ranked.cause.fixClass.text, default: 0] += ranked.probability }
        return sums.values.reduce(0) { $1 > 0 ? $0 - $1 * log2($1) : $0 }
    }
}
