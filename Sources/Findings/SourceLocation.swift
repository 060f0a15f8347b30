/// A place in a text: line and column count from one, the column in UTF-8 bytes, the offset from zero in bytes.
public struct SourceLocation: Comparable, Hashable, Sendable {
    public var line: Int
    public var column: Int
    /// Bytes before the place, from the beginning of the file as it stands on disk.
    public var offset: Int

    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
