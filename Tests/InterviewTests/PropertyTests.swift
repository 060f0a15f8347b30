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

    /// Expected information is the mutual information of answer and fix: told by giving every answer, and the same
    /// whether the rest of a comparison is known or not.
    @Test(arguments: seeds) func bitsAreTheInformationThatTheAnswerGives(seed: UInt64) throws {
        let random = RandomModel(seed: seed)
        let interviewer = Interviewer(random.model)
        var generator = SeededGenerator(seed: seed)
        var all = Evidence(answers: Dictionary(uniqueKeysWithValues: random.answers(&generator)))
        all.unknown = Bool.random(using: &generator) && all.answers["first"] == nil ? ["first"] : []
        for question in random.model.questions {
            var evidence = all
            evidence.answers[question.id] = nil
            guard let reason = interviewer.reason(for: question.id, after: evidence), reason.proposal.second == nil
            else {
                continue
            }
            let beliefs = reason.outcomes.map { outcome in
                var then = evidence
                then.answers[question.id] = outcome.answer
                return Belief(then, in: random.model)
            }
            let after = zip(reason.outcomes, beliefs).map { ($0.probability, Self.fixes($1)) }
            #expect(isClose(reason.proposal.bits, Self.information(after), within: 1e-9), "\(question.id)")
        }
    }

    /// The mutual information of some outcomes, each with its probability, and the class of fixes.
    static func information(_ outcomes: [(Double, [String: Double])]) -> Double {
        var mean: [String: Double] = [:]
        for (probability, fixes) in outcomes {
            for (fix, value) in fixes { mean[fix, default: 0] += probability * value }
        }
        return outcomes.reduce(entropy(mean)) { $0 - $1.0 * entropy($1.1) }
    }

    /// The probability of each class of fixes, something else without a name.
    static func fixes(_ belief: Belief) -> [String: Double] {
        var sums: [String: Double] = ["": belief.somethingElse]
        for ranked in belief.ranking { sums[ranked.cause.fixClass.text, default: 0] += ranked.probability }
        return sums
    }

    /// The entropy in bits.
    static func entropy(_ probabilities: [String: Double]) -> Double {
        probabilities.values.reduce(0) { $1 > 0 ? $0 - $1 * log2($1) : $0 }
    }
}
