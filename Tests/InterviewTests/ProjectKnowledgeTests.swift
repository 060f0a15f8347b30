import KnowledgeModel
import Testing

@testable import Interview

/// The interview over the project's own questions.
@Suite struct ProjectKnowledgeTests {
    /// Causes in the manner of the project's entries, few enough to follow by hand.
    static let causes: [Cause] = [
        .sample(
            "tag-type-mismatch", prior: 10, fix: "match-tag-type",
            [
                "what-happens": ["tap-does-nothing": 0.72, "shows-nothing-selected": 0.18],
                "value-written": ["no": 0.93],
                "console": ["invalid-selection": 0.6, "nothing": 0.35], "tag-match": ["different-type": 0.93],
                "selection-type": [
                    "int": 0.2, "other-number": 0.2, "string": 0.25, "enumeration": 0.2, "optional": 0.02,
                ],
            ]),
        .sample(
            "raw-value-tag", prior: 4, fix: "match-tag-type",
            [
                "what-happens": ["tap-does-nothing": 0.7, "shows-nothing-selected": 0.2],
                "tag-match": ["raw-value": 0.94],
                "selection-type": ["enumeration": 0.7, "int": 0.1, "string": 0.18], "value-written": ["no": 0.9],
            ]),
        .sample(
            "plain-tag-under-optional-selection", prior: 6, fix: "lift-binding",
            [
                "what-happens": ["tap-does-nothing": 0.7, "shows-nothing-selected": 0.2],
                "selection-type": ["optional": 0.96], "tag-match": ["plain-tags-optional-selection": 0.95],
            ], applies: Applicability(sdk: VersionInterval(since: nil, before: Version("16.0")) ?? .always)),
        .sample(
            "missing-tag", prior: 5, fix: "add-tags",
            [
                "what-happens": ["tap-does-nothing": 0.6, "shows-nothing-selected": 0.3],
                "tag-match": ["no-tags": 0.95],
                "tag-place": ["nowhere": 0.97], "value-written": ["no": 0.9],
            ]),
        .sample(
            "segmented-title-hidden", prior: 2, fix: "nothing-to-fix",
            ["what-happens": ["looks-wrong": 0.9], "look": ["title-missing": 0.9]],
            applies: Applicability(styles: [.segmented])),
        .sample(
            "wheel-overflows", prior: 2, fix: "bound-wheel",
            ["what-happens": ["layout-breaks": 0.9], "look": ["overflows": 0.6, "too-big": 0.3]],
            applies: Applicability(styles: [.wheel])),
        .sample(
            "slow-menu", prior: 1, fix: "lighter-controls",
            ["what-happens": ["slow": 0.95], "option-count": ["more": 0.8], "picker-count": ["many": 0.6]]),
    ]

    static func interviewer() throws -> Interviewer {
        Interviewer(CauseModel(causes: causes, questions: try ProjectKnowledge.questions()))
    }

    /// Whatever restricts an entry, some answer names it.
    @Test func theAnswersNameAllThatCanRestrict() throws {
        let meanings = try ProjectKnowledge.questions().flatMap { $0.answers.compactMap(\.means) }
        #expect(Set(meanings.flatMap(\.styles)) == Set(Applicability.Style.allCases))
        #expect(Set(meanings.flatMap(\.platforms)) == Set(Applicability.Platform.allCases))
        #expect(Set(meanings.flatMap(\.containers)) == Set(Applicability.Container.allCases))
        // The answers on the SDK leave no release out: each begins where another ends.
        let releases = meanings.map(\.sdk).filter { $0 != .always }
        #expect(Set(releases.map(\.since)) == Set(releases.map(\.before)))
        #expect(releases.count > 1)
    }

    @Test func aMessageSettlesAQuestion() throws {
        #expect(try ProjectKnowledge.questions().contains { $0.answeredByMessage })
    }

    @Test func theComparisonIsComplete() throws {
        let model = try Self.interviewer().model
        let pair = try #require(model.pairs.first { model.questions[$0.target].id == "tag-match" })
        #expect(pair.outcomes.allSatisfy { $0.allSatisfy { $0 != nil } })
    }

    @Test(arguments: [
        (Identifier<Answer>("enumeration"), Identifier<Answer>("string"), Slug("raw-value-tag")),
        ("string", "int", "tag-type-mismatch"), ("optional", "int", "plain-tag-under-optional-selection"),
        ("int", "missing", "missing-tag"),
    ])
    func theTypesTellTheCausesOfADeadTapApart(
        selection: Identifier<Answer>, tag: Identifier<Answer>, cause: Slug
    ) throws {
        let evidence = Evidence(
            answers: ["what-happens": "tap-does-nothing", "selection-type": selection, "tag-type": tag])
        let first = try #require(Self.interviewer().belief(from: evidence).ranking.first)
        #expect(first.cause.slug == cause)
        #expect(first.probability > 0.8)
    }

    /// Who answers as the cause makes likeliest is led to the cause's fix.
    @Test(arguments: causes) func aTypicalUserIsLedToTheFix(cause: Cause) throws {
        var session = Session(try Self.interviewer())
        while case .ask(let proposal) = session.step {
            let question = try #require(session.interviewer.model.question(proposal.question))
            try session.record(.answered(question.id, Self.typical(cause, question, session)))
        }
        #expect(session.advice.leading == .fix(cause.fixClass))
        #expect(session.evidence.questionCount <= 6)
    }

    static func typical(_ cause: Cause, _ question: Question, _ session: Session) throws -> Identifier<Answer> {
        var likelihoods = cause.likelihoods[question.id] ?? [:]
        if question.id == "tag-type" {
            // The tag that makes the comparison come out as the cause has it.
            let comparison = session.interviewer.model.question("tag-match")?.comparison
            let selection = try #require(session.evidence.known["selection-type"])
            let wanted = cause.likelihoods["tag-match"] ?? [:]
            likelihoods = comparison?.table[selection]?.mapValues { wanted[$0] ?? 0 } ?? [:]
        } else if question.id == "style", let style = cause.applies.styles.first {
            return Identifier(stringLiteral: style.rawValue)
        } else if question.id == "sdk", cause.applies.sdk != .always {
            return "xcode-15-or-older"
        }
        let scored = question.answers.map {
            (likelihoods[$0.id] ?? (likelihoods.isEmpty ? $0.base : 0.001 * $0.base), $0.id)
        }
        return try #require(scored.max { $0.0 < $1.0 }).1
    }

    @Test func theSelectionTypeIsAskedForTheSakeOfThePair() throws {
        let interviewer = try Self.interviewer()
        let evidence = Evidence(answers: ["what-happens": "tap-does-nothing"])
        let proposals = interviewer.proposals(after: evidence)
        #expect(proposals.contains { $0.question == "selection-type" && $0.second == "tag-type" })
        #expect(!proposals.contains { $0.question == "tag-type" || $0.question == "tag-match" })
    }

    @Test(arguments: Array(UInt64(1)...20)) func interviewsAreSound(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        try InterviewWalk(Self.interviewer()).run(&generator)
        let entries = CauseModel(entries: try ProjectKnowledge.entries(), questions: try ProjectKnowledge.questions())
        try InterviewWalk(Interviewer(entries)).run(&generator)
    }
}
