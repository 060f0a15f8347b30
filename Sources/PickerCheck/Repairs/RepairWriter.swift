import FileReplacing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Puts repaired files in the place of the old ones, whole or not at all.
///
/// A file with several names is left as it is: to write into it would not be whole or not at all, and may reach a copy in a
/// cache that shares it; to replace it would leave the other names with the old text.
package enum RepairWriter {
    /// Why a file was left as it is.
    package enum Failure: Error, Hashable, Sendable {
        /// The file is no longer what was read.
        case changed(path: String)
        /// The file cannot be read again.
        case unreadable(path: String, ReadingFailure)
        /// The file has several names (hard links): putting a new one in its place would part them.
        case hasOtherNames(path: String)
        /// The file holds something that is not replaced by what was to be written.
        case foreign(path: String)
        case unwritable(path: String, errorNumber: Int32)
    }

    /// Replaces a file.
    ///
    /// - Parameters:
    ///   - expected: what was read; where the file holds something else by now, nothing is written. Nil replaces
    ///     whatever is there.
    package static func write(_ bytes: [UInt8], to path: String, expecting expected: [UInt8]? = nil) throws(Failure) {
        if let expected { try check(path, holds: expected) }
        if SourceFiles.hasOtherNames(path) { throw .hasOtherNames(path: path) }
        do {
            let replacement = try FileReplacement(of: path)
            do {
                try fill(replacement.temporaryPath, with: bytes)
                // Once more, right before the exchange: writing took its time.
                if let expected { try check(path, holds: expected) }
            } catch {
                replacement.cancel()
                throw error
            }
            try replacement.commit()
        } catch let failure as Failure {
            throw failure
        } catch let failure as FileReplacement.Failure {
            throw .unwritable(path: path, errorNumber: failure.number)
        } catch {
            throw .unwritable(path: path, errorNumber: EIO)
        }
    }

    private static func check(_ path: String, holds expected: [UInt8]) throws(Failure) {
        let bytes: [UInt8]
        do { bytes = try SourceFiles.bytes(of: path) } catch { throw .unreadable(path: path, error) }
        guard bytes == expected else { throw .changed(path: path) }
    }

    private static func fill(_ path: String, with bytes: [UInt8]) throws(FileReplacement.Failure) {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileReplacement.Failure(number: errno) }
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress! + written, $0.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                let number = errno
                close(descriptor)
                throw FileReplacement.Failure(number: number)
            }
            written += count
        }
        guard fsync(descriptor) == 0 || errno == EINVAL, close(descriptor) == 0 else {
            throw FileReplacement.Failure(number: errno)
        }
    }
}

/// The system's call: inside the type, its name is the type's own method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
