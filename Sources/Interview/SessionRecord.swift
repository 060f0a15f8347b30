import KnowledgeModel

/// A session's event as texts, for writing it down: the form is stable, fields may be added.
package struct SessionRecord: Hashable, Sendable {
    /// The names of the kinds of events.
    package enum Kind: String, CaseIterable, Sendable {
        case described, pasted, read, checked, answered
        case readInCode = "read-in-code"
        case answerUnknown = "answer-unknown"
        case askedWhy = "asked-why"
        case triedFix = "tried-fix"
        case undone
    }

    package var kind: String
    /// What the user typed or pasted.
    package var text: String?
    /// Slugs with numbers in the shortest spelling that reads back to the same number.
    package var weights: [String: String]?
    package var question: String?
    package var answer: String?
    package var cause: String?
    /// Slugs with what their checks say.
    package var findings: [String: String]?

    package init(
        kind: String, text: String? = nil, weights: [String: String]? = nil, question: String? = nil,
        answer: String? = nil, cause: String? = nil, findings: [String: String]? = nil
    ) {
        self.kind = kind
        self.text = text
        self.weights = weights
        self.question = question
        self.answer = answer
        self.cause = cause
        self.findings = findings
    }

    /// The record of an event.
    package init(_ event: SessionEvent) {
        switch event {
        case .described(let text, let relevance):
            self.init(kind: Kind.described.rawValue, text: text, weights: Self.spelled(relevance))
        case .pasted(let text, let likelihoods):
            self.init(kind: Kind.pasted.rawValue, text: text, weights: Self.spelled(likelihoods))
        case .read(let question, let answer):
            self.init(kind: Kind.read.rawValue, question: question.text, answer: answer.text)
        case .readInCode(let question, let answer):
            self.init(kind: Kind.readInCode.rawValue, question: question.text, answer: answer.text)
        case .checked(let findings):
            self.init(
                kind: Kind.checked.rawValue,
                findings: Dictionary(uniqueKeysWithValues: findings.map { ($0.text, $1.rawValue) }))
        case .answered(let question, let answer):
            self.init(kind: Kind.answered.rawValue, question: question.text, answer: answer.text)
        case .answerUnknown(let question): self.init(kind: Kind.answerUnknown.rawValue, question: question.text)
        case .askedWhy(let question): self.init(kind: Kind.askedWhy.rawValue, question: question.text)
        case .triedFix(let cause): self.init(kind: Kind.triedFix.rawValue, cause: cause.text)
        case .undone: self.init(kind: Kind.undone.rawValue)
        }
    }

    private static func spelled(_ weights: [Slug: Double]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: weights.map { ($0.text, $1.description) })
    }

    /// The event that the record describes.
    ///
    /// - Throws: what is wrong with the record's kind, fields or spelling.
    func event() throws(SessionError.Fault) -> SessionEvent {
        guard let kind = Kind(rawValue: kind) else { throw .unknownKind(kind) }
        switch kind {
        case .described: return .described(text: try field(text, "text"), relevance: try numbers())
        case .pasted: return .pasted(text: try field(text, "text"), likelihoods: try numbers())
        case .read: return .read(try questionName(), try answerName())
        case .readInCode: return .readInCode(try questionName(), try answerName())
        case .checked: return .checked(try codeFindings())
        case .answered: return .answered(try questionName(), try answerName())
        case .answerUnknown: return .answerUnknown(try questionName())
        case .askedWhy: return .askedWhy(try questionName())
        case .triedFix:
            let text = try field(cause, "cause")
            guard let slug = Slug(text) else { throw .unknownCause(text) }
            return .triedFix(slug)
        case .undone: return .undone
        }
    }

    private func field(_ value: String?, _ name: String) throws(SessionError.Fault) -> String {
        guard let value else { throw .missingField(name, kind: kind) }
        return value
    }

    private func questionName() throws(SessionError.Fault) -> Identifier<Question> {
        let text = try field(question, "question")
        guard let id = Identifier<Question>(text) else { throw .unknownQuestion(text) }
        return id
    }

    private func answerName() throws(SessionError.Fault) -> Identifier<Answer> {
        let text = try field(answer, "answer")
        guard let id = Identifier<Answer>(text) else { throw .unknownAnswer(text, question: question ?? "") }
        return id
    }

    private func codeFindings() throws(SessionError.Fault) -> [Slug: CodeFinding] {
        var read: [Slug: CodeFinding] = [:]
        for (name, text) in (findings ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let slug = Slug(name) else { throw .unknownCause(name) }
            guard let finding = CodeFinding(rawValue: text) else { throw .unknownFinding(text) }
            read[slug] = finding
        }
        return read
    }

    private func numbers() throws(SessionError.Fault) -> [Slug: Double] {
        var numbers: [Slug: Double] = [:]
        for (name, text) in (weights ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let slug = Slug(name) else { throw .unknownCause(name) }
            guard let number = Double(text), (0...1).contains(number) else {
                throw .invalidNumber(text, field: "weights." + name)
            }
            numbers[slug] = number
        }
        return numbers
    }
}
