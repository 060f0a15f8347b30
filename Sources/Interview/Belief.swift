import KnowledgeModel

/// The posterior probability of every cause and of something else, given the evidence and that there is one fault.
package struct Belief: Sendable {
    /// A cause and its probability.
    package struct RankedCause: Hashable, Sendable {
        package let cause: Cause
        package let probability: Double
    }

    let model: CauseModel
    /// The probability of each column; they sum to 1.
    let probabilities: [Double]
    /// The natural logarithm of the evidence's probability.
    let logEvidence: Double

    /// The belief that the evidence supports: prior times likelihoods, scaled to sum to 1.
    package init(_ evidence: Evidence, in model: CauseModel) {
        self.init(Contribution.all(of: evidence, in: model), in: model)
    }

    init(_ contributions: [Contribution], in model: CauseModel) {
        var logarithms = model.priors.map(Logarithm.natural)
        for contribution in contributions {
            for column in logarithms.indices { logarithms[column] += contribution.logarithms[column] }
        }
        // Nothing forbids something else altogether, so that the greatest is finite.
        let greatest = logarithms.max() ?? 0
        let weights = logarithms.map { Logarithm.exponential($0 - greatest) }
        let total = weights.reduce(0, +)
        self.model = model
        probabilities = weights.map { $0 / total }
        logEvidence = greatest + Logarithm.natural(total)
    }

    /// The probability that the cause is one that no entry describes.
    package var somethingElse: Double { probabilities[model.causes.count] }

    /// The probability of a cause; 0 for one that the model does not have.
    package func probability(of slug: Slug) -> Double { model.index(of: slug).map { probabilities[$0] } ?? 0 }

    /// The causes from the likeliest to the least likely; of equal ones the slug that sorts first.
    package var ranking: [RankedCause] {
        model.causes.indices
            .sorted { (-probabilities[$0], $0) < (-probabilities[$1], $1) }
            .map { RankedCause(cause: model.causes[$0], probability: probabilities[$0]) }
    }

    /// The probability of each class of fixes, by identifier, and of something else last.
    var classProbabilities: [Double] {
        var sums = [Double](repeating: 0, count: model.fixClasses.count + 1)
        for (column, probability) in probabilities.enumerated() { sums[model.classes[column]] += probability }
        return sums
    }
}

extension Belief: Equatable {
    /// Whether two beliefs are the same to the last bit.
    package static func == (left: Belief, right: Belief) -> Bool {
        left.probabilities == right.probabilities && left.model.causes.map(\.slug) == right.model.causes.map(\.slug)
    }
}
