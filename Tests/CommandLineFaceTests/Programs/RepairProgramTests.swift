import Foundation
import Testing

/// `check --fix` through both programs: what becomes of files and their folder.
@Suite("Repairing files")
struct RepairProgramTests {
    /// A guest count whose loop needs an id; emoji and CR LF must come through as they are.
    private static let faulty = """
        import SwiftUI\r
        \r
        struct Guests: View {\r
            @State private var guests = 2 // 👩‍👧 人数\r
            var body: some View {\r
                Picker("Guests", selection: $guests) {\r
                    ForEach(2..<13) { number in Text("\\(number)") }\r
                }\r
            }\r
        }
        """
    private static let repaired = repaired(faulty)

    private static func repaired(_ text: String) -> String {
        text.replacing("2..<13)", with: "2..<13, id: \\.self)")
    }

    private func place(_ names: [String]) throws -> TemporaryPlace {
        let place = try TemporaryPlace()
        for name in names { try Data(Self.faulty.utf8).write(to: place.file(name)) }
        return place
    }

    private func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

    @Test("A file is written whole with its permissions, and the second run has nothing to do")
    func repairs() throws {
        let place = try place(["A.swift"])
        defer { place.remove() }
        let file = place.file("A.swift")
        #expect(chmod(file.path, 0o640) == 0)
        #expect(try BuiltProgram.run(["check", place.url.path]).status == 1)
        let first = try BuiltProgram.run(["check", "--fix", place.url.path])
        #expect(first.status == 0)
        #expect(first.output.isEmpty)
        #expect(
            first.errors == """
                picker-doctor: repaired 1 fault in 1 file
                picker-doctor: Nothing found in 1 file with 1 picker. The SDK of Xcode 27 is assumed (--sdk names another).

                """)
        #expect(try text(file) == Self.repaired)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path) == ["A.swift"])
        let second = try BuiltProgram.run(["check", "--fix", place.url.path])
        #expect(second.status == 0)
        #expect(second.output.isEmpty)
        #expect(try text(file) == Self.repaired)
    }

    @Test("A link is followed, and stays a link")
    func followsLinks() throws {
        let place = try place(["A.swift"])
        defer { place.remove() }
        try FileManager.default.createDirectory(at: place.file("links"), withIntermediateDirectories: true)
        let link = place.file("links/B.swift")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../A.swift")
        #expect(try BuiltProgram.run(["check", "--fix", link.path]).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../A.swift")
        #expect(try text(place.file("A.swift")) == Self.repaired)
    }

    @Test("A folder that may not be written to is a sentence; the file stays, and the other one is repaired")
    func readOnlyFolder() throws {
        let place = try place(["A.swift"])
        defer { place.remove() }
        let locked = place.file("locked")
        try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
        let file = locked.appending(path: "B.swift")
        try Data(Self.faulty.utf8).write(to: file)
        #expect(chmod(locked.path, 0o555) == 0)
        defer { chmod(locked.path, 0o755) }
        var words = [try BuiltProgram.url().path, "check", "--fix", place.url.path]
        // Nothing is forbidden to root unless it is told so.
        if geteuid() == 0 { words = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "--"] + words }
        let run = try BuiltProgram.run(URL(filePath: "/usr/bin/env"), words)
        #expect(run.status == 2)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "picker-doctor: `\(file.path)` cannot be written: Permission denied", "\(run.errors)")
        #expect(lines[1] == "picker-doctor: repaired 1 fault in 1 file")
        #expect(run.output.hasPrefix("\(file.path):7:21: error: "))
        #expect(try text(file) == Self.faulty)
        #expect(try text(place.file("A.swift")) == Self.repaired)
        #expect(try FileManager.default.contentsOfDirectory(atPath: locked.path) == ["B.swift"])
    }

    @Test("A file that changes after it was read is left alone")
    func changedMeanwhile() throws {
        // So many files that somebody has time to save one of them; a terminal shows when all are read.
        let place = try place([])
        defer { place.remove() }
        func faulty(_ number: Int) -> String { Self.faulty.replacing("Guests", with: "Guests\(number)") }
        for number in 0..<200 { try Data(faulty(number).utf8).write(to: place.file("A\(number).swift")) }
        let file = place.file("A0.swift")
        let terminal = try Terminal(["check", "--fix", "--lang", "en", place.url.path], columns: 200)
        try terminal.wait("the check") { $0.contains { $0.hasPrefix("Checking 200 files") } }
        let edited = "// edited\n" + faulty(0)
        try Data(edited.utf8).write(to: file)
        // Files are counted meanwhile.
        try terminal.wait("the count") { $0.contains { $0.contains(/Checking 200 files … \d+, \d+ of them parsed/) } }
        let status = try terminal.end()
        #expect(status == 2)
        let said = terminal.lines.joined()
        #expect(said.contains("A0.swift changed after it was read; nothing was written to it, run the command again"))
        #expect(said.contains("repaired 199 faults in 199 files"))
        #expect(try text(file) == edited)
        #expect(try text(place.file("A199.swift")) == Self.repaired(faulty(199)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.url.path).count == 200)
    }

    @Test("A file with two names is a sentence and stays under both; so is code that is no Swift")
    func leavesAlone() throws {
        let place = try place(["A.swift"])
        defer { place.remove() }
        let (file, other) = (place.file("A.swift"), place.file("B.swift"))
        try FileManager.default.linkItem(at: file, to: other)
        let run = try BuiltProgram.run(["check", "--fix", "-q", file.path])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("picker-doctor: `\(file.path)` has several names (hard links), "), "\(run.errors)")
        #expect(try text(file) == Self.faulty && text(other) == Self.faulty)
        try FileManager.default.removeItem(at: other)
        try Data((Self.faulty + "\nlet = 3\n").utf8).write(to: file)
        let broken = try BuiltProgram.run(["check", "--fix", file.path])
        #expect(broken.status == 1)
        #expect(broken.errors.hasPrefix("picker-doctor: nothing found that is surely right to change\n"))
        #expect(try text(file) == Self.faulty + "\nlet = 3\n")
    }
}
