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

    /// Whether nothing may be chosen, as far as it is said.
    public var isOptional: Bool? {
        get { values[.optional].map { $0 == PatternParameter.optionalValue } }
        set { values[.optional] = newValue.map { $0 ? PatternParameter.optionalValue : "no" } }
    }

    /// One thing that facts say.
    public enum Fact: Hashable, Comparable, Sendable {
        case parameter(PatternParameter)
        case name(PatternName)
        case minimumOS
        case sdk
        case bare
    }
}
