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
        Case(priors: ["a": 9, "b": 1], somethingElse: 0.05, isConclusive: true, leading: .fix("a"), further: []),
        Case(priors: ["a": 8, "b": 2], somethingElse: 0, isConclusive: true, leading: .fix("a"), further: [.fix("b")]),
        Case(
            priors: ["a": 79, "b": 21], somethingElse: 0, isConclusive: false, leading: .fix("a"), further: [.fix("b")]),
        // Two causes of one class are not sure each, but what to do is.
        Case(
            priors: ["shared-1": 43, "shared-2": 43, "b": 14], somethingElse: 0, isConclusive: true,
            leading: .fix("shared"), further: [.fix("b")]),
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
}
