import KnowledgeModel

/// What the result of the interview would say at some point: two equal values are the same advice.
package struct Advice: Hashable, Sendable {
    /// What to do about the trouble.
    package enum Direction: Hashable, Sendable {
        /// Repair it in this way.
        case fix(Identifier<FixClass>)
        /// Look elsewhere: no known cause fits.
        case somethingElse
    }

    /// Whether one cause, or one way to repair, is sure enough to stop asking.
    package let isConclusive: Bool
    /// The likeliest direction.
    package let leading: Direction
    /// The other directions that are plausible, from the likeliest down.
    package let further: [Direction]

    /// The advice that a belief supports.
    package init(_ belief: Belief, thresholds: Thresholds) {
        let greatest = belief.probabilities.dropLast().max() ?? 0
        self.init(
            classProbabilities: belief.classProbabilities, greatestCause: greatest, fixClasses: belief.model.fixClasses,
            thresholds: thresholds)
    }

    /// - Parameters:
    ///   - classProbabilities: the probability of each class of fixes and, last, of something else.
    ///   - greatestCause: the probability of the likeliest cause.
    init(
        classProbabilities: [Double], greatestCause: Double, fixClasses: [Identifier<FixClass>], thresholds: Thresholds
    ) {
        func direction(_ index: Int) -> Direction {
            index < fixClasses.count ? .fix(fixClasses[index]) : .somethingElse
        }
        let order = classProbabilities.indices.sorted { (-classProbabilities[$0], $0) < (-classProbabilities[$1], $1) }
        // There is always a class: that of something else.
        let first = order[0]
        let isKnown = first < fixClasses.count
        leading = direction(first)
        further = order.dropFirst().filter { classProbabilities[$0] >= thresholds.plausibleFix }.map(direction)
        isConclusive =
            isKnown
            && (greatestCause >= thresholds.conclusiveCause || classProbabilities[first] >= thresholds.conclusiveFix)
    }
}
