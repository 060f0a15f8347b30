import Foundation

/// The project's own tree, as the tests see it.
enum Tree {
    /// A Swift file with its text.
    struct File {
        /// The path from the root.
        var path: String
        var lines: [Substring]

        /// The modules that the file imports.
        var imports: [String] {
            lines.compactMap { line in
                var words = line.split(separator: " ")[...]
                while let first = words.first,
                    first.hasPrefix("@") || ["package", "public", "internal"].contains(first)
                {
                    words = words.dropFirst()
                }
                guard words.first == "import", words.count >= 2 else { return nil }
                return words.dropFirst().first.map(String.init)
            }
        }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files below a folder of the root, sorted by path.
    static func swiftFiles(below folder: String) throws -> [File] {
        let base = root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: base.path)
            .filter { $0.hasSuffix(".swift") && !$0.contains("/Malformed/") }.sorted()
            .map { path in
                let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
                return File(
                    path: folder + "/" + path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
            }
    }
}
