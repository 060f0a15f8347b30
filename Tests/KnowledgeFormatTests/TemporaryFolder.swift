import Foundation

/// A folder of its own for one test.
enum TemporaryFolder {
    /// Runs a test in a new folder that is removed afterwards.
    ///
    /// - Parameter original: what the folder holds at first; nothing where nil.
    static func with<Value>(copyOf original: URL? = nil, _ body: (URL) throws -> Value) throws -> Value {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "knowledge-format-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        if let original {
            try manager.copyItem(at: original, to: folder)
        } else {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return try body(folder)
    }
}
