import KnowledgeModel

/// What reading one entry's folder gave: the entry beside the issues, and what remains to be checked with the others.
package struct EntryReading: Sendable {
    /// The path of the entry's folder inside the knowledge's.
    package var folder: String
    /// The entry; nil where an issue is an error.
    package var entry: Entry?
    package var issues: [FormatIssue]
    /// The Xcode releases with which the fault is there; always where nothing else could be read.
    var sdk = VersionInterval.always
    /// The folder's name, where it is a name.
    var slug: Slug?
    var mentions: [Mention] = []
}
