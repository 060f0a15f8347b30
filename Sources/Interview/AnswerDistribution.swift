import KnowledgeModel

/// The probability of each answer to a question, under a cause or under something else; each list sums to 1.
struct AnswerDistribution {
    let question: Question
    let assumptions: Assumptions
    /// How people answer when the cause has no say: the answers' bases, none of them 0, scaled to sum to 1.
    let base: [Double]

    init(_ question: Question, assumptions: Assumptions) {
        self.question = question
        self.assumptions = assumptions
        base = question.baseProbabilities
    }

    /// The probabilities under a cause: what its entry says, within where it applies; else the base, within the same.
    func probabilities(under cause: Cause) -> [Double] {
        let restriction = Restriction(cause.applies, on: question, assumptions: assumptions)
        if let named = cause.likelihoods[question.id], question.answers.contains(where: { named[$0.id] != nil }) {
            let said = mixed(question.probabilities(named: named), slip: assumptions.slip) {
                named[question.answers[$0].id] == 0
            }
            guard let restriction else { return said }
            let values = zip(said, restriction.contradictions).map { $1 ? $0 * assumptions.contradiction : $0 }
            return Self.scaled(values) ?? base
        }
        guard let restriction else { return base }
        let fits = zip(base, restriction.fits).map { $0 * $1 }
        return Self.scaled(fits).map { mixed($0, slip: restriction.slip) { _ in false } } ?? base
    }

    /// The probabilities when a share of the answers are slips; an answer that logic forbids stays impossible.
    private func mixed(_ probabilities: [Double], slip: Double, isForbidden: (Int) -> Bool) -> [Double] {
        let total = probabilities.reduce(0, +)
        let values = probabilities.indices.map { index in
            if isForbidden(index) { return 0.0 }
            let meant = total > 0 ? probabilities[index] / total : 0
            return (1 - slip) * meant + slip * base[index]
        }
        return Self.scaled(values) ?? base
    }

    /// The values scaled to sum to 1; nil where they sum to 0.
    private static func scaled(_ values: [Double]) -> [Double]? {
        let total = values.reduce(0, +)
        return total > 0 ? values.map { $0 / total } : nil
    }
}
