import Interview
import KnowledgeModel

/// The person's own evidence for and against one cause.
public struct DiagnosisEvidence: Hashable, Sendable {
    /// What the evidence is.
    public enum Item: Hashable, Sendable {
        /// The description.
        case sentence
        /// The pasted message.
        case message
        /// An answer of the person's.
        case answer(Identifier<Question>, Identifier<Answer>)
        /// An answer that a pasted message or the person's code gives away.
        case fact(Identifier<Question>, Identifier<Answer>)
        /// An answer that follows from the answers to two other questions.
        case implied(Identifier<Question>, Identifier<Answer>)
        /// What the check of an entry says of the person's code.
        case finding(Slug)
        /// A repair that did not help.
        case rejectedFix(Slug)
    }

    /// A piece of evidence and its weight.
    public struct Weighed: Hashable, Sendable {
        public var item: Item
        /// How much likelier the item is under this cause than under the others on average, as a logarithm in bits;
        /// negative for what speaks against it.
        public var bits: Double
    }

    /// What speaks for the cause, the weightiest first.
    public var supporting: [Weighed]
    /// What speaks against it, the weightiest first.
    public var opposing: [Weighed]
}

extension Diagnosis {
    /// The evidence for and against a cause; empty for a cause that is not known.
    public func evidence(about cause: Slug) -> DiagnosisEvidence {
        let explanation = session.explanation(of: cause)
        func weighed(_ items: [Interview.Explanation.WeighedItem]) -> [DiagnosisEvidence.Weighed] {
            items.map { DiagnosisEvidence.Weighed(item: DiagnosisEvidence.Item($0.item), bits: $0.bits) }
        }
        return DiagnosisEvidence(
            supporting: weighed(explanation?.supporting ?? []), opposing: weighed(explanation?.opposing ?? []))
    }
}

extension DiagnosisEvidence.Item {
    init(_ item: EvidenceItem) {
        switch item {
        case .sentence: self = .sentence
        case .message: self = .message
        case .answer(let question, let answer): self = .answer(question, answer)
        case .fact(let question, let answer): self = .fact(question, answer)
        case .implied(let question, let answer): self = .implied(question, answer)
        case .finding(let slug): self = .finding(slug)
        case .triedFix(let slug): self = .rejectedFix(slug)
        }
    }
}
