import Foundation
import Interview
import KnowledgeModel
import Testing

/// The evidence for and against a cause, and the fix to try next.
@Suite struct ExplanationTests {
    static let model = CauseModel(
        causes: [
            .sample("a", prior: 4, fix: "both", cost: 1, ["q": ["yes": 0.9], "r": ["yes": 0.1]]),
            .sample("b", prior: 4, cost: 4, ["q": ["no": 0.9]]), .sample("c", prior: 2, fix: "both", cost: 1),
        ],
        questions: [
            .sample("q", ["yes": 0.5, "no": 0.5]), .sample("r", ["yes": 0.5, "no": 0.5]),
            .sample("s", ["yes": 0.5, "no": 0.5]),
        ])

    @Test func splitsTheItemsByWeight() throws {
        var evidence = Evidence(answers: ["q": "yes", "s": "yes"])
        evidence.facts = ["r": "yes"]
        evidence.relevance = ["a": 1]
        evidence.triedFixes = ["c"]
        let explanation = try #require(Interviewer(Self.model).explanation(of: "a", in: evidence))
        #expect(explanation.supporting.map(\.item) == [.sentence, .answer("q", "yes")])
        #expect(explanation.opposing.map(\.item) == [.fact("r", "yes"), .triedFix("c")])
        // Against b (0.36), c (0.18) and something else (0.1), whose likelihoods of the answer are these.
        let average = (0.36 * (0.98 * 0.1 + 0.01) + 0.18 * 0.5 + 0.1 * 0.5) / 0.64
        let weight = explanation.supporting[1].bits
        #expect(isClose(average * pow(2, weight), 0.98 * 0.9 + 0.01, within: 1e-9))
        #expect(Interviewer(Self.model).explanation(of: "unheard-of", in: evidence) == nil)
    }

    @Test func theImpossibleWeighsTwentyBits() throws {
        let model = CauseModel(
            causes: [.sample("a", ["q": ["yes": 0]]), .sample("b")], questions: [.sample("q", ["yes": 0.5, "no": 0.5])])
        let explanation = try #require(
            Interviewer(model).explanation(of: "a", in: Evidence(answers: ["q": "yes"])))
        #expect(explanation.opposing.map(\.bits) == [-20])
        #expect(explanation.supporting.isEmpty)
    }

    /// By probability over cost: a 0.36 / 1, c 0.18 / 1, b 0.36 / 4; after a was tried, c is one of its class.
    @Test func theNextFixIsTheLikeliestForItsCost() {
        let interviewer = Interviewer(Self.model)
        var evidence = Evidence()
        #expect(interviewer.nextFix(after: evidence)?.cause.slug == "a")
        evidence.triedFixes = ["a"]
        #expect(interviewer.nextFix(after: evidence)?.cause.slug == "b")
        evidence.triedFixes = ["a", "b"]
        #expect(interviewer.nextFix(after: evidence)?.cause.slug == "c")
        evidence.triedFixes = ["a", "b", "c"]
        #expect(interviewer.nextFix(after: evidence) == nil)
    }
}
