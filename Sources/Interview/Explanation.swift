import KnowledgeModel

/// The user's own evidence for and against one cause.
package struct Explanation: Hashable, Sendable {
    /// A piece of evidence and its weight.
    package struct WeighedItem: Hashable, Sendable {
        package let item: EvidenceItem
        /// The logarithm, in bits, of how much likelier the item is under this cause than under the average of the others;
        /// at most 20 either way.
        package let bits: Double
    }

    package let cause: Slug
    /// What speaks for the cause, the weightiest first.
    package let supporting: [WeighedItem]
    /// What speaks against it, the weightiest first.
    package let opposing: [WeighedItem]

    /// The explanation, or nil where the model does not have the cause.
    ///
    /// The others are averaged by their prior probabilities, so that an item weighs the same whatever else was said.
    init?(of cause: Slug, in evidence: Evidence, model: CauseModel) {
        guard let column = model.index(of: cause) else { return nil }
        let items = Contribution.all(of: evidence, in: model).map { contribution in
            WeighedItem(item: contribution.item, bits: Self.weight(of: contribution, for: column, model))
        }
        // Equal weights keep the order of the evidence, which is fixed.
        let order = items.indices.filter { abs(items[$0].bits) >= Self.noticeable }
            .sorted { (-abs(items[$0].bits), $0) < (-abs(items[$1].bits), $1) }
        self.cause = cause
        supporting = order.map { items[$0] }.filter { $0.bits > 0 }
        opposing = order.map { items[$0] }.filter { $0.bits < 0 }
    }

    /// The least weight that is mentioned, in bits: an item 1.23 times as likely.
    private static let noticeable = 0.3

    private static func weight(of contribution: Contribution, for column: Int, _ model: CauseModel) -> Double {
        var likelihood = 0.0
        var prior = 0.0
        for other in model.priors.indices where other != column {
            likelihood += model.priors[other] * Logarithm.exponential(contribution.logarithms[other])
            prior += model.priors[other]
        }
        let average = Logarithm.natural(likelihood / prior)
        let bits = Logarithm.bits(fromNatural: contribution.logarithms[column] - average)
        return min(max(bits, -20), 20)
    }
}
