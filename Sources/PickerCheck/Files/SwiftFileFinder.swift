#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the Swift files at and below paths.
///
/// A path that is a file is taken whatever its name, and whether or not it is excluded: who names it, wants it. Below a
/// folder, hidden ones and those that tools fill are left out, links to folders are not followed, and only regular files
/// count. A file that can be reached in two ways is found once.
package struct SwiftFileFinder {
    /// Why a path cannot be searched.
    package enum Failure: Error, Hashable, Sendable {
        case missing(path: String)
        /// The path is a pipe, a device or the like.
        case notReadable(path: String)
        case unreadableFolder(path: String, errorNumber: Int32)
    }

    /// The folders that hold what tools made or fetched.
    package static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

    /// Whether a folder is left out unless it is named: a documentation catalogue holds steps of tutorials, the same types
    /// over and over, which no target compiles.
    private static func isSkipped(_ name: String) -> Bool { skippedFolders.contains(name) || name.hasSuffix(".docc") }

    /// The folder that the patterns are for, without links and dots.
    private let root: String?
    private let excluded: [PathPattern]
    private var seen: Set<SourceFiles.Identity> = []
    private var found: [String] = []
    /// How many files are wanted; a search for more stops.
    private var most = Int.max
    /// Whether a folder that cannot be read is passed over.
    private var isLenient = false

    /// - Parameters:
    ///   - excluded: patterns for what is left out.
    ///   - root: the folder that the patterns are for.
    package init(excluded: [PathPattern] = [], root: String? = nil) {
        self.excluded = excluded
        self.root = root.flatMap(SourceFiles.absolutePath)
    }

    /// The files in the order of the paths, below each one sorted by name.
    ///
    /// - Returns: the files, and with them folders further below that cannot be read and names that are no UTF-8, for the
    ///   reader to say so.
    /// - Throws: `Failure` for a path that is not there or cannot be read.
    package func files(at paths: [String]) throws(Failure) -> [String] {
        var search = self
        for path in paths { try search.add(path) }
        return search.found
    }

    /// The Swift files below a folder that are none of some others, for what they tell about those: a folder that cannot be
    /// read is passed over.
    ///
    /// - Parameters:
    ///   - files: the others, as they were found.
    ///   - most: how many files may lie below the folder.
    /// - Returns: nil where there are more.
    package func files(beside files: [String], below folder: String, most: Int) -> [String]? {
        var search = self
        search.isLenient = true
        for path in files {
            if let status = SourceFiles.status(of: path) { search.seen.insert(status.identity) }
        }
        search.most = most
        guard (try? search.add(folder)) != nil, search.found.count <= most else { return nil }
        return search.found
    }

    private mutating func add(_ path: String) throws(Failure) {
        guard let status = SourceFiles.status(of: path) else { throw .missing(path: path) }
        switch status.kind {
        case S_IFREG: add(file: path, status.identity)
        case S_IFDIR:
            var prefix = path.hasSuffix("/") ? path : path + "/"
            if prefix == "./" { prefix = "" }
            guard SourceFiles.names(in: prefix.isEmpty ? "." : prefix) != nil else {
                throw .unreadableFolder(path: prefix, errorNumber: errno)
            }
            search(prefix, below: SourceFiles.absolutePath(of: path) ?? path)
        default: throw .notReadable(path: path)
        }
    }

    private mutating func add(file path: String, _ identity: SourceFiles.Identity) {
        if seen.insert(identity).inserted { found.append(path) }
    }

    /// - Parameters:
    ///   - prefix: the folder as it was given, with a slash at its end.
    ///   - folder: the same folder without links and dots.
    private mutating func search(_ prefix: String, below folder: String) {
        guard let names = SourceFiles.names(in: prefix.isEmpty ? "." : prefix) else {
            // Whoever reads the files meets the folder, and says that what it holds goes unchecked.
            if !isLenient { found.append(prefix) }
            return
        }
        for name in names where !name.hasPrefix(".") {
            if found.count > most { return }
            let path = prefix + name
            let absolute = (folder == "/" ? "" : folder) + "/" + name
            guard !isExcluded(absolute) else { continue }
            guard let status = SourceFiles.status(of: path, followingLinks: false) else {
                // A name that is no UTF-8 leads nowhere once it is text; it is not passed over in silence.
                if name.contains("\u{FFFD}"), !isLenient { found.append(path) }
                continue
            }
            switch status.kind {
            case S_IFDIR where Self.isSkipped(name): break
            case S_IFDIR: search(path + "/", below: absolute)
            case S_IFREG where name.hasSuffix(".swift"): add(file: path, status.identity)
            case S_IFLNK where name.hasSuffix(".swift"):
                if let target = SourceFiles.status(of: path), target.kind == S_IFREG {
                    add(file: path, target.identity)
                }
            default: break
            }
        }
    }

    private func isExcluded(_ absolute: String) -> Bool {
        guard let root, !excluded.isEmpty, absolute.hasPrefix(root == "/" ? root : root + "/") else { return false }
        let relative = absolute.dropFirst(root.utf8.count)
        return excluded.contains { $0.matches(relative) }
    }
}
