import KnowledgeModel

/// Something that happened in an interview.
package enum SessionEvent: Hashable, Sendable {
    /// The user described the trouble; search found how relevant it is to each cause (0…1, the best 1). A later
    /// description takes the place of an earlier one.
    case described(text: String, relevance: [Slug: Double])
    /// The user pasted a message; its probability under each cause that lists it. A later message takes the place of an
    /// earlier one.
    case pasted(text: String, likelihoods: [Slug: Double])
    /// The pasted message answers a question.
    case read(Identifier<Question>, Identifier<Answer>)
    /// The user's code answers a question.
    case readInCode(Identifier<Question>, Identifier<Answer>)
    /// The checks read the picker in the user's code; what each of them says of it. A later reading takes the place of an
    /// earlier one.
    case checked([Slug: CodeFinding])
    /// The user answered a question, for the first time or otherwise than before.
    case answered(Identifier<Question>, Identifier<Answer>)
    /// The user does not know the answer, or takes one back.
    case answerUnknown(Identifier<Question>)
    /// The user asked why a question is asked.
    case askedWhy(Identifier<Question>)
    /// The user tried the fix of a cause, in vain.
    case triedFix(Slug)
    /// The user took back the last answer, unknown answer or tried fix that was not yet taken back.
    case undone

    /// Whether `undone` can take the event back.
    var canBeUndone: Bool {
        switch self {
        case .answered, .answerUnknown, .triedFix: true
        case .described, .pasted, .read, .readInCode, .checked, .askedWhy, .undone: false
        }
    }
}

extension Evidence {
    /// The evidence that events leave behind, in their order.
    ///
    /// Names are not looked up: names that the model does not have are no evidence.
    package init(_ events: [SessionEvent]) {
        self.init()
        for event in Self.effective(events) { add(event) }
    }

    /// The events that were not taken back.
    static func effective(_ events: [SessionEvent]) -> [SessionEvent] {
        events.reduce(into: []) { kept, event in
            if event != .undone {
                kept.append(event)
            } else if let last = kept.lastIndex(where: \.canBeUndone) {
                kept.remove(at: last)
            }
        }
    }

    private mutating func add(_ event: SessionEvent) {
        switch event {
        case .described(_, let relevance):
            self.relevance = relevance
            isDescribed = true
        case .pasted(_, let likelihoods): messageLikelihoods = likelihoods
        case .read(let question, let answer), .readInCode(let question, let answer): facts[question] = answer
        case .checked(let findings): self.findings = findings
        case .answered(let question, let answer):
            answers[question] = answer
            unknown.remove(question)
        case .answerUnknown(let question):
            // Who does not know takes back what was said, and doubts what was read.
            answers[question] = nil
            facts[question] = nil
            unknown.insert(question)
        case .triedFix(let cause): triedFixes.insert(cause)
        case .askedWhy, .undone: break
        }
    }
}
