/// Where a baseline's files lie: their paths are kept from the folder of the baseline file, so that it serves whoever
/// checks the project, from whatever folder.
package struct BaselinePlaces: Hashable, Sendable {
    /// The folder without links and dots.
    private let folder: String

    /// - Parameter path: the baseline file, there or not.
    package init(baselineFile path: String) {
        let parent = CheckConfiguration.parent(of: path)
        folder = SourceFiles.absolutePath(of: parent) ?? parent
    }

    /// The path from the folder; one that lies elsewhere is whole.
    func relative(_ path: String) -> String {
        let absolute = SourceFiles.absolutePath(of: path) ?? path
        let prefix = folder == "/" ? "/" : folder + "/"
        return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
    }

    /// Whether there is still a file of that relative path.
    func exists(_ relative: String) -> Bool {
        SourceFiles.status(of: relative.hasPrefix("/") ? relative : folder + "/" + relative) != nil
    }
}
