/// A replacement of some bytes of a file.
public struct Edit: Hashable, Sendable {
    /// Bytes to take out, counted from the beginning of the file; empty for an insertion.
    public var range: Range<Int>
    public var replacement: String

    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
