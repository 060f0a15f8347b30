import Samples
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceReading

/// A file that is cut into sections says the same as the whole.
@Suite struct SectionTests {
    private static func file(_ text: String) -> SourceFile {
        SourceFile(path: "A.swift", bytes: Array(text.utf8), words: WordScan.Words([]))
    }

    /// The statements of a file in their order, each as it is written with the comments before it.
    private static func statements(_ tree: SourceFileSyntax) -> [String] {
        tree.statements.map { $0.description.trimmingPrefix { $0.isWhitespace }.description }
    }

    /// All samples of the knowledge, one behind the other, so that the file is long enough to be cut.
    @Test func sectionsHoldTheStatementsOfTheWhole() throws {
        let samples = try Project.samples().filter { $0.path.hasSuffix("After.swift") }.map(\.text)
        #expect(samples.count > 100)
        for start in stride(from: 0, to: samples.count, by: 8) {
            let text = samples[start..<min(start + 8, samples.count)].joined(separator: "\n")
            let file = Self.file(text)
            #expect(file.trees.count > 1, "from sample \(start)")
            #expect(file.trees.flatMap(Self.statements) == Self.statements(Parser.parse(source: text)))
        }
    }

    /// Positions are those of the file, whichever section a token stands in.
    @Test func tokensStandWhereTheyAreWritten() throws {
        let view = "struct V: View {\n    // \(String(repeating: "x", count: 2_000))\n    var choice = 1\n}\n"
        let text = "import SwiftUI\n" + String(repeating: view, count: 4)
        let file = Self.file(text)
        let places = file.places(of: "choice")
        #expect(places.count == 4 && Set(places.map(file.section)).count == 4)
        for place in places {
            let token = try #require(file.token(at: place, spelling: "choice"))
            #expect(SourceFile.range(of: token) == place..<(place + 6))
        }
    }

    /// A name outside of every condition; marks in comments are none.
    @Test(arguments: [
        ("NSColor.red", true), ("#if os(macOS)\nNSColor.red\n#endif", false), ("#if A\n#endif\nNSColor.red", true),
        ("#if A\n// #endif\nNSColor.red\n#endif", false), ("// #if A\nNSColor.red", true), ("// NSColor.red", false),
        ("    #if A\n    NSColor.red\n    #endif", false), ("#iffy\nNSColor.red", true),
    ])
    func conditionsAreSeen(_ code: String, _ isUnconditional: Bool) {
        #expect(Self.file(code).mentionsUnconditionally("NSColor") == isUnconditional)
    }

    /// Where a file must not be cut: at the marks, each of which stands before a line.
    @Test(arguments: [
        ("struct A {\n}\n|struct B {\n}\n", 2),
        ("import SwiftUI\n|struct A {\n}\n|// about B\nstruct B {\n}\n", 3),
        ("struct A {\n}\n|@MainActor\nfinal class B {\n}\n|#Preview {\n}\n", 3),
        ("#if os(iOS)\nstruct A {\n}\nstruct B {\n}\n#endif\n", 1),
        ("let a = \"\"\"\nstruct A {\n}\n\nstruct B {\n}\n\"\"\"\n", 1),
        ("/*\nstruct A {\n}\n*/\nstruct B {\n}\n", 1),
        ("if a {\n}\nelse {\n}\n", 1), ("struct A {\nfunc f() {\n}\nfunc g() {\n}\n}\n", 1),
        ("let a = {\n}\n.b()\n", 1), ("let a = \"{\"\nstruct A {\n}\n|struct B {\n}\n", 2),
        ("struct A {\r\n}\r\n|struct B {\r\n}\r\n", 2), ("}\nstruct A {\n}\nstruct B {\n}\n", 1),
    ])
    func cutsStandBetweenDeclarations(_ marked: String, _ count: Int) {
        let pieces = marked.split(separator: "|").map { Array($0.utf8) }
        var starts = [0]
        for piece in pieces.dropLast() { starts.append(starts[starts.count - 1] + piece.count) }
        let sections = SourceLexer.sections(of: pieces.flatMap { $0 })
        #expect(sections.starts.count == count)
        if count > 1 { #expect(sections.starts == starts.filter { $0 == 0 || sections.starts.contains($0) }) }
    }

    /// Code that a person writes, and code that nobody does.
    @Test(arguments: [
        (String(repeating: "[", count: 6) + "1" + String(repeating: "]", count: 6), false),
        (String(repeating: "[", count: 20) + "1" + String(repeating: "]", count: 20), true),
        (String(repeating: "VStack {\n", count: 40) + String(repeating: "}\n", count: 40), false),
        (String(repeating: "VStack {\n", count: 200) + String(repeating: "}\n", count: 200), true),
        ("a" + String(repeating: "\n    .padding()", count: 90), false),
        ("a" + String(repeating: ".b", count: 900), true),
        (String(repeating: "a.b.c.d\n", count: 900), false), ("a < b && c < d && e < f", false),
        (String(repeating: "Array<", count: 60) + "Int" + String(repeating: ">", count: 60), true),
        ("let a = [" + String(repeating: "0.5, ", count: 2_000) + "]", false),
        ("let a: [A] = [\n" + String(repeating: "    .b,\n", count: 2_000) + "]", false),
        (
            String(repeating: "VStack { Text(\"\\(a)\")\n", count: 200) + String(repeating: "}\n", count: 200), true
        ),
        (String(repeating: "x < y\n", count: 100), false), ("\"\\(\"\\(\"a\")\")\"", false),
    ])
    func onlyWhatNobodyWritesIsTooDeep(_ code: String, _ isTooDeep: Bool) {
        #expect(SourceLexer.sections(of: Array(code.utf8)).tooDeep.isEmpty == !isTooDeep)
    }

    /// Bytes are found wherever they stand, first, last, overlapping, and beside bytes that are frequent.
    @Test(arguments: [
        ("abcabc", "abc", [0, 3]), ("aaaa", "aa", [0, 1, 2]), ("abc", "abcd", []), ("", "a", []), ("xyz", "z", [2]),
        ("selection: $a, selection", "selection", [0, 15]), ("éa", "a", [2]),
    ])
    func bytesAreFound(_ text: String, _ pattern: String, _ places: [Int]) {
        var found: [Int] = []
        ByteSearch.each(Array(pattern.utf8), in: Array(text.utf8)) {
            found.append($0)
            return true
        }
        #expect(found == places)
    }
}
