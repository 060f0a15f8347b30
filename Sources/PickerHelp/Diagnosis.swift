import Interview
import KnowledgeModel
import KnowledgeStore

/// One interview about a misbehaving picker: takes what is known, says what to believe and what to ask next.
///
/// It is a value: a copy goes its own way, and the same events in the same order give the same belief, to the last bit.
///
/// ```swift
/// var diagnosis = try help.startDiagnosis()
/// try diagnosis.describe("nothing happens when I choose a row")
/// while let question = diagnosis.next {
///     try diagnosis.answer(question.id, with: question.answers[0].id)
/// }
/// print(diagnosis.ranking[0].slug)
/// ```
public struct Diagnosis: Sendable {
    let help: KnowledgeBase
    var session: Session
    /// Titles and former names, by slug.
    let headings: [Slug: EntryHeading]
    /// What the person's code gives to the code of a pattern; it changes no belief.
    public var code: CodeFacts?

    /// Takes a description in the person's own words; a message in it counts as pasted.
    ///
    /// - Parameter text: a sentence or more, in either language; one without a word is passed over. A later description
    ///   takes the place of an earlier one.
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public mutating func describe(_ text: String) throws {
        guard Self.isDescription(text) else { return }
        let outcome = try Searcher(help.database).search(text)
        let best = outcome.ranking.map(\.relevance).max() ?? 0
        var relevance: [Slug: Double] = [:]
        let summaries = try help.database.summaries(ids: outcome.ranking.map(\.entry))
        for (ranked, summary) in zip(outcome.ranking, summaries) where ranked.relevance > 0 {
            relevance[summary.slug] = ranked.relevance / best
        }
        try record(.described(text: text, relevance: relevance))
        try paste(text)
    }

    /// Whether a text holds a word; a bare number describes nothing.
    public static func isDescription(_ text: String) -> Bool { text.contains(where: \.isLetter) }

    /// Takes a console line, a compiler error or a crash text.
    ///
    /// - Parameter text: the text; what stands around the message does not matter.
    /// - Returns: whether a known message stands in it; only then it is evidence.
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    @discardableResult
    public mutating func paste(_ text: String) throws -> Bool {
        let (likelihoods, facts) = try help.messageEvidence(in: text)
        guard !likelihoods.isEmpty else { return false }
        try record(.pasted(text: text, likelihoods: likelihoods))
        for (question, answer) in facts.sorted(by: { $0.key < $1.key })
        where self.question(question)?.answers.contains(where: { $0.id == answer }) == true {
            try record(.read(question, answer))
        }
        return true
    }

    /// Takes an answer, for the first time or otherwise than before.
    ///
    /// - Throws: `DiagnosisError` where there is no such question or answer.
    public mutating func answer(
        _ question: Identifier<Question>, with answer: Identifier<Answer>
    ) throws(DiagnosisError) {
        try record(.answered(question, answer))
    }

    /// Takes it that the person's code answers a question; an answer of the person's counts more.
    ///
    /// - Throws: `DiagnosisError` where there is no such question or answer.
    public mutating func readInCode(
        _ question: Identifier<Question>, _ answer: Identifier<Answer>
    ) throws(DiagnosisError) {
        try record(.readInCode(question, answer))
    }

    /// Takes what the checks say of the picker in the person's code: an error is near proof of its entry, a warning strong
    /// evidence, advice weak.
    ///
    /// - Parameter findings: by the names of the entries; those that the knowledge does not have are kept and say nothing.
    ///   They take the place of what was found before.
    public mutating func check(_ findings: [Slug: CodeFinding]) throws(DiagnosisError) {
        try record(.checked(findings))
    }

    /// Takes the Xcode release that builds the code, as the person's answer to the question about it.
    ///
    /// - Returns: whether the knowledge has such a question with an answer for the release.
    @discardableResult
    public mutating func build(with release: Version) throws(DiagnosisError) -> Bool {
        for question in session.interviewer.model.questions {
            let answer = question.answers.first { answer in
                answer.means.map { $0.sdk != .always && $0.sdk.contains(release) } ?? false
            }
            guard let answer else { continue }
            try self.answer(question.id, with: answer.id)
            return true
        }
        return false
    }

    /// Takes it that the person does not know.
    ///
    /// - Throws: `DiagnosisError` where there is no such question.
    public mutating func answerUnknown(_ question: Identifier<Question>) throws(DiagnosisError) {
        try record(.answerUnknown(question))
    }

