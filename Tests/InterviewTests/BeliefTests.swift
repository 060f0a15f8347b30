import Interview
import KnowledgeModel
import Testing

/// The posterior of small models, against numbers worked out by hand.
@Suite struct BeliefTests {
    /// Priors 0.675, 0.225 and 0.1 for something else.
    static let model = CauseModel(
        causes: [
            .sample("often", prior: 3, ["look": ["bad": 0.8]]),
            .sample("seldom", prior: 1, ["look": ["bad": 0.2], "sound": ["loud": 0]]),
        ],
        questions: [
            .sample("look", ["bad": 0.5, "good": 0.5]), .sample("sound", ["loud": 0.3, "soft": 0.7]),
        ])

    @Test func beginsWithThePriors() {
        let belief = Belief(Evidence(), in: Self.model)
        #expect(isClose(belief.probability(of: "often"), 0.675))
        #expect(isClose(belief.probability(of: "seldom"), 0.225))
        #expect(isClose(belief.somethingElse, 0.1))
        #expect(belief.probability(of: "unheard-of") == 0)
    }

    /// With 0.02 slips, P(bad) is 0.794 under often, 0.206 under seldom, and the base, 0.5, under something else.
    @Test func weighsAnAnswer() {
        let belief = Belief(Evidence(answers: ["look": "bad"]), in: Self.model)
        let weights = [0.675 * 0.794, 0.225 * 0.206, 0.1 * 0.5]
        let total = weights.reduce(0, +)
        #expect(isClose(belief.probability(of: "often"), weights[0] / total))
        #expect(isClose(belief.probability(of: "seldom"), weights[1] / total))
        #expect(isClose(belief.somethingElse, weights[2] / total))
    }

    @Test func sharesTheRestByBase() {
        let model = CauseModel(
            causes: [.sample("one", ["q": ["a": 0.4]])], questions: [.sample("q", ["a": 0.2, "b": 0.6, "c": 0.2])])
        let odds = { (answer: Identifier<Answer>) in
            let belief = Belief(Evidence(answers: ["q": answer]), in: model)
            return belief.probability(of: "one") / belief.somethingElse * (0.1 / 0.9)
        }
        #expect(isClose(odds("a"), (0.98 * 0.4 + 0.02 * 0.2) / 0.2))
        #expect(isClose(odds("b"), (0.98 * 0.6 * 0.75 + 0.02 * 0.6) / 0.6))
        #expect(isClose(odds("c"), (0.98 * 0.6 * 0.25 + 0.02 * 0.2) / 0.2))
    }

    @Test func aSilentCauseAnswersByBase() {
        let belief = Belief(Evidence(answers: ["sound": "soft"]), in: Self.model)
        #expect(isClose(belief.probability(of: "often") / belief.somethingElse, 0.675 / 0.1))
    }

    @Test func onlyAZeroRulesOut() {
        let forbidden = Belief(Evidence(answers: ["sound": "loud"]), in: Self.model)
        #expect(forbidden.probability(of: "seldom") == 0)
        let model = CauseModel(
            causes: [.sample("sure", ["q": ["a": 1]])], questions: [.sample("q", ["a": 0.5, "b": 0.5])])
        let wrong = Belief(Evidence(answers: ["q": "b"]), in: model)
        #expect(isClose(wrong.probability(of: "sure"), 0.9 * 0.01 / (0.9 * 0.01 + 0.1 * 0.5)))
    }

    @Test func aSentenceRaisesWithinBounds() {
        var evidence = Evidence()
        evidence.relevance = ["seldom": 1, "unheard-of": 0.7]
        let belief = Belief(evidence, in: Self.model)
        #expect(isClose(belief.probability(of: "seldom") / belief.probability(of: "often"), 40 * 0.225 / 0.675))
        evidence.relevance = ["unheard-of": 1]
        #expect(Belief(evidence, in: Self.model) == Belief(Evidence(), in: Self.model))
    }

    @Test func aSentenceThatResemblesNothingSpeaksForSomethingElse() {
        var evidence = Evidence()
        evidence.isDescribed = true
        let belief = Belief(evidence, in: Self.model)
        #expect(isClose(belief.somethingElse, 4 * 0.1 / (0.9 + 4 * 0.1)))
        #expect(isClose(belief.probability(of: "often"), 0.675 / (0.9 + 4 * 0.1)))
        evidence.relevance = ["often": 1]
        #expect(belief != Belief(evidence, in: Self.model))
    }

    @Test func aMessageIsWeighedByItsLikelihood() {
        var evidence = Evidence()
        evidence.messageLikelihoods = ["seldom": 0.7]
        let belief = Belief(evidence, in: Self.model)
        let weights = [0.675 * 0.005, 0.225 * 0.7, 0.1 * 0.05]
        #expect(isClose(belief.probability(of: "seldom"), weights[1] / weights.reduce(0, +)))
        #expect(isClose(belief.somethingElse, weights[2] / weights.reduce(0, +)))
    }

    @Test func aPastedMessageTakesThePlaceOfTheConsoleQuestion() {
        var console = Question.sample("console", ["line": 0.2, "nothing": 0.8])
        console.answeredByMessage = true
        let model = CauseModel(
            causes: [.sample("one", ["console": ["line": 0.9]]), .sample("two")], questions: [console])
        var evidence = Evidence()
        evidence.messageLikelihoods = ["one": 0.7]
        let alone = Belief(evidence, in: model)
        evidence.answers = ["console": "line"]
        #expect(Belief(evidence, in: model) == alone)
        evidence.messageLikelihoods = [:]
        #expect(Belief(evidence, in: model) != Belief(Evidence(), in: model))
    }

    @Test func aFixTriedInVainSpeaksAgainstItsCauseAndItsClass() {
        let model = CauseModel(
            causes: [.sample("a", fix: "same"), .sample("b", fix: "same"), .sample("c")], questions: [])
        var evidence = Evidence()
        evidence.triedFixes = ["a"]
        let belief = Belief(evidence, in: model)
        let total = 0.3 * (0.01 + 0.4 + 1) + 0.1
        #expect(isClose(belief.probability(of: "a"), 0.3 * 0.01 / total))
        #expect(isClose(belief.probability(of: "b"), 0.3 * 0.4 / total))
        #expect(isClose(belief.probability(of: "c"), 0.3 / total))
    }

    @Test func equalCausesAreRankedBySlug() {
        let model = CauseModel(causes: ["delta", "alpha", "charlie"].map { .sample($0) }, questions: [])
        let ranking = Belief(Evidence(), in: model).ranking
        #expect(ranking.map(\.cause.slug) == ["alpha", "charlie", "delta"])
        #expect(Belief(Evidence(), in: Self.model).ranking.map(\.cause.slug) == ["often", "seldom"])
    }

    @Test func aModelWithoutCausesBelievesInSomethingElse() {
        let model = CauseModel(causes: [], questions: [.sample("q", ["a": 1, "b": 0])])
        #expect(Belief(Evidence(answers: ["q": "b"]), in: model).somethingElse == 1)
    }

    @Test func anAnswerOverridesAFact() {
        var evidence = Evidence(answers: ["look": "bad"])
        let given = Belief(evidence, in: Self.model)
        evidence.facts = ["look": "good"]
        #expect(Belief(evidence, in: Self.model) == given)
    }
}
