import Foundation
import Testing

@testable import PickerCheck

/// What is said of code that was not read, or not understood.
struct UnreadTests {
    private func report(_ text: String) -> CheckReport {
        ProjectCheck(options: CheckOptions()).check([("A.swift", Array(text.utf8))])
    }

    private static func view(_ body: String) -> String {
        "import SwiftUI\nstruct A: View {\n    @State private var a = 1\n    var body: some View {\n\(body)\n    }\n}\n"
    }

    private static let picker = "Picker(\"a\", selection: $a) { Text(\"b\").tag(1) }"

    @Test(arguments: [
        (view(picker), []), ("", []), (view(""), []), (view("Picker(\"a\", selection: $a) { Text(\"b\".tag(1) }"), [5]),
        (view("Picker(\"a\", selection: $a"), [5]), (view("\(picker)\nlet = 3"), [6]),
        // What no picker stands near, nobody asks for.
        ("let x = = 3\nstruct {", []), ("// Picker(\nlet x = = 3", []),
        // The compiler does not parse the first either, but the second.
        ("#if compiler(>=9)\nstruct ~~ {\n#endif\n" + view(picker), []),
        ("#if swift(>=9) && DEBUG\nfunc (\n#endif\n" + view(picker), []),
        ("#if hasFeature(X)\nstruct ~~ {}\n#endif\n" + view(picker), [2]),
        ("#if hasAttribute(x)\nstruct ~~ {}\n#endif\n" + view(picker), [2]),
        ("#if os(Linux)\nstruct ~~ {}\n#endif\n" + view(picker), [2]),
        ("<<<<<<< HEAD\n" + view(picker) + "=======\n>>>>>>> other\n", [1]),
    ])
    func invalid(text: String, lines: [Int]) {
        let report = report(text)
        #expect(report.invalid.map(\.start.line) == lines, "\(text)")
        #expect(report.unreadable.isEmpty)
        let facts = Checker().report(of: nil, in: [("A.swift", Array(text.utf8))])
        #expect(facts.invalid == report.invalid)
    }

    @Test("Of code that is no Swift, no repair is sure")
    func repairs() {
        let faulty = "Picker(\"a\", selection: $a) { ForEach(1..<13) { number in Text(\"\\(number)\") } }"
        func safe(_ text: String) -> [Bool] { report(text).findings.compactMap { $0.repair?.isSafe } }
        #expect(safe(Self.view(faulty)) == [true])
        #expect(safe(Self.view(faulty + "\nlet = 3")) == [false])
        // What only another SDK would find has none either.
        func elsewhere(_ text: String) -> [Bool] { report(text).elsewhere.compactMap { $0.repair?.isSafe } }
        let optional = Self.view(Self.picker).replacing("var a = 1", with: "var a: Int?")
        #expect(elsewhere(optional) == [true])
        #expect(elsewhere(optional + "let = 3\n") == [false])
    }

    @Test("A part that is not parsed is told with its reason and line")
    func parts() {
        let deep = "let x = \(String(repeating: "[", count: 60))\(String(repeating: "]", count: 60)); \(Self.picker)"
        #expect(report(Self.view(deep)).unreadable.map(\.reason) == [.partTooDeep(line: 5)])
        let long =
            "import SwiftUI\n" + "let table = [\n" + String(repeating: "    1, 2, 3, 4,\n", count: 300_000) + "]; "
            + Self.picker
        #expect(report(long).unreadable.map(\.reason) == [.partTooLong(line: 1)])
        let facts = Checker().report(of: nil, in: [("A.swift", Array(Self.view(deep).utf8))])
        #expect(facts.unreadable.map(\.reason) == [.partTooDeep(line: 5)] && facts.sites.isEmpty)
    }

    @Test("More than a file may have is not read, of whatever it comes")
    func limits() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write("", to: "A.swift")
        #expect(truncate(path, off_t(SourceFiles.mostBytes)) == 0)
        #expect(throws: ReadingFailure.notText) { try SourceFiles.source(of: path) }
        #expect(truncate(path, off_t(SourceFiles.mostBytes) + 1) == 0)
        let failure = ReadingFailure.tooLarge(limit: SourceFiles.mostBytes)
        #expect(throws: failure) { try SourceFiles.source(of: path) }
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        #expect(throws: failure) { try SourceFiles.bytes(of: descriptor) }
        lseek(descriptor, 0, SEEK_SET)
        #expect(throws: ReadingFailure.tooLarge(limit: 10_000)) {
            try SourceFiles.bytes(of: descriptor, limit: 10_000)
        }
    }
}
