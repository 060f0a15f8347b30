/// What is known about the user's program when a pattern's code is made.
public struct PatternFacts: Hashable, Sendable {
    /// The values that are known; a parameter that is missing has the pattern's default.
    public var values: [PatternParameter: String]
    /// The oldest release that the app runs on; nil for the newest.
    public var minimumOS: Version?
    /// The Xcode that compiles the code; nil for the current one.
    public var sdk: Version?
    /// The user's own names.
    public var names: [PatternName: String]
    /// Whether the sample declarations that stand for the user's own types are left out.
    public var isBare: Bool

    public init(
        values: [PatternParameter: String] = [:], minimumOS: Version? = nil, sdk: Version? = nil,
        names: [PatternName: String] = [:], isBare: Bool = false
    ) {
        self.values = values
        self.minimumOS = minimumOS
        self.sdk = sdk
        self.names = names
        self.isBare = isBare
    }

    /// A fact that has no say in a pattern's code.
    public enum Fact: Hashable, Comparable, Sendable {
        case parameter(PatternParameter)
        case name(PatternName)
        case sdk
        case bare
    }
}

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
