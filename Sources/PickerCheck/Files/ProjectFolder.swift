#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of the project that a file belongs to, whose other files tell the file's types.
package enum ProjectFolder {
    /// What stands in the folder of a project.
    private static let marks: Set<String> = ["Package.swift", ".git", CheckConfiguration.fileName]
    private static let endings = [".xcodeproj", ".xcworkspace"]

    /// How many Swift files are read around a file at most; a folder with more is none of one project.
    package static let mostFiles = 20_000

    /// The nearest folder at or above a path that a project begins in.
    ///
    /// It is looked for up to the person's own folder and the root of the file system, which are no projects themselves: one
    /// stray file there would make everything a part of it.
    ///
    /// - Parameters:
    ///   - path: a file or a folder; links are followed.
    ///   - home: the person's own folder.
    /// - Returns: the folder without links and dots; nil where there is none.
    package static func around(_ path: String, home: String? = homeFolder) -> String? {
        guard var folder = SourceFiles.absolutePath(of: path) else { return nil }
        let end = home.flatMap(SourceFiles.absolutePath)
        if SourceFiles.status(of: folder)?.kind != S_IFDIR { folder = CheckConfiguration.parent(of: folder) }
        while folder != "/", folder != end {
            if let names = SourceFiles.names(in: folder), names.contains(where: isMark) { return folder }
            folder = CheckConfiguration.parent(of: folder)
        }
        return nil
    }

    private static func isMark(_ name: String) -> Bool {
        marks.contains(name) || endings.contains { name.hasSuffix($0) && name != $0 }
    }

    /// The person's own folder, as shells and Foundation take it.
    package static var homeFolder: String? {
        if let home = getenv("HOME"), home.pointee != 0 { return String(cString: home) }
        guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
        return String(cString: folder)
    }
}
