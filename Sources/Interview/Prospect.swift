import KnowledgeModel

/// What may come of asking a question: for each outcome, the joint probability with each class of fixes.
///
/// Outcomes that change the belief alike are one outcome; that changes neither the information nor the advice.
struct Prospect {
    /// The number of classes of fixes, something else among them.
    private let classCount: Int
    /// The joint probability of each outcome and class, outcome by outcome.
    private var masses: [Double] = []
    /// The joint probability of each outcome and its likeliest cause.
    private var peaks: [Double] = []

    init(classCount: Int) { self.classCount = classCount }

    /// Adds the outcome that multiplies the belief by one row of the table, or by two.
    ///
    /// - Parameter share: a factor equal for all causes.
    mutating func add(_ base: [Double], _ model: CauseModel, row: Int, row second: Int? = nil, share: Double = 1) {
        let start = masses.count
        masses.append(contentsOf: repeatElement(0, count: classCount))
        var peak = 0.0
        let last = model.width - 1
        for column in 0...last {
            var weight = base[column] * model.table.values[row + column] * share
            if let second { weight *= model.table.values[second + column] }
            masses[start + model.classes[column]] += weight
            if column < last, weight > peak { peak = weight }
        }
        peaks.append(peak)
    }

    /// The expected information about the fix, in bits: the mutual information of outcome and class of fixes.
    var bits: Double {
        var ofClasses = [Double](repeating: 0, count: classCount)
        var joint = 0.0
        var ofOutcomes = 0.0
        for outcome in peaks.indices {
            var sum = 0.0
            for fixClass in 0..<classCount {
                let mass = masses[outcome * classCount + fixClass]
                sum += mass
                ofClasses[fixClass] += mass
                joint += Self.surprise(mass)
            }
            ofOutcomes += Self.surprise(sum)
        }
        let total = ofClasses.reduce(0, +)
        guard total > 0 else { return 0 }
        let sums = joint - ofOutcomes - ofClasses.reduce(0) { $0 + Self.surprise($1) } + Self.surprise(total)
        return max(0, Logarithm.bits(fromNatural: sums / total))
    }

    /// Whether some outcome leads to other advice than the present one.
    func changes(_ advice: Advice, fixClasses: [Identifier<FixClass>], thresholds: Thresholds) -> Bool {
        peaks.indices.contains { outcome in
            let joint = masses[(outcome * classCount)..<((outcome + 1) * classCount)]
            let total = joint.reduce(0, +)
            guard total > 0 else { return false }
            let then = Advice(
                classProbabilities: joint.map { $0 / total }, greatestCause: peaks[outcome] / total,
                fixClasses: fixClasses, thresholds: thresholds)
            return then != advice
        }
    }

    /// x · ln x, which is 0 at 0.
    private static func surprise(_ value: Double) -> Double { value > 0 ? value * Logarithm.natural(value) : 0 }
}
