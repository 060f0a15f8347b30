/// How much was read, and how much of it was understood.
public struct CheckSummary: Hashable, Sendable {
    /// Swift files that were looked at.
    public var files = 0
    /// Pickers, selectable tab views and lists.
    public var pickers = 0
    /// Those of them whose selection's type is known.
    public var resolvedSelections = 0
    /// Tags, written or given by a loop.
    public var tags = 0
    /// Those of them whose type is known.
    public var resolvedTags = 0

    public init() {}
}
