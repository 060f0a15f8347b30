#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads files as they stand on disk.
package enum SourceFiles {
    /// The longest file that is read, in bytes. No person writes one as long, and what a program writes has no pickers.
    package static let mostBytes = 64 << 20

    /// The bytes of a regular file.
    package static func bytes(of path: String) throws(ReadingFailure) -> [UInt8] {
        // Without waiting for a writer, should the path be a pipe.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let number = errno
            // What replaced the bytes of the name, once it became text, names nothing.
            throw number == ENOENT && path.contains("\u{FFFD}") ? .nameNotText : .system(number)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw status.st_mode & S_IFMT == S_IFDIR ? .system(EISDIR) : .notRegular
        }
        guard status.st_size <= mostBytes else { throw .tooLarge(limit: mostBytes) }
        return try bytes(of: descriptor, expected: Int(status.st_size))
    }

    /// The bytes of a regular file that may be Swift source.
    ///
    /// - Throws: `ReadingFailure.notText` where it is none: Swift's compiler takes UTF-8 alone, and UTF-16 and data have zeros.
    package static func source(of path: String) throws(ReadingFailure) -> [UInt8] {
        try text(try bytes(of: path))
    }

    /// Everything that comes from a descriptor and may be Swift source.
    package static func source(of descriptor: Int32) throws(ReadingFailure) -> [UInt8] {
        try text(try bytes(of: descriptor))
    }

    private static func text(_ bytes: [UInt8]) throws(ReadingFailure) -> [UInt8] {
        guard !bytes.prefix(4096).contains(0) else { throw .notText }
        return bytes
    }

    /// Everything that comes from a descriptor until its end.
    ///
    /// - Parameters:
    ///   - expected: how many bytes are to be expected; it may be wrong.
    ///   - limit: how many bytes there may be.
    package static func bytes(
        of descriptor: Int32, expected: Int = 0, limit: Int = mostBytes
    ) throws(ReadingFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(expected)
        let size = min(max(expected + 1, 4096), 1 << 20)
        var piece = [UInt8](repeating: 0, count: size)
        while true {
            let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, size) }
            if count < 0 {
                if errno == EINTR { continue }
                throw .system(errno)
            }
            if count == 0 { return bytes }
            bytes.append(contentsOf: piece[..<count])
            guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        }
    }

    /// A file that can be told from every other.
    struct Identity: Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// What a path leads to, through links: its kind and identity; nil where nothing is there.
    static func status(of path: String, followingLinks: Bool = true) -> (kind: mode_t, identity: Identity)? {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        let identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        return (status.st_mode & S_IFMT, identity)
    }

    /// Whether a regular file has more names than the one that a path leads to.
    static func hasOtherNames(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1
    }

    /// The path without links and dots; nil where nothing is there.
    package static func absolutePath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The names in a folder, sorted; nil where it cannot be read.
    static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let size = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: size) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
