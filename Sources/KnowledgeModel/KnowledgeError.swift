/// Why a knowledge file cannot be used.
public enum KnowledgeError: Error, Hashable, Sendable {
    /// There is no knowledge in any of the places where it is looked for.
    case missing(searched: [String])
    /// There is no file at the path, or it cannot be opened.
    case unreadable(path: String, reason: String)
    /// The file is empty, cut off or damaged.
    case damaged(path: String, Damage)
    /// The file is no knowledge of this project.
    case foreign(path: String)
    /// The file was written by a newer program.
    case newer(path: String, version: Int, supported: Int)
    /// The file was written by an older program.
    case older(path: String, version: Int, supported: Int)

    /// What is wrong with a damaged file.
    public enum Damage: Hashable, Sendable {
        /// There is nothing in it.
        case empty
        /// It is shorter or longer than its header says.
        case wrongLength
        /// SQLite cannot read it, or it holds what no program wrote; in SQLite's own words, which are English.
        case malformed(String)
    }
}
