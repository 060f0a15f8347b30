import Foundation
import Testing

@testable import KnowledgeFormat

/// Files that nobody writes by mistake give an issue and never a crash.
struct HostileInputTests {
    static let entry = "Entries/selection/first-cause"

    /// Reads the good folder with one file replaced, and gives the issues of that file.
    private func lines(replacing path: String, by data: Data) throws -> [String] {
        try TemporaryFolder.with(copyOf: Mistake.folder.appending(path: "_good")) { root in
            try data.write(to: root.appending(path: path))
            return KnowledgeReader.read(root.path).issues.map { $0.line(in: .english) }.filter { $0.hasPrefix(path) }
        }
    }

    @Test(arguments: ["entry.json", "en.md", "zh.md", "Before.swift"])
    func bytesThatAreNotUTF8(name: String) throws {
        let path = Self.entry + "/" + name
        let found = try lines(replacing: path, by: Data([0x7B, 0xFF, 0xFE, 0xC0, 0x80, 0x7D]))
        #expect(found == ["\(path): the text is not UTF-8; save it as UTF-8"])
    }

    @Test(arguments: ["entry.json", "en.md", "Before.swift"])
    func nulBytes(name: String) throws {
        let path = Self.entry + "/" + name
        let found = try lines(replacing: path, by: Data("// work\n\u{0}\n".utf8))
        #expect(
            found == ["\(path):2: the text holds the control character 0; remove it; lines end with a line feed only"])
    }

    @Test(arguments: ["entry.json", "zh.md", "After.swift"])
    func tenMegabytes(name: String) throws {
        let path = Self.entry + "/" + name
        let found = try lines(replacing: path, by: Data(repeating: 0x20, count: 10_000_000))
        #expect(found == ["\(path): the file has 10000000 bytes; at most 200000 are read"])
    }

    @Test(arguments: ["[", "{\"a\":"])
    func hundredThousandBrackets(bracket: String) throws {
        let text = String(repeating: bracket, count: 100_000 / bracket.utf8.count)
        let found = try lines(replacing: "Questions/style/question.json", by: Data(text.utf8))
        #expect(
            found == ["Questions/style/question.json:1: values are nested too deeply; at most 32 levels are read"])
    }

    @Test(arguments: [
        String(repeating: ">", count: 60_000), String(repeating: "*a **b ", count: 20_000),
        String(repeating: "[", count: 60_000), String(repeating: "- ", count: 60_000),
        String(repeating: "![", count: 60_000), String(repeating: "<", count: 60_000),
        String(repeating: "`", count: 60_000), String(repeating: "#", count: 60_000),
    ])
    func markdownWithoutSense(text: String) throws {
        let found = try lines(replacing: Self.entry + "/en.md", by: Data(text.utf8))
        #expect(!found.isEmpty)
    }

    @Test func symbolicLinks() throws {
        try TemporaryFolder.with(copyOf: Mistake.folder.appending(path: "_good")) { root in
            let manager = FileManager.default
            let links = [
                "Entries/selection/circle": ".", "Entries/selection/first-cause/zh.md": "zh.md", "Patterns": "..",
            ]
            for (link, target) in links {
                let path = root.appending(path: link).path
                try? manager.removeItem(atPath: path)
                try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
            }
            let found = KnowledgeReader.read(root.path).issues.map { $0.line(in: .english) }
            #expect(
                found == [
                    "Entries/selection/circle: this is a symbolic link; put the file itself here",
                    "Entries/selection/first-cause/zh.md: this is a symbolic link; put the file itself here",
                    "Patterns: this is a symbolic link; put the file itself here",
                ])
        }
    }

    @Test func theFolderItselfMayBeALink() throws {
        try TemporaryFolder.with { root in
            let link = root.appending(path: "link").path
            let good = Mistake.folder.appending(path: "_good").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: good)
            #expect(KnowledgeReader.read(link) == KnowledgeReader.read(good))
            #expect(KnowledgeReader.read(link).knowledge != nil)
        }
    }

    @Test func anEmptyFolderAndNone() throws {
        let missing = ["Entries", "Questions", "Vocabulary"].map { "\($0): the file is missing; write it" }
        try TemporaryFolder.with { root in
            #expect(KnowledgeReader.read(root.path).issues.map { $0.line(in: .english) } == missing)
            let nowhere = root.appending(path: "nowhere").path
            #expect(KnowledgeReader.read(nowhere).issues.count == 4)
            #expect(KnowledgeReader.read(nowhere).knowledge == nil)
        }
    }
}