    /// Takes it that the repair of a cause was tried and did not help.
    ///
    /// - Throws: `DiagnosisError` where there is no such cause.
    public mutating func rejectFix(of cause: Slug) throws(DiagnosisError) {
        try record(.triedFix(cause))
    }

    /// Takes it that the person asked why a question is asked; it changes no belief.
    ///
    /// - Throws: `DiagnosisError` where there is no such question.
    public mutating func askWhy(_ question: Identifier<Question>) throws {
        try record(.askedWhy(question))
    }

    /// Takes back the last answer or the last repair that did not help.
    ///
    /// - Returns: what was taken back; nil where there was nothing.
    @discardableResult
    public mutating func undo() -> DiagnosisEvent? {
        let event = session.lastUndoable.map(DiagnosisEvent.init)
        return (try? session.record(.undone)) == nil ? nil : event
    }

    /// What was answered so far.
    public var answers: Answers { session.evidence.answers }

    /// What is known: answered, or given away by a message or by code.
    public var known: Answers { session.evidence.known }

    /// The questions that the person could not answer.
    public var unknown: Set<Identifier<Question>> { session.evidence.unknown }

    /// The causes whose repair did not help.
    public var rejected: Set<Slug> { session.evidence.triedFixes }

    /// Every cause with its probability, the likeliest first.
    public var ranking: [RankedCause] {
        session.belief.ranking.compactMap { ranked in
            headings[ranked.cause.slug].map {
                RankedCause(heading: $0, probability: ranked.probability, fixClass: ranked.cause.fixClass)
            }
        }
    }

    /// The probability that the cause is none that is known.
    public var somethingElse: Double { session.belief.somethingElse }

    /// Whether one cause, or one way to repair, is sure enough to stop asking.
    public var isConclusive: Bool { session.advice.isConclusive }

    /// The question to ask now; nil where none would change the advice.
    public var next: Question? {
        guard case .ask(let proposal) = session.step else { return nil }
        return session.interviewer.model.question(proposal.question)
    }

    /// The question most worth asking for someone who wants to go on though the advice is sure; nil where none would help.
    public var further: Question? {
        session.interviewer.furtherProposal(after: session.evidence).flatMap { question($0.question) }
    }

    /// The cause to try now: the greatest probability for the effort of its repair, of those not yet tried.
    public var nextFix: RankedCause? {
        session.nextFix.flatMap { fix in
            headings[fix.cause.slug].map {
                RankedCause(heading: $0, probability: fix.probability, fixClass: fix.cause.fixClass)
            }
        }
    }

    /// The question with an id, asked or not.
    public func question(_ id: Identifier<Question>) -> Question? { session.interviewer.model.question(id) }

    private mutating func record(_ event: SessionEvent) throws(DiagnosisError) {
        do throws(SessionError) { try session.record(event) } catch { throw DiagnosisError(error) }
    }
}

/// A cause with its probability.
public struct RankedCause: Hashable, Sendable {
    public var heading: EntryHeading
    /// From 0 to 1; the causes and "something else" sum to 1.
    public var probability: Double
    public var fixClass: Identifier<FixClass>

    public var slug: Slug { heading.slug }
    public var title: Localized<String> { heading.title }
}

extension KnowledgeBase {
    /// Starts an interview in which nothing is known yet.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func startDiagnosis() throws -> Diagnosis {
        try diagnosis { Session($0) }
    }

    /// Makes the diagnosis that a session of this file leads to.
    func diagnosis(_ session: (Interviewer) throws -> Session) throws -> Diagnosis {
        let prepared = try preparation.result()
        return Diagnosis(help: self, session: try session(prepared.interviewer), headings: prepared.headings)
    }

    /// How likely each entry prints the message that stands in a text, and the answers that follow from what it prints of the
    /// person's own; empty where no known message stands there.
    func messageEvidence(in text: String) throws -> (likelihoods: [Slug: Double], facts: Answers) {
        let reading = try MessageReading(of: MessageMatcher.normalized(text), database)
        let summaries = try database.summaries(ids: reading.matches.map(\.entry))
        let likelihoods = zip(reading.matches, summaries).map { ($1.slug, reading.likelihood(of: $0)) }
        return (Dictionary(likelihoods) { first, _ in first }, reading.facts)
    }
}
