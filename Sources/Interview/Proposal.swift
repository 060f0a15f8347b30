import KnowledgeModel

/// A question that could be asked now, and what it is worth.
package struct Proposal: Hashable, Sendable {
    package let question: Identifier<Question>
    /// The question that is asked after it and counted with it, where only the two together decide something.
    package let second: Identifier<Question>?
    /// The expected information about the fix.
    package let bits: Double
    /// The effort to answer, of both questions where there is a second.
    package let cost: Int

    /// The expected information for the effort.
    package var bitsPerCost: Double { bits / Double(max(cost, 1)) }

    /// Whether a proposal goes before another: by value, then by name, then alone before together.
    static func isBefore(_ left: Proposal, _ right: Proposal) -> Bool {
        if left.bitsPerCost != right.bitsPerCost { return left.bitsPerCost > right.bitsPerCost }
        if left.question != right.question { return left.question < right.question }
        return left.second == nil && right.second != nil
    }
}
