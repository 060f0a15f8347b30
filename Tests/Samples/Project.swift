import Foundation

/// The project's tree, as these tests see it.
package enum Project {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every sample of the knowledge base, sorted by path.
    package static func samples() throws -> [Sample] {
        let folder = root.appending(path: "Knowledge/Entries")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { path in
                Sample(name: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
    }
}
