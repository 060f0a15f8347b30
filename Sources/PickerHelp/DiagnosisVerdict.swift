/// What an interview has come to: it decides what a person reads and whether a program gets advice.
public enum DiagnosisVerdict: String, CaseIterable, Codable, Hashable, Sendable {
    /// One cause is sure enough to stand alone.
    case sure
    /// Several causes are possible, and one repair helps with them.
    case sameRepair = "same-repair"
    /// Some causes fit better than others, and none is sure.
    case unsure
    /// The interview goes on, and what is known so far does not raise any cause.
    case tooLittle = "too-little"
    /// The cause is most likely none that is known, or all that were likely have been tried.
    case unknown

    /// Whether a cause is likely enough to advise its repair.
    public var isAdvised: Bool {
        switch self {
        case .sure, .sameRepair, .unsure: true
        case .tooLittle, .unknown: false
        }
    }

    /// The probabilities from which a result says more. They choose words only; when the interview stops asking is decided by
    /// `Thresholds` in the module `Interview`.
    public enum Threshold {
        /// A cause stands alone in the headline.
        public static let sure = 0.7
        /// A cause is named in passing: after an answer, and when the person leaves.
        public static let named = 0.3
        /// A cause is explained, though the interview goes on.
        public static let explained = 0.15
        /// A cause stands in a list of the likely ones.
        public static let listed = 0.08
    }
}

extension Diagnosis {
    /// What the interview has come to now.
    public var verdict: DiagnosisVerdict {
        guard let suggestion = nextFix, let leading = ranking.first else { return .unknown }
        if next != nil, suggestion.probability < DiagnosisVerdict.Threshold.explained { return .tooLittle }
        let isAlone = suggestion.slug == leading.slug
        if isAlone, suggestion.probability >= DiagnosisVerdict.Threshold.sure { return .sure }
        if somethingElse > leading.probability { return .unknown }
        return isConclusive ? .sameRepair : .unsure
    }
}
