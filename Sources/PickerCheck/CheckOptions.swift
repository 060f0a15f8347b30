@_exported import Findings
@_exported import KnowledgeModel

/// What the code is built with and for, and which checks to run.
public struct CheckOptions: Hashable, Sendable {
    /// The Xcode release whose SDK compiles the code.
    public var sdk: Version
    /// The platforms the code is built for; nil where that is not known.
    public var platforms: Set<Applicability.Platform>?
    /// The oldest release that the app runs on, by platform, as far as it is known.
    public var minimumOS: [Applicability.Platform: Version]
    /// The checks to run; empty for all.
    public var only: Set<Slug>
    public var skip: Set<Slug>

    public init(
        sdk: Version = .currentSDK, platforms: Set<Applicability.Platform>? = nil,
        minimumOS: [Applicability.Platform: Version] = [:], only: Set<Slug> = [], skip: Set<Slug> = []
    ) {
        self.sdk = sdk
        self.platforms = platforms
        self.minimumOS = minimumOS
        self.only = only
        self.skip = skip
    }
}
