/// A line that the program with the samples writes: a sample that crashes leaves what it did before.
public enum RunLine: Codable, Sendable {
    case starts(Step.Action)
    case ends(Step)
    /// The sample was run to its end.
    case finished

    public var isEnd: Bool { if case .finished = self { true } else { false } }
}
