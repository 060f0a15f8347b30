import Interview
import KnowledgeModel
import Testing

/// What is asked, and when the interview stops.
@Suite struct QuestionChooserTests {
    static let halves: KeyValuePairs<Identifier<Answer>, Double> = ["yes": 0.5, "no": 0.5]

    /// Two causes of equal weight without slips or something else: a question that separates them is worth one bit.
    @Test func aPerfectQuestionIsWorthOneBit() throws {
        var assumptions = Assumptions()
        assumptions.slip = 0
        assumptions.somethingElse = 0
        let model = CauseModel(
            causes: [.sample("a", ["q": ["yes": 1]]), .sample("b", ["q": ["no": 1]])],
            questions: [.sample("q", cost: 2, Self.halves)], assumptions: assumptions)
        let proposal = try #require(Interviewer(model).proposals(after: Evidence()).first)
        #expect(isClose(proposal.bits, 1))
        #expect(isClose(proposal.bitsPerCost, 0.5))
    }

    @Test func onlyTheFixCounts() {
        let causes: [Cause] = [
            .sample("a", fix: "same", ["q": ["yes": 1]]), .sample("b", fix: "same", ["q": ["no": 1]]),
        ]
        let model = CauseModel(causes: causes, questions: [.sample("q", Self.halves)])
        #expect(Interviewer(model).proposals(after: Evidence()).isEmpty)
    }

    @Test func aCheaperQuestionGoesFirst() {
        let model = CauseModel(
            causes: [
                .sample("a", ["dear": ["yes": 0.95], "cheap": ["yes": 0.9]]),
                .sample("b", ["dear": ["no": 0.95], "cheap": ["no": 0.9]]),
            ],
            questions: [.sample("dear", cost: 3, Self.halves), .sample("cheap", cost: 1, Self.halves)])
        #expect(Interviewer(model).proposals(after: Evidence()).map(\.question) == ["cheap", "dear"])
    }

    @Test func equalQuestionsGoByName() {
        let model = CauseModel(
            causes: [
                .sample("a", ["y": ["yes": 0.9], "x": ["yes": 0.9]]),
                .sample("b", ["y": ["no": 0.9], "x": ["no": 0.9]]),
            ],
            questions: [.sample("y", Self.halves), .sample("x", Self.halves)])
        #expect(Interviewer(model).proposals(after: Evidence()).map(\.question) == ["x", "y"])
    }

    /// The question would inform, but a stays far ahead and b below the plausible whatever the answer.
    @Test func noQuestionThatLeavesTheAdviceUnchanged() {
        var assumptions = Assumptions()
        assumptions.somethingElse = 0.01
        let model = CauseModel(
            causes: [.sample("a", prior: 97, ["q": ["yes": 0.6]]), .sample("b", prior: 3, ["q": ["yes": 0.2]])],
            questions: [.sample("q", Self.halves)], assumptions: assumptions)
        var thresholds = Thresholds()
        thresholds.minimumBits = 0
        thresholds.conclusiveCause = 2
        thresholds.conclusiveFix = 2
        #expect(Interviewer(model, thresholds: thresholds).step(after: Evidence()) == .stop(.nothingWorthAsking))
        thresholds.plausibleFix = 0.04
        #expect(Interviewer(model, thresholds: thresholds).proposals(after: Evidence()).map(\.question) == ["q"])
    }

    @Test func stopsWhereTheCauseIsClear() {
        var assumptions = Assumptions()
        assumptions.somethingElse = 0.02
        let model = CauseModel(
            causes: [.sample("a", ["q": ["yes": 1]]), .sample("b", ["q": ["no": 1]])],
            questions: [.sample("q", Self.halves), .sample("r", Self.halves)], assumptions: assumptions)
        let interviewer = Interviewer(model)
        #expect(interviewer.step(after: Evidence(answers: ["q": "yes"])) == .stop(.conclusive))
        guard case .ask(let proposal) = interviewer.step(after: Evidence()) else {
            Issue.record("there is something to ask")
            return
        }
        #expect(proposal.question == "q")
    }

    /// Who wants to go on is asked what says something, though nothing would change the advice.
    @Test func whoWantsToGoOnIsAskedMore() {
        let model = CauseModel(
            causes: [.sample("a", prior: 97, ["q": ["yes": 0.6]]), .sample("b", prior: 3, ["q": ["yes": 0.2]])],
            questions: [.sample("q", Self.halves), .sample("silent", Self.halves)])
        let interviewer = Interviewer(model)
        #expect(interviewer.proposals(after: Evidence()).isEmpty)
        #expect(interviewer.furtherProposal(after: Evidence())?.question == "q")
        #expect(interviewer.furtherProposal(after: Evidence(answers: ["q": "yes"])) == nil)
    }

    /// A question that an answer makes senseless is closed while the answer stands, and open again when it changes.
    @Test func senselessQuestionsAreNotAsked() throws {
        var second = Question.sample("second", Self.halves)
        second.senselessAfter = ["first": ["yes"]]
        let interviewer = Interviewer(
            CauseModel(
                causes: [.sample("a", ["second": ["yes": 0.9]]), .sample("b", ["second": ["no": 0.9]])],
                questions: [.sample("first", Self.halves), second]))
        var session = Session(interviewer)
        #expect(interviewer.proposals(after: session.evidence).map(\.question) == ["second"])
        try session.record(.answered("first", "yes"))
        #expect(interviewer.proposals(after: session.evidence).isEmpty)
        #expect(session.reason(for: "second") == nil)
        #expect(session.step == .stop(.nothingWorthAsking))
        try session.record(.answered("first", "no"))
        #expect(interviewer.proposals(after: session.evidence).map(\.question) == ["second"])
        // An answer that was given before stays evidence.
        try session.record(.answered("second", "yes"))
        let before = session.belief
        try session.record(.answered("first", "yes"))
        #expect(session.belief == before)
    }

    @Test func stopsAfterEnoughQuestions() {
        let model = CauseModel(
            causes: [.sample("a", ["q": ["yes": 0.9]]), .sample("b", ["q": ["no": 0.9]])],
            questions: [.sample("q", Self.halves), .sample("r", Self.halves)])
        var thresholds = Thresholds()
        thresholds.maximumQuestions = 1
        var evidence = Evidence()
        evidence.facts = ["r": "yes"]
        let interviewer = Interviewer(model, thresholds: thresholds)
        #expect(interviewer.step(after: evidence) != .stop(.enoughQuestions))
        evidence.unknown = ["r"]
        #expect(interviewer.step(after: evidence) == .stop(.enoughQuestions))
    }
}
