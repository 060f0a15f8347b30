import Foundation
import KnowledgeFormat

/// One folder under `Malformed`.
struct Mistake {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Malformed")

    /// The names of the folders, without the good one.
    static var names: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix("_") && !$0.hasPrefix(".") }.sorted()
    }

    /// Why a `change.txt` cannot be applied.
    struct BadChange: Error {
        var line: String
    }

    let name: String
    private var source: URL { Self.folder.appending(path: name) }

    /// The lines that the mistake must give.
    var expected: [String] {
        get throws {
            try String(contentsOf: source.appending(path: "expected.txt"), encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }

    /// Reads the good folder with the mistake in it.
    func reading() throws -> KnowledgeReading {
        try TemporaryFolder.with(copyOf: Self.folder.appending(path: "_good")) { root in
            try apply(to: root)
            return KnowledgeReader.read(root.path)
        }
    }

    private func apply(to root: URL) throws {
        let manager = FileManager.default
        let change = source.appending(path: "change.txt")
        if manager.fileExists(atPath: change.path) {
            try self.change(root, by: String(contentsOf: change, encoding: .utf8))
        }
        for path in try manager.subpathsOfDirectory(atPath: source.path).sorted()
        where path != "change.txt" && path != "expected.txt" {
            let from = source.appending(path: path)
            if try from.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
            let to = root.appending(path: path)
            try manager.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            if manager.fileExists(atPath: to.path) { try manager.removeItem(at: to) }
            try manager.copyItem(at: from, to: to)
        }
    }

    private func change(_ root: URL, by text: String) throws {
        var file: URL?
        var old: [Substring] = []
        var new: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            switch line.first {
            case "-": old.append(line.dropFirst(2))
            case "+": new.append(line.dropFirst(2))
            default:
                if let file, !old.isEmpty { try replace(old, by: new, in: file) }
                (old, new) = ([], [])
                if line.hasPrefix("in ") {
                    file = root.appending(path: String(line.dropFirst(3)))
                } else if !line.isEmpty {
                    try move(line, in: root)
                }
            }
        }
    }

    private func replace(_ old: [Substring], by new: [Substring], in file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let wanted = old.joined(separator: "\n")
        let parts = text.components(separatedBy: wanted)
        guard parts.count == 2 else { throw BadChange(line: wanted) }
        try parts.joined(separator: new.joined(separator: "\n")).write(to: file, atomically: true, encoding: .utf8)
    }

    private func move(_ line: Substring, in root: URL) throws {
        let words = line.split(separator: " ").map(String.init)
        let paths = words.dropFirst().map { root.appending(path: $0) }
        let manager = FileManager.default
        if paths.count == 2 {
            let parent = paths[1].deletingLastPathComponent()
            try manager.createDirectory(at: parent, withIntermediateDirectories: true)
        }
        switch (words[0], paths.count) {
        case ("remove", 1): try manager.removeItem(at: paths[0])
        case ("copy", 2): try manager.copyItem(at: paths[0], to: paths[1])
        case ("move", 2): try manager.moveItem(at: paths[0], to: paths[1])
        default: throw BadChange(line: String(line))
        }
    }
}
