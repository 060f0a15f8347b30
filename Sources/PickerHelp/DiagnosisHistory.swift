import Interview
import KnowledgeModel

/// Something that happened in an interview.
public enum DiagnosisEvent: Hashable, Sendable {
    case described(String)
    case pasted(String)
    /// An answer that a pasted message gives away.
    case read(Identifier<Question>, Identifier<Answer>)
    /// An answer that the person's code gives.
    case readInCode(Identifier<Question>, Identifier<Answer>)
    /// The checks read the person's code; what each says of the picker.
    case checked([Slug: CodeFinding])
    case answered(Identifier<Question>, Identifier<Answer>)
    case answerUnknown(Identifier<Question>)
    case askedWhy(Identifier<Question>)
    case rejectedFix(Slug)
    /// The last answer or rejected repair was taken back.
    case undone

    init(_ event: SessionEvent) {
        switch event {
        case .described(let text, _): self = .described(text)
        case .pasted(let text, _): self = .pasted(text)
        case .read(let question, let answer): self = .read(question, answer)
        case .readInCode(let question, let answer): self = .readInCode(question, answer)
        case .checked(let findings): self = .checked(findings)
        case .answered(let question, let answer): self = .answered(question, answer)
        case .answerUnknown(let question): self = .answerUnknown(question)
        case .askedWhy(let question): self = .askedWhy(question)
        case .triedFix(let cause): self = .rejectedFix(cause)
        case .undone: self = .undone
        }
    }
}

/// A question that the person dealt with, and the answer; nil stands for "don't know".
public struct GivenAnswer: Hashable, Sendable {
    public var question: Question
    public var answer: Answer?
}

extension Diagnosis {
    /// Everything that happened, in order.
    public var history: [DiagnosisEvent] { session.events.map(DiagnosisEvent.init) }

    /// The interview as it was after its first events.
    ///
    /// - Parameter count: how many events to keep; at most all are.
    public func rewound(to count: Int) -> Diagnosis {
        var earlier = self
        // Events that could happen in this order can happen without the later ones.
        let kept = Array(session.events.prefix(max(0, count)))
        if let session = try? Session(session.interviewer, replaying: kept) { earlier.session = session }
        return earlier
    }

    /// The questions that were dealt with and not taken back, in the order in which each was first asked.
    public var givenAnswers: [GivenAnswer] {
        var order: [Identifier<Question>] = []
        for event in history {
            switch event {
            case .answered(let id, _), .answerUnknown(let id): if !order.contains(id) { order.append(id) }
            default: break
            }
        }
        let (answers, unknown) = (answers, unknown)
        return order.compactMap { id in
            guard let question = question(id), answers[id] != nil || unknown.contains(id) else { return nil }
            return GivenAnswer(question: question, answer: question.answers.first { $0.id == answers[id] })
        }
    }

    /// What the person's code said, in the order in which it was read; a later reading of a question counts.
    public var readInCode: [(question: Identifier<Question>, answer: Identifier<Answer>)] {
        history.reduce(into: []) { facts, event in
            guard case .readInCode(let question, let answer) = event else { return }
            facts.removeAll { $0.question == question }
            facts.append((question, answer))
        }
    }

    /// What the checks of the known entries say of the person's code: the worst first, then by name.
    public var findings: [(entry: EntryHeading, finding: CodeFinding)] {
        let found = session.evidence.findings.compactMap { slug, finding in headings[slug].map { ($0, finding) } }
        return CodeFinding.allCases.flatMap { finding in
            found.filter { $0.1 == finding }.sorted { $0.0.slug < $1.0.slug }
        }
    }

    /// Whether the answer that is known without having been given comes from the person's code, and not from a message.
    public func isReadInCode(_ question: Identifier<Question>) -> Bool {
        let origins = history.compactMap { event -> Bool? in
            switch event {
            case .read(question, _): false
            case .readInCode(question, _): true
            default: nil
            }
        }
        return origins.last ?? false
    }

    /// The description that counts: the last one.
    public var lastDescription: String? {
        history.reversed().lazy.compactMap { if case .described(let text) = $0 { text } else { nil } }.first
    }

    /// Whether the description says something that is known to search.
    public var isDescriptionUnderstood: Bool { !session.evidence.relevance.isEmpty }

    /// The text that counts as pasted: the last one in which a known message stands.
    public var lastMessage: String? {
        history.reversed().lazy.compactMap { if case .pasted(let text) = $0 { text } else { nil } }.first
    }

    /// The known message that stands in `lastMessage`.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    public func recognizedMessage() throws -> MessageTemplate? {
        guard let text = lastMessage, case .message(let explanation) = try help.explain(text) else { return nil }
        return explanation.message
    }
}
