@_exported import Findings
@_exported import KnowledgeModel

/// What the code is built with and for, and which checks to run.
public struct CheckOptions: Hashable, Sendable {
    /// The Xcode release whose SDK compiles the code.
    public var sdk: Version {
        didSet { isSDKAssumed = false }
    }
    /// Whether nobody has named the SDK: it is then told as well what another one would change.
    public private(set) var isSDKAssumed: Bool
    /// The platforms the code is built for; nil where that is not known.
    public var platforms: Set<Applicability.Platform>?
    /// The oldest release that the app runs on, by platform, as far as it is known.
    public var minimumOS: [Applicability.Platform: Version]
    /// The checks to run; empty for all.
    public var only: Set<Slug>
    public var skip: Set<Slug>

    /// - Parameter sdk: the newest that is known where nil.
    public init(
        sdk: Version? = nil, platforms: Set<Applicability.Platform>? = nil,
        minimumOS: [Applicability.Platform: Version] = [:], only: Set<Slug> = [], skip: Set<Slug> = []
    ) {
        self.sdk = sdk ?? .currentSDK
        isSDKAssumed = sdk == nil
        self.platforms = platforms
        self.minimumOS = minimumOS
        self.only = only
        self.skip = skip
    }
}
