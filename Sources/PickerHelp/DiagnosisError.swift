import Interview

/// Why an interview cannot take something.
public enum DiagnosisError: Error, Hashable, Sendable {
    case unknownQuestion(String)
    case unknownAnswer(String, question: String)
    case unknownCause(String)
    /// A saved session holds something that is no event; `event` counts from 1.
    case damagedRecord(event: Int)
    /// A session was saved by a program with another form.
    case unknownSchema(Int)

    init(_ error: SessionError) {
        switch error.fault {
        case .unknownQuestion(let text): self = .unknownQuestion(text)
        case .unknownAnswer(let text, let question): self = .unknownAnswer(text, question: question)
        case .unknownCause(let text): self = .unknownCause(text)
        case .unknownKind, .missingField, .invalidNumber, .unknownFinding, .nothingToUndo:
            self = .damagedRecord(event: error.event + 1)
        }
    }
}
