import KnowledgeModel

/// What reading the knowledge's folder gave.
package struct KnowledgeReading: Hashable, Sendable {
    /// The knowledge; nil where an issue is an error.
    package var knowledge: Knowledge?
    /// Every issue, by file and line.
    package var issues: [FormatIssue]
    /// The folders of the entries and of the questions that were found, readable or not.
    package var entryFolders: [String]
    package var questionFolders: [String]
    /// The folders of entries whose fault is gone with Xcode 16, which brought `tag(_:includeOptional:)`.
    package var entriesOfOlderSDKs: Set<String> = []
}
