import KnowledgeModel
import KnowledgeStore
import MarkdownReading
import SQLiteAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The compiled knowledge: a file that is there whole or not at all.
enum KnowledgeFile {
    /// Why a file was not written.
    struct Failure: Error {
        var reason: String
    }

    /// Writes beside the path and puts the finished file in its place.
    static func write(_ knowledge: Knowledge, to path: String) throws(Failure) {
        let partial = path + ".partial"
        unlink(partial)
        do {
            try KnowledgeWriter.write(knowledge, to: partial) { markdown in
                MarkdownDocument(markdown).blocks.map(\.plainText).joined(separator: "\n")
            }
        } catch {
            unlink(partial)
            throw Failure(reason: (error as? SQLiteError)?.message ?? "\(error)")
        }
        guard rename(partial, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(partial)
            throw Failure(reason: reason)
        }
    }
}
