/// What some files say about their pickers.
public struct FactsReport: Hashable, Sendable {
    public var sites: [SiteFacts]
    /// The files that could not be read, or not to their end, in the order they were met.
    public var unreadable: [UnreadableFile]
    /// The places at which code around pickers is no Swift that the parser knows: what stands near them may be missed.
    public var invalid: [SourceSpan]
    /// The Xcode release whose SDK compiles the code.
    public var sdk: Version
    /// Whether nobody has named the SDK.
    public var isSDKAssumed: Bool
    /// The places of the sites of which the file alone says more than with the files around it.
    public var completed: [SourceSpan]

    public init(
        sites: [SiteFacts], unreadable: [UnreadableFile] = [], invalid: [SourceSpan] = [],
        sdk: Version = .currentSDK, isSDKAssumed: Bool = true, completed: [SourceSpan] = []
    ) {
        self.sites = sites
        self.unreadable = unreadable
        self.invalid = invalid
        self.sdk = sdk
        self.isSDKAssumed = isSDKAssumed
        self.completed = completed
    }
}
