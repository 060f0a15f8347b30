import KnowledgeModel

/// What reading the knowledge's folder gave.
package struct KnowledgeReading: Hashable, Sendable {
    /// The knowledge; nil where an issue is an error.
    package var knowledge: Knowledge?
    /// Every issue, by file and line.
    package var issues: [FormatIssue]
    /// The folders of the entries, of the questions and of the patterns that were found, readable or not.
    package var entryFolders: [String]
    package var questionFolders: [String]
    package var patternFolders: [String]
    /// The patterns that could be read, also where the knowledge is none.
    package var patterns: [Pattern] = []
    /// The folders of entries whose fault is gone with Xcode 16, which brought `tag(_:includeOptional:)`.
    package var entriesOfOlderSDKs: Set<String> = []
}
