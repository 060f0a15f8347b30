import KnowledgeModel

/// A change of the finding's file that removes the fault.
public struct Repair: Hashable, Sendable {
    /// Whether the change is surely right, so that it may be made without asking.
    public var isSafe: Bool
    /// What the change does, as an order: "Tag the row with the case itself".
    public var title: Localized<String>
    /// The replacements, in the order of the file and without overlap; all of them or none are made.
    public var edits: [Edit]

    public init(isSafe: Bool, title: Localized<String>, edits: [Edit]) {
        self.isSafe = isSafe
        self.title = title
        self.edits = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }
}
