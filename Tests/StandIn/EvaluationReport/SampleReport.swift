/// What the evaluation of a sample showed.
public struct SampleReport: Codable, Sendable {
    /// The evaluation in a word.
    public enum Outcome: Hashable, Sendable, CustomStringConvertible {
        case works
        case misbehaves(Set<Fault>)
        /// Sources contradict each other about what happens.
        case undefined(String)
        /// There is no picker to look at.
        case noPicker

        public var description: String {
            switch self {
            case .works: "works"
            case .misbehaves(let faults): "misbehaves: " + faults.sorted().map(\.rawValue).joined(separator: ", ")
            case .undefined(let reason): "undefined: \(reason)"
            case .noPicker: "shows no picker"
            }
        }
    }

    /// Every step to its end, in order.
    public var steps: [Step]
    /// The step during which the program died, if it did.
    public var crashedIn: Step.Action?

    public init(steps: [Step], crashedIn: Step.Action? = nil) {
        self.steps = steps
        self.crashedIn = crashedIn
    }

    /// Puts together what a run left; whatever started and did not end has crashed.
    public init(lines: [RunLine]) {
        steps = []
        for line in lines {
            switch line {
            case .starts(let action): crashedIn = action
            case .ends(let step):
                steps.append(step)
                crashedIn = nil
            case .finished: crashedIn = nil
            }
        }
    }

    public var faults: Set<Fault> {
        steps.reduce(into: crashedIn == nil ? [] : [.crash]) { $0.formUnion($1.faults) }
    }

    public var outcome: Outcome {
        let faults = faults
        if !faults.isEmpty { return .misbehaves(faults) }
        if let reason = steps.lazy.compactMap(\.undefined).first { return .undefined(reason) }
        return steps.contains { !$0.pickers.isEmpty } ? .works : .noPicker
    }
}
