/// Why a knowledge file cannot be used.
public enum KnowledgeError: Error, Hashable, Sendable {
    /// There is no knowledge in any of the places where it is looked for.
    case missing(searched: [String])
    /// There is no file at the path, or it cannot be opened.
    case unreadable(path: String, reason: String)
    /// The file is empty, cut off or damaged.
    case damaged(path: String, reason: String)
    /// The file is no knowledge of this project.
    case foreign(path: String)
    /// The file was written by a newer program.
    case newer(path: String, version: Int, supported: Int)
    /// The file was written by an older program.
    case older(path: String, version: Int, supported: Int)
}
