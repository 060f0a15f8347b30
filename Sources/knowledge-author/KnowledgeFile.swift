import FileReplacing
import KnowledgeModel
import KnowledgeStore
import MarkdownReading
import SQLiteAccess

/// The compiled knowledge: a file that is there whole or not at all.
enum KnowledgeFile {
    /// Why a file was not written.
    struct Failure: Error {
        var reason: String
    }

    /// Writes beside the path and puts the finished file in its place.
    static func write(_ knowledge: Knowledge, to path: String) throws(Failure) {
        do {
            let replacement = try FileReplacement(of: path)
            do {
                try KnowledgeWriter.write(knowledge, to: replacement.temporaryPath) { markdown in
                    MarkdownDocument(markdown).blocks.map(\.plainText).joined(separator: "\n")
                }
            } catch {
                replacement.cancel()
                throw error
            }
            try replacement.commit()
        } catch let failure as FileReplacement.Failure {
            throw Failure(reason: failure.reason)
        } catch {
            throw Failure(reason: (error as? SQLiteError)?.message ?? "\(error)")
        }
    }
}
