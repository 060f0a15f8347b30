import Foundation
import Testing

@testable import PickerCheck

struct SwiftFileFinderTests {
    private func found(
        in folder: TemporaryFolder, excluding patterns: [String] = [], at names: [String] = [""]
    ) throws -> [String] {
        let finder = SwiftFileFinder(excluded: patterns.compactMap { PathPattern($0) }, root: folder.url.path)
        let prefix = folder.url.path + "/"
        return try finder.files(at: names.map { $0.isEmpty ? folder.url.path : prefix + $0 })
            .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    private func tree() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in [
            "B.swift", "A.swift", "a/Z.swift", "a/b/C.swift", "a/note.txt", ".build/x.swift", ".hidden.swift",
            "DerivedData/x.swift", "Guide.docc/Code/x.swift", "Pods/x.swift", "Carthage/x.swift",
            "node_modules/x.swift", "a/Pods.swift/D.swift",
            "视图/选择.swift",
        ] { try folder.write("", to: name) }
        return folder
    }

    static let all = ["A.swift", "B.swift", "a/Pods.swift/D.swift", "a/Z.swift", "a/b/C.swift", "视图/选择.swift"]

    @Test(arguments: [
        ([""], [], all), (["a"], [], ["a/Pods.swift/D.swift", "a/Z.swift", "a/b/C.swift"]),
        (["a/note.txt", "A.swift", "A.swift"], [], ["a/note.txt", "A.swift"]),
        ([".build"], [], [".build/x.swift"]), (["Guide.docc"], [], ["Guide.docc/Code/x.swift"]),
        ([""], ["a"], ["A.swift", "B.swift", "视图/选择.swift"]),
        ([""], ["/a/b", "B.swift"], ["A.swift", "a/Pods.swift/D.swift", "a/Z.swift", "视图/选择.swift"]),
        (["A.swift"], ["A.swift"], ["A.swift"]),
        (["a/b", "a"], [], ["a/b/C.swift", "a/Pods.swift/D.swift", "a/Z.swift"]),
    ])
    func finds(paths: [String], excluded: [String], expected: [String]) throws {
        let folder = try tree()
        defer { folder.remove() }
        #expect(try found(in: folder, excluding: excluded, at: paths) == expected)
    }

    @Test("Links lead to files, not into folders, and never round in a circle")
    func links() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("", to: "a/A.swift")
        for (name, target) in [("a/loop", ".."), ("a/B.swift", "A.swift"), ("a/C.swift", "C.swift"), ("b", "a")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appending(path: name).path, withDestinationPath: target)
        }
        #expect(try found(in: folder) == ["a/A.swift"])
        #expect(try found(in: folder, at: ["b"]) == ["b/A.swift"])
    }

    @Test("Pipes are not waited for, and what is not there is told")
    func failures() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let pipe = folder.url.appending(path: "p.swift").path
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(try found(in: folder).isEmpty)
        #expect(throws: SwiftFileFinder.Failure.notReadable(path: pipe)) { try SwiftFileFinder().files(at: [pipe]) }
        #expect(throws: ReadingFailure.notRegular) { try SourceFiles.bytes(of: pipe) }
        #expect(throws: SwiftFileFinder.Failure.missing(path: "/nowhere/at all")) {
            try SwiftFileFinder().files(at: ["/nowhere/at all"])
        }
        #expect(throws: ReadingFailure.system(EISDIR)) { try SourceFiles.bytes(of: folder.url.path) }
    }
}
