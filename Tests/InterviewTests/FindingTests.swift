import Interview
import KnowledgeModel
import Testing

/// What the checks find in code, as evidence.
@Suite struct FindingTests {
    private static let old = Applicability(sdk: VersionInterval(since: nil, before: Version(major: 16))!)
    private static let new = Applicability(sdk: VersionInterval(since: Version(major: 16), before: nil)!)
    /// Priors 0.675, 0.225 and 0.1 for something else.
    private static let model = CauseModel(
        causes: [.sample("often", prior: 3), .sample("seldom", prior: 1)],
        questions: [
            .sample("builder", ["old": 0.2, "new": 0.8], means: ["old": old, "new": new]),
            .sample("look", ["bad": 0.5, "good": 0.5]),
        ])

    private static func belief(_ findings: [Slug: CodeFinding], answers: Answers = [:]) -> Belief {
        var evidence = Evidence(answers: answers)
        evidence.findings = findings
        return Belief(evidence, in: model)
    }

    /// The likelihood ratio of a finding is 0.9 to how often it stands beside another trouble.
    @Test(arguments: [(CodeFinding.error, 0.0002), (.warning, 0.005), (.advice, 0.05)])
    func theWorseTheMoreItSays(finding: CodeFinding, beside: Double) {
        let belief = Self.belief(["seldom": finding])
        let total = 0.225 * 0.9 + 0.775 * beside
        #expect(isClose(belief.probability(of: "seldom"), 0.225 * 0.9 / total))
        #expect(isClose(belief.probability(of: "often"), 0.675 * beside / total))
        #expect(isClose(belief.somethingElse, 0.1 * beside / total))
    }

    @Test func twoFindingsAreWeighedAgainstEachOther() {
        let belief = Self.belief(["seldom": .error, "often": .warning])
        #expect(isClose(belief.probability(of: "seldom") / belief.probability(of: "often"), 0.005 / 0.0002 / 3))
    }

    @Test func aCheckWithoutACauseSaysNothing() {
        #expect(Self.belief(["unheard-of": .error]) == Belief(Evidence(), in: Self.model))
    }

    @Test("What only another SDK makes a fault hardly counts, until somebody names the SDK")
    func otherSDK() {
        let odds = { (belief: Belief) in belief.probability(of: "seldom") / belief.somethingElse }
        #expect(isClose(odds(Self.belief(["seldom": .otherSDK])), 2.25 * 0.02))
        for answer in ["old", "new"] as [Identifier<Answer>] {
            #expect(isClose(odds(Self.belief(["seldom": .otherSDK], answers: ["builder": answer])), 2.25))
        }
        #expect(isClose(odds(Self.belief(["seldom": .otherSDK], answers: ["look": "bad"])), 2.25 * 0.02))
    }

    @Test func aLaterReadingTakesThePlaceOfAnEarlierOne() throws {
        var session = Session(Interviewer(Self.model))
        try session.record(.checked(["seldom": .error]))
        #expect(session.belief.probability(of: "seldom") > 0.99)
        #expect(session.explanation(of: "seldom")?.supporting.map(\.item) == [.finding("seldom")])
        #expect(session.explanation(of: "often")?.opposing.map(\.item) == [.finding("seldom")])
        #expect(session.lastUndoable == nil)
        try session.record(.checked([:]))
        #expect(session.belief == Belief(Evidence(), in: Self.model))
    }

    @Test func isWrittenDownAndReadBack() throws {
        let findings: [Slug: CodeFinding] = ["seldom": .error, "often": .otherSDK, "unheard-of": .advice]
        var session = Session(Interviewer(Self.model))
        try session.record(.checked(findings))
        let record = try #require(session.records.first)
        #expect(record.kind == "checked")
        #expect(record.findings == ["seldom": "error", "often": "other-sdk", "unheard-of": "advice"])
        #expect(try Session(session.interviewer, replaying: session.records).evidence.findings == findings)
        var damaged = record
        damaged.findings = ["seldom": "fatal"]
        #expect(throws: SessionError(event: 0, fault: .unknownFinding("fatal"))) {
            try Session(session.interviewer, replaying: [damaged])
        }
    }
}
