import Interview
import KnowledgeModel
import Testing

/// Two questions whose answers decide a third.
@Suite struct ComparisonTests {
    static let first = Question.sample("selection", cost: 2, ["int": 0.5, "text": 0.5])
    static let second = Question.sample("tag", cost: 3, ["int": 0.3, "text": 0.3, "both": 0.2, "none": 0.2])
    static let target = Question.sample(
        "match", cost: 4, ["same": 0.6, "different": 0.3, "missing": 0.1],
        comparison: Question.Comparison(
            first: "selection", second: "tag",
            table: [
                "int": ["int": "same", "text": "different", "both": "same", "none": "missing"],
                "text": ["int": "different", "text": "same", "both": "same", "none": "missing"],
            ]))
    static let model = CauseModel(
        causes: [
            .sample("mismatch", ["match": ["different": 0.9, "same": 0.02]]),
            .sample("untagged", ["match": ["missing": 0.9]]),
            .sample("unrelated", ["selection": ["int": 0.9], "match": ["same": 0.8]]),
        ],
        questions: [first, second, target])
    static let interviewer = Interviewer(model)

    static func belief(_ answers: Answers) -> Belief { Belief(Evidence(answers: answers), in: model) }

    @Test(arguments: [
        (Identifier<Answer>("int"), Identifier<Answer>("text"), Identifier<Answer>("different")),
        ("int", "both", "same"), ("text", "none", "missing"), ("text", "int", "different"),
    ])
    func bothAnswersCountAsTheOneThatFollows(
        first: Identifier<Answer>, second: Identifier<Answer>, decided: Identifier<Answer>
    ) {
        let pair: Answers = ["selection": first, "tag": second]
        #expect(Self.interviewer.impliedAnswer(to: "match", in: Evidence(answers: pair)) == decided)
        #expect(Self.belief(pair) == Self.belief(["selection": first, "match": decided]))
    }

    @Test func theDirectAnswerWins() {
        let contradicting: Answers = ["selection": "int", "tag": "text", "match": "same"]
        #expect(Self.belief(contradicting) == Self.belief(["selection": "int", "match": "same"]))
        #expect(Self.interviewer.impliedAnswer(to: "match", in: Evidence(answers: contradicting)) == nil)
    }

    @Test func theFirstAnswerHasEvidenceOfItsOwn() {
        let belief = Self.belief(["selection": "int"])
        #expect(isClose(belief.probability(of: "unrelated") / belief.probability(of: "mismatch"), 0.892 / 0.5))
    }

    /// P(tag = none) does not depend on the selection, so that it counts as the answer that it decides.
    @Test func theSecondAnswerAloneCountsByItsMarginalProbability() {
        let alone = Self.belief(["tag": "none"])
        let direct = Self.belief(["match": "missing"])
        #expect(isClose(alone.probability(of: "untagged"), direct.probability(of: "untagged")))
        // P(tag = int | mismatch) = 0.5 · P(same) · 0.3 / 0.5 + 0.5 · P(different)
        let same = 0.98 * 0.02 + 0.02 * 0.6
        let different = 0.98 * 0.9 + 0.02 * 0.3
        let base = 0.5 * 0.6 * 0.6 + 0.5 * 0.3
        let belief = Self.belief(["tag": "int"])
        let expected = 3 * (0.5 * same * 0.6 + 0.5 * different) / base
        #expect(isClose(belief.probability(of: "mismatch") / belief.somethingElse, expected))
    }

    static func asked(_ evidence: Evidence) -> [Identifier<Question>] {
        interviewer.proposals(after: evidence).map(\.question)
    }

    @Test func theFirstIsAskedForTheSakeOfThePair() throws {
        let best = try #require(Self.interviewer.proposals(after: Evidence()).first)
        #expect(best.question == "selection")
        #expect(best.second == "tag")
        #expect(best.cost == 5)
        #expect(Self.asked(Evidence()).allSatisfy { $0 == "selection" })
    }

    @Test func theSecondIsAskedOnceTheFirstIsAnswered() {
        #expect(Self.asked(Evidence(answers: ["selection": "int"])) == ["tag"])
        #expect(Self.asked(Evidence(answers: ["selection": "int", "tag": "text"])).isEmpty)
        #expect(Self.asked(Evidence(answers: ["match": "same"])).allSatisfy { $0 == "selection" })
    }

    @Test func theComparisonIsAskedWhereOneOfTheTwoIsNotKnown() {
        var evidence = Evidence()
        evidence.unknown = ["selection"]
        #expect(Self.asked(evidence) == ["match"])
        evidence = Evidence(answers: ["selection": "int"])
        evidence.unknown = ["tag"]
        #expect(Self.asked(evidence) == ["match"])
    }

    /// Where the first answer says nothing about the cause and leaves every outcome open, asking the two is as good as
    /// asking for the comparison itself.
    @Test func thePairIsWorthWhatTheComparisonIs() throws {
        let causes = Self.model.causes.filter { $0.slug != "unrelated" }
        let interviewer = Interviewer(CauseModel(causes: causes, questions: Self.model.questions))
        let pair = try #require(interviewer.proposals(after: Evidence()).first)
        var evidence = Evidence()
        evidence.unknown = ["selection"]
        let direct = try #require(interviewer.proposals(after: evidence).first)
        #expect(pair.second == "tag")
        #expect(direct.question == "match")
        #expect(isClose(pair.bits, direct.bits))
    }

    @Test(arguments: [Answers(), ["selection": "int"], ["tag": "int"], ["tag": "both"]])
    func theReasonAddsUp(answers: Answers) throws {
        let evidence = Evidence(answers: answers)
        let question: Identifier<Question> = answers["selection"] == nil ? "selection" : "tag"
        let reason = try #require(Self.interviewer.reason(for: question, after: evidence))
        #expect(isClose(reason.outcomes.reduce(0) { $0 + $1.probability }, 1))
        #expect(reason.proposal.bits > 0)
    }

    /// After int, the tags int and both lead to the same answer; three fifths of its probability are those of int.
    @Test func answersThatDecideAlikeShareByBase() throws {
        let evidence = Evidence(answers: ["selection": "int"])
        let outcomes = try #require(Self.interviewer.reason(for: "tag", after: evidence)).outcomes
        #expect(outcomes.map(\.answer) == ["int", "text", "both", "none"])
        #expect(isClose(outcomes[0].probability / outcomes[2].probability, 1.5))
        #expect(outcomes[1].raised.map(\.cause) == ["mismatch"])
        #expect(outcomes[3].raised.map(\.cause) == ["untagged"])
    }

    @Test func aComparisonOfMissingQuestionsIsAnOrdinaryQuestion() {
        let model = CauseModel(causes: Self.model.causes, questions: [Self.target])
        #expect(Interviewer(model).proposals(after: Evidence()).map(\.question) == ["match"])
    }
}
