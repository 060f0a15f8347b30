import KnowledgeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the skeleton of a new entry, question or pattern, whose every gap the reader reports as unfinished.
package struct SkeletonWriter {
    package enum Failure: Error, Hashable, Sendable {
        case exists(path: String)
        case badName(String)
        case unknownArea(String)
        case cannotWrite(path: String)
    }

    /// The path of the knowledge's folder.
    private let root: String

    package init(root: String) { self.root = root }

    /// Writes an entry's skeleton.
    ///
    /// - Parameter name: `area/slug`.
    /// - Returns: the path of the new folder.
    /// - Throws: `Failure` where the name is none, the folder exists or cannot be written.
    package func writeEntry(_ name: String) throws(Failure) -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, Area(rawValue: parts[0]) != nil else { throw .unknownArea(parts[0]) }
        guard let slug = Slug(parts[1]) else { throw .badName(parts[1]) }
        return try write(Skeleton.entry(slug), to: "\(root)/Entries/\(name)")
    }

    /// Writes a question's skeleton.
    ///
    /// - Parameter name: the question's id.
    /// - Returns: the path of the new folder.
    /// - Throws: `Failure` where the name is none, the folder exists or cannot be written.
    package func writeQuestion(_ name: String) throws(Failure) -> String {
        guard Identifier<Question>(name) != nil else { throw .badName(name) }
        return try write(Skeleton.question, to: "\(root)/Questions/\(name)")
    }

    /// Writes a pattern's skeleton.
    ///
    /// - Parameter name: the pattern's id.
    /// - Returns: the path of the new folder.
    /// - Throws: `Failure` where the name is none, the folder exists or cannot be written.
    package func writePattern(_ name: String) throws(Failure) -> String {
        guard PatternID(name) != nil else { throw .badName(name) }
        return try write(Skeleton.pattern, to: "\(root)/Patterns/\(name)")
    }

    private func write(_ files: [(name: String, text: String)], to folder: String) throws(Failure) -> String {
        let manager = FileManager.default
        guard !manager.fileExists(atPath: folder) else { throw .exists(path: folder) }
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(path: folder)
        }
        for file in files {
            let path = folder + "/" + file.name
            guard manager.createFile(atPath: path, contents: Data(file.text.utf8)) else {
                throw .cannotWrite(path: path)
            }
        }
        return folder
    }
}
