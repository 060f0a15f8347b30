import Foundation
import Testing

@testable import PickerCheck

struct RepairTests {
    /// A repair: where it begins, whether it is safe, and its edits as `from, to, replacement`.
    typealias Sketch = (at: Int, isSafe: Bool, edits: [(Int, Int, String)])

    private func finding(_ sketch: Sketch) -> Finding {
        let place = SourceLocation(line: 1, column: sketch.at + 1, offset: sketch.at)
        let edits = sketch.edits.map { Edit(range: $0.0..<$0.1, replacement: $0.2) }
        return Finding(
            slug: Made.tags, severity: .error, span: SourceSpan(path: "A.swift", start: place, end: place),
            message: Localized(english: "", chinese: ""), why: Localized(english: "", chinese: ""),
            repair: Repair(isSafe: sketch.isSafe, title: Localized(english: "", chinese: ""), edits: edits))
    }

    static let cases: [(String, [Sketch], String, Int, Int)] = [
        ("0123456789", [(2, true, [(2, 4, "x")])], "01x456789", 1, 0),
        ("0123456789", [(6, true, [(6, 6, "+")]), (2, true, [(2, 4, "")])], "0145+6789", 2, 0),
        ("0123456789", [(2, false, [(2, 4, "x")])], "0123456789", 0, 0),
        ("0123456789", [(2, true, [(2, 5, "x")]), (4, true, [(4, 6, "y")])], "01x56789", 1, 1),
        ("0123456789", [(2, true, [(2, 4, "x")]), (4, true, [(4, 6, "y")])], "01xy6789", 2, 0),
        ("0123456789", [(2, true, [(2, 2, "x")]), (2, true, [(2, 2, "y")])], "01x23456789", 1, 1),
        ("0123456789", [(2, true, [(2, 4, "x")]), (3, true, [(2, 4, "x")])], "01x456789", 2, 0),
        // All edits of a repair or none.
        ("0123456789", [(1, true, [(1, 3, "x")]), (2, true, [(2, 4, "y"), (8, 9, "z")])], "0x3456789", 1, 1),
        ("0123456789", [(2, true, [(2, 40, "x")])], "0123456789", 0, 1),
        ("0123456789", [(2, true, [(2, 5, "x"), (3, 4, "y")])], "0123456789", 0, 1),
        ("a\r\nb", [(0, true, [(0, 1, "x\ny")])], "x\r\ny\r\nb", 1, 0),
        ("a\nb", [(0, true, [(0, 1, "x\r\ny")])], "x\ny\nb", 1, 0),
    ]

    @Test(arguments: cases)
    func plans(text: String, sketches: [Sketch], expected: String, repaired: Int, postponed: Int) {
        let bytes = Array(text.utf8)
        let plan = RepairPlan(for: sketches.map(finding), size: bytes.count)
        #expect(String(decoding: plan.applied(to: bytes), as: UTF8.self) == expected)
        #expect(plan.repaired.count == repaired)
        #expect(plan.postponed.count == postponed)
    }

    @Test("A file is replaced whole, with its permissions, and nothing is left beside it")
    func writes() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write("old", to: "A.swift")
        #expect(chmod(path, 0o640) == 0)
        try RepairWriter.write(Array("new".utf8), to: path, expecting: Array("old".utf8))
        #expect(try folder.text(of: "A.swift") == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.swift"])
    }

    @Test("A file that changed is left as it is")
    func changed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write("newer", to: "A.swift")
        #expect(throws: RepairWriter.Failure.changed(path: path)) {
            try RepairWriter.write(Array("new".utf8), to: path, expecting: Array("old".utf8))
        }
        #expect(try folder.text(of: "A.swift") == "newer")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.swift"])
        let missing = folder.url.appending(path: "B.swift").path
        #expect(throws: RepairWriter.Failure.unreadable(path: missing, .system(ENOENT))) {
            try RepairWriter.write([], to: missing, expecting: [])
        }
    }

    @Test("A file with several names is left as it is under all of them; a link to a file is one name")
    func severalNames() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write("old", to: "A.swift")
        let (other, way) = (folder.url.appending(path: "B.swift").path, folder.url.appending(path: "C.swift").path)
        try FileManager.default.createSymbolicLink(atPath: way, withDestinationPath: "A.swift")
        try RepairWriter.write(Array("new".utf8), to: way, expecting: Array("old".utf8))
        #expect(try folder.text(of: "A.swift") == "new")
        try FileManager.default.linkItem(atPath: path, toPath: other)
        for name in [path, other, way] {
            #expect(throws: RepairWriter.Failure.hasOtherNames(path: name)) {
                try RepairWriter.write(Array("newer".utf8), to: name, expecting: Array("new".utf8))
            }
        }
        #expect(try folder.text(of: "B.swift") == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 3)
    }
}
