/// A stretch of one file, its end not included.
public struct SourceSpan: Hashable, Sendable {
    /// The file, named as it was given.
    public var path: String
    public var start: SourceLocation
    public var end: SourceLocation

    public init(path: String, start: SourceLocation, end: SourceLocation) {
        self.path = path
        self.start = start
        self.end = end
    }
}
