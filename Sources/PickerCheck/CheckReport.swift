/// What a check of some files found.
public struct CheckReport: Hashable, Sendable {
    /// The findings in the order of files, lines and columns.
    public var findings: [Finding]
    public var summary: CheckSummary
    /// The files that could not be read, in the order they were met.
    public var unreadable: [UnreadableFile]

    public init(findings: [Finding], summary: CheckSummary, unreadable: [UnreadableFile] = []) {
        self.findings = findings
        self.summary = summary
        self.unreadable = unreadable
    }
}

/// A file that could not be read, with the system's error number.
public struct UnreadableFile: Hashable, Sendable {
    public var path: String
    public var errorNumber: Int32

    public init(path: String, errorNumber: Int32) {
        self.path = path
        self.errorNumber = errorNumber
    }
}
