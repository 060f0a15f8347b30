import Foundation
import Testing

/// What holds for every file of the tree.
struct FileTests {
    @Test(arguments: ["Sources", "Tests"])
    func noFileIsLongerThan400Lines(folder: String) throws {
        for file in try Tree.swiftFiles(below: folder) {
            #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines: split it")
        }
    }

    @Test func everyFileIsFormatted() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "format", "lint", "--strict", "--recursive", "Sources", "Tests", "Package.swift"]
        process.currentDirectoryURL = Tree.root
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let findings = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(
            process.terminationStatus == 0, "\(findings.prefix(2000))\nrun: swift format -i --recursive Sources Tests")
    }

    @Test func noFolderIsADrawer() throws {
        let drawers = ["Utilities", "Helpers", "Shared", "Common", "Misc", "Utils"]
        for file in try Tree.swiftFiles(below: "Sources") {
            let folders = file.path.split(separator: "/").dropLast()
            #expect(!folders.contains { drawers.contains(String($0)) }, "\(file.path) lies in a drawer")
        }
    }

    /// A public declaration is read by people who have only its comment.
    @Test(arguments: ["KnowledgeModel", "PickerHelp"])
    func publicTypesAndFunctionsAreDocumented(module: String) throws {
        let kinds = ["struct", "enum", "class", "func", "protocol"]
        for file in try Tree.swiftFiles(below: "Sources/\(module)") {
            for (number, line) in file.lines.enumerated() {
                let words = line.split(separator: " ").filter { !["final", "static", "indirect"].contains($0) }
                guard words.count > 2, words[0] == "public", kinds.contains(String(words[1])) else { continue }
                guard !["==", "<", "hash(into"].contains(where: { words[2].hasPrefix($0) }) else { continue }
                let previous = number > 0 ? file.lines[number - 1].drop { $0 == " " } : ""
                let isDocumented = previous.hasPrefix("///") || previous.hasPrefix("@")
                #expect(isDocumented, "\(file.path):\(number + 1) needs a documentation comment")
            }
        }
    }
}
