/// Code that was made from a pattern.
public struct PatternCode: Hashable, Sendable {
    /// A Swift file, with a line end.
    public var code: String
    /// The value of each parameter of the pattern with which it was made.
    public var values: [PatternParameter: String]
    /// The platform for which it was made, and the oldest release on which it runs there.
    public var platform: Applicability.Platform
    public var since: Version
    /// The given facts that have no say in the code.
    public var ignored: [PatternFacts.Fact]

    public init(
        code: String, values: [PatternParameter: String], platform: Applicability.Platform, since: Version,
        ignored: [PatternFacts.Fact]
    ) {
        self.code = code
        self.values = values
        self.platform = platform
        self.since = since
        self.ignored = ignored
    }
}
