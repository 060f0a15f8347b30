import Interview
import KnowledgeModel
import Testing

/// Sessions as events: change, undo, replay, errors.
@Suite struct SessionTests {
    static let interviewer = Interviewer(ComparisonTests.model)
    static let events: [SessionEvent] = [
        .described(text: "nothing happens", relevance: ["mismatch": 1, "untagged": 1.0 / 3]),
        .pasted(text: "Picker: …", likelihoods: ["mismatch": 0.7]), .read("selection", "int"), .askedWhy("tag"),
        .answered("tag", "text"), .answered("tag", "none"), .undone, .answerUnknown("selection"),
        .triedFix("mismatch"), .undone,
    ]

    @Test func foldsEventsIntoEvidence() throws {
        let session = try Session(Self.interviewer, replaying: Self.events)
        var expected = Evidence(answers: ["tag": "text"])
        expected.isDescribed = true
        expected.relevance = ["mismatch": 1, "untagged": 1.0 / 3]
        expected.messageLikelihoods = ["mismatch": 0.7]
        expected.unknown = ["selection"]
        #expect(session.evidence == expected)
        #expect(session.belief == Belief(expected, in: ComparisonTests.model))
        #expect(session.lastUndoable == .answerUnknown("selection"))
    }

    @Test func recordingEqualsReplaying() throws {
        var session = Session(Self.interviewer)
        for event in Self.events { try session.record(event) }
        let replayed = try Session(Self.interviewer, replaying: session.records)
        #expect(replayed.events == session.events)
        #expect(replayed.evidence == session.evidence)
        #expect(replayed.belief == session.belief)
        #expect(replayed.step == session.step)
    }

    @Test func undoTakesBackStepByStep() throws {
        var session = Session(Self.interviewer)
        let nothing = session.belief
        try session.record(.answered("tag", "none"))
        let one = session.belief
        try session.record(.answered("selection", "int"))
        try session.record(.undone)
        #expect(session.belief == one)
        try session.record(.undone)
        #expect(session.belief == nothing)
        #expect(throws: SessionError(event: 4, fault: .nothingToUndo)) { try session.record(.undone) }
        #expect(session.events.count == 4)
    }

    @Test func undoOfAChangeBringsTheFormerAnswerBack() throws {
        let session = try Session(
            Self.interviewer,
            replaying: [
                .read("selection", "int"), .answered("selection", "text"), .answerUnknown("selection"), .undone,
            ])
        #expect(session.evidence.known == ["selection": "text"])
        #expect(session.evidence.unknown.isEmpty)
    }

    @Test(arguments: [
        (SessionRecord(kind: "sang"), SessionError.Fault.unknownKind("sang")),
        (SessionRecord(kind: "answered", question: "tag"), .missingField("answer", kind: "answered")),
        (SessionRecord(kind: "described"), .missingField("text", kind: "described")),
        (SessionRecord(kind: "answered", question: "mood", answer: "int"), .unknownQuestion("mood")),
        (SessionRecord(kind: "read", question: "tag", answer: "date"), .unknownAnswer("date", question: "tag")),
        (SessionRecord(kind: "answered", question: "Tag?", answer: "int"), .unknownQuestion("Tag?")),
        (SessionRecord(kind: "answer-unknown", question: "mood"), .unknownQuestion("mood")),
        (SessionRecord(kind: "asked-why", question: "mood"), .unknownQuestion("mood")),
        (SessionRecord(kind: "tried-fix", cause: "ghost"), .unknownCause("ghost")),
        (SessionRecord(kind: "undone"), .nothingToUndo),
        (
            SessionRecord(kind: "described", text: "x", weights: ["mismatch": "much"]),
            .invalidNumber("much", field: "weights.mismatch")
        ),
        (
            SessionRecord(kind: "pasted", text: "x", weights: ["mismatch": "nan"]),
            .invalidNumber("nan", field: "weights.mismatch")
        ),
    ])
    func faultyRecordsAreRefused(record: SessionRecord, fault: SessionError.Fault) {
        let records = [SessionRecord(kind: "asked-why", question: "tag"), record]
        #expect(throws: SessionError(event: 1, fault: fault)) {
            try Session(Self.interviewer, replaying: records)
        }
    }

    /// The written form is a contract with files on people's machines.
    @Test func recordsAreStable() {
        let records = Self.events.map(SessionRecord.init)
        #expect(
            records.map(\.kind) == [
                "described", "pasted", "read", "asked-why", "answered", "answered", "undone", "answer-unknown",
                "tried-fix", "undone",
            ])
        #expect(records[0].weights == ["mismatch": "1.0", "untagged": "0.3333333333333333"])
        #expect(records[2] == SessionRecord(kind: "read", question: "selection", answer: "int"))
        #expect(records[8] == SessionRecord(kind: "tried-fix", cause: "mismatch"))
    }
}
