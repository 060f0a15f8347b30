#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a file beside its place and puts it there finished, so that the old one is lost only when the new one is whole.
///
/// Only a regular file, or nothing, is replaced: a folder, a device, a pipe stays. A link keeps leading to its file.
package struct FileReplacement {
    /// Why a file cannot be replaced: the system's error number.
    package struct Failure: Error, Hashable, Sendable {
        package var number: Int32

        package init(number: Int32) { self.number = number }

        /// The system's words, in English.
        package var reason: String { String(cString: strerror(number)) }
    }

    /// Where the new content goes: an empty file of a name of its own, in the folder of the file.
    package let temporaryPath: String
    private let path: String
    private let mode: mode_t

    /// Prepares the replacement of a file.
    ///
    /// - Parameter path: the file; there may be none yet.
    package init(of path: String) throws(Failure) {
        let target = try Self.target(of: path)
        var status = stat()
        if lstat(target, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw Failure(number: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
            }
            guard access(target, W_OK) == 0 else { throw Failure(number: errno) }
            mode = status.st_mode & 0o777
        } else {
            guard errno == ENOENT else { throw Failure(number: errno) }
            let mask = umask(0)
            _ = umask(mask)
            mode = 0o666 & ~mask
        }
        self.path = target
        var template = Array((target + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        close(descriptor)
        temporaryPath = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Puts the new file in its place, with the permissions of the old one.
    package func commit() throws(Failure) {
        guard chmod(temporaryPath, mode) == 0, rename(temporaryPath, path) == 0 else {
            let number = errno
            cancel()
            throw Failure(number: number)
        }
    }

    /// Leaves the old file as it is.
    package func cancel() { unlink(temporaryPath) }

    /// The file that a path leads to through its links.
    private static func target(of path: String) throws(Failure) -> String {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let resolved = realpath(path, nil) else { throw Failure(number: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
