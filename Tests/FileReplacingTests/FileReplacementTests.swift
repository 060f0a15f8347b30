import FileReplacing
import Foundation
import Testing

struct FileReplacementTests {
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    private func replace(_ path: String, by text: String) throws {
        let replacement = try FileReplacement(of: path)
        try text.write(toFile: replacement.temporaryPath, atomically: false, encoding: .utf8)
        try replacement.commit()
    }

    private func content(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func aFileIsReplacedAndNothingElseIsTouched() throws {
        try inFolder { folder in
            let path = folder + "/session.json"
            try "mine".write(toFile: path + ".partial", atomically: false, encoding: .utf8)
            try replace(path, by: "one")
            try replace(path, by: "two")
            #expect(try content(path) == "two")
            #expect(try content(path + ".partial") == "mine")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
        }
    }

    @Test func permissionsAreKept() throws {
        try inFolder { folder in
            let path = folder + "/private"
            try replace(path, by: "one")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            try replace(path, by: "two")
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
    }

    @Test func aLinkKeepsLeadingToItsFile() throws {
        try inFolder { folder in
            try replace(folder + "/file", by: "one")
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
            try replace(folder + "/link", by: "two")
            #expect(try content(folder + "/file") == "two")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
        }
    }

    @Test func whatIsNoFileStays() throws {
        try inFolder { folder in
            try #require(mkfifo(folder + "/pipe", 0o600) == 0)
            try FileManager.default.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
            try FileManager.default.createSymbolicLink(atPath: folder + "/dangling", withDestinationPath: "none")
            let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            for name in ["pipe", "folder", "loop", "dangling", "none/file"] {
                #expect(throws: FileReplacement.Failure.self) { try replace(folder + "/" + name, by: "x") }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
        }
    }

    @Test func twoWritersDoNotMeet() throws {
        try inFolder { folder in
            let first = try FileReplacement(of: folder + "/file")
            let second = try FileReplacement(of: folder + "/file")
            #expect(first.temporaryPath != second.temporaryPath)
            try "1".write(toFile: first.temporaryPath, atomically: false, encoding: .utf8)
            try first.commit()
            second.cancel()
            #expect(try content(folder + "/file") == "1")
        }
    }
}
