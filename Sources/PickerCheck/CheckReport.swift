/// What a check of some files found.
public struct CheckReport: Hashable, Sendable {
    /// The findings in the order of files, lines and columns.
    public var findings: [Finding]
    /// What would be found with another SDK than the assumed one, in the same order; asked only where one is assumed.
    public var elsewhere: [Finding]
    public var summary: CheckSummary
    /// The files that could not be read, or not to their end, in the order they were met.
    public var unreadable: [UnreadableFile]
    /// The places at which code around pickers is no Swift that the parser knows: what stands near them may be missed.
    public var invalid: [SourceSpan]

    public init(
        findings: [Finding], summary: CheckSummary, unreadable: [UnreadableFile] = [], invalid: [SourceSpan] = [],
        elsewhere: [Finding] = []
    ) {
        self.findings = findings
        self.summary = summary
        self.unreadable = unreadable
        self.invalid = invalid
        self.elsewhere = elsewhere
    }
}
