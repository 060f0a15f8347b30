import FileReplacing
import PickerHelp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a session file cannot be used.
enum SessionFileError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    case damaged(path: String)
    /// The file that was to be written holds something that is no session.
    case foreign(path: String)
    /// The file has several names (hard links): putting a new one in its place would part them.
    case hasOtherNames(path: String)
    /// The file holds something that cannot have happened with this knowledge.
    case unplayable(path: String, DiagnosisError)
}

/// An interview on disk.
struct SessionFile {
    /// A session is text that a person typed; what is larger is none.
    private static let largestSize = 4_000_000

    let path: String

    /// Reads the interview.
    ///
    /// - Throws: `SessionFileError`.
    func read() throws -> SavedDiagnosis {
        var status = stat()
        guard stat(path, &status) == 0 else { throw unreadable() }
        // A pipe would be waited for without end.
        guard status.st_mode & S_IFMT != S_IFIFO else {
            throw SessionFileError.unreadable(path: path, reason: String(cString: strerror(EINVAL)))
        }
        guard let file = fopen(path, "rb") else { throw unreadable() }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: Self.largestSize + 1)
        let count = fread(&bytes, 1, bytes.count, file)
        guard ferror(file) == 0 else { throw unreadable() }
        guard count <= Self.largestSize,
            let saved = try? JSONDecoder().decode(SavedDiagnosis.self, from: Data(bytes[..<count]))
        else { throw SessionFileError.damaged(path: path) }
        return saved
    }

    /// Takes the interview up.
    ///
    /// - Throws: `SessionFileError.unplayable`; `KnowledgeError` where the knowledge is damaged.
    func diagnosis(of saved: SavedDiagnosis, with help: KnowledgeBase) throws -> Diagnosis {
        do { return try help.resume(saved) } catch let error as DiagnosisError {
            throw SessionFileError.unplayable(path: path, error)
        }
    }

    /// Writes the interview beside the path and puts the finished file in its place, so that the old one is not lost.
    ///
    /// - Throws: `SessionFileError`.
    func write(_ saved: SavedDiagnosis) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(saved)) + [UInt8(ascii: "\n")]
        guard bytes.count <= Self.largestSize else { throw unwritable(EFBIG) }
        try checkReplaceable()
        do {
            let replacement = try FileReplacement(of: path)
            guard let file = fopen(replacement.temporaryPath, "wb") else {
                throw FileReplacement.Failure(number: errno)
            }
            let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
            let reason = errno
            guard fclose(file) == 0, isWritten else {
                replacement.cancel()
                throw FileReplacement.Failure(number: isWritten ? errno : reason)
            }
            try replacement.commit()
        } catch let failure as FileReplacement.Failure {
            throw unwritable(failure.number)
        }
    }

    /// Makes sure that what is there is a session of one name, an empty file, or nothing.
    private func checkReplaceable() throws {
        var status = stat()
        // What is no regular file is never replaced, and the replacement tells so.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        guard status.st_nlink == 1 else { throw SessionFileError.hasOtherNames(path: path) }
        guard status.st_size > 0 else { return }
        do { _ = try read() } catch SessionFileError.damaged { throw SessionFileError.foreign(path: path) }
    }

    private func unreadable() -> SessionFileError {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }

    private func unwritable(_ number: Int32) -> SessionFileError {
        .unwritable(path: path, reason: String(cString: strerror(number)))
    }
}
