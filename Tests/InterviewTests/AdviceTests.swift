import Interview
import KnowledgeModel
import Testing

/// What a belief leads the result to say.
@Suite struct AdviceTests {
    struct Case: Sendable {
        let priors: KeyValuePairs<Slug, Double>
        let somethingElse: Double
        let isConclusive: Bool
        let leading: Advice.Direction
        let further: [Advice.Direction]
    }

    @Test(arguments: [
        Case(
            priors: ["a": 5, "b": 4], somethingElse: 0.1, isConclusive: false, leading: .fix("a"),
            further: [.fix("b"), .somethingElse]),
        Case(priors: ["a": 19, "b": 1], somethingElse: 0.05, isConclusive: true, leading: .fix("a"), further: []),
        Case(
            priors: ["a": 89, "b": 11], somethingElse: 0, isConclusive: true, leading: .fix("a"), further: [.fix("b")]),
        Case(
            priors: ["a": 87, "b": 13], somethingElse: 0, isConclusive: false, leading: .fix("a"), further: [.fix("b")]),
        // Two causes of one class are not sure each, but what to do is.
        Case(
            priors: ["shared-1": 46, "shared-2": 46, "b": 8], somethingElse: 0, isConclusive: true,
            leading: .fix("shared"), further: []),
        Case(priors: ["a": 1], somethingElse: 0.95, isConclusive: false, leading: .somethingElse, further: []),
    ])
    func says(_ expected: Case) {
        var assumptions = Assumptions()
        assumptions.somethingElse = expected.somethingElse
        let causes = expected.priors.map { slug, prior in
            Cause.sample(slug, prior: prior, fix: slug.text.hasPrefix("shared") ? "shared" : nil)
        }
        let model = CauseModel(causes: causes, questions: [], assumptions: assumptions)
        let advice = Advice(Belief(Evidence(), in: model), thresholds: Thresholds())
        #expect(advice.isConclusive == expected.isConclusive)
        #expect(advice.leading == expected.leading)
        #expect(advice.further == expected.further)
    }

    /// Where nothing that was said is known, the same belief is not yet sure.
    @Test func whatWasNotUnderstoodNeedsMore() {
        var assumptions = Assumptions()
        assumptions.somethingElse = 0.05
        assumptions.messageUnderSomethingElse = 1
        let model = CauseModel(
            causes: [.sample("a", prior: 19), .sample("b", prior: 1)], questions: [], assumptions: assumptions)
        let interviewer = Interviewer(model)
        #expect(!interviewer.advice(from: Evidence()).isConclusive)
        var evidence = Evidence()
        evidence.messageLikelihoods = ["a": 1, "b": 1]
        #expect(interviewer.belief(from: evidence) == interviewer.belief(from: Evidence()))
        #expect(interviewer.advice(from: evidence).isConclusive)
        evidence.messageLikelihoods = ["unheard-of": 1]
        #expect(!interviewer.advice(from: evidence).isConclusive)
    }
}
