/// What some files say about their pickers.
public struct FactsReport: Hashable, Sendable {
    public var sites: [SiteFacts]
    /// The files that could not be read, or not to their end, in the order they were met.
    public var unreadable: [UnreadableFile]
    /// The places at which code around pickers is no Swift that the parser knows: what stands near them may be missed.
    public var invalid: [SourceSpan]

    public init(sites: [SiteFacts], unreadable: [UnreadableFile] = [], invalid: [SourceSpan] = []) {
        self.sites = sites
        self.unreadable = unreadable
        self.invalid = invalid
    }
}
