import SourceReading
import Testing

@testable import PickerCheck

struct BaselineTests {
    /// A file with old faults, its baseline, and what is left of the faults of a later text.
    private func left(of later: String, after earlier: String) throws -> (new: [Int], stale: Int) {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write(earlier, to: "Sources/A.swift")
        let file = folder.url.appending(path: "old.json").path
        let places = BaselinePlaces(baselineFile: file)
        try Baseline(findings(in: earlier, path), lines: lines(earlier, path), places: places).write(to: file)
        let isKnown = try folder.text(of: "old.json").contains("\"path\" : \"Sources/A.swift\"")
        #expect(isKnown == earlier.contains("BAD"))
        let parts = try Baseline(contentsOf: file).split(
            findings(in: later, path), checked: [path], lines: lines(later, path), places: places)
        return (parts.new.map(\.span.start.line), parts.stale.count)
    }

    private func lines(_ text: String, _ path: String) -> SourceLines { SourceLines([(path, Array(text.utf8))]) }

    /// Each line with BAD is a fault.
    private func findings(in text: String, _ path: String) -> [Finding] {
        let table = LineTable(Array(text.utf8))
        return text.utf8.indices.compactMap { index in
            guard text[index...].hasPrefix("BAD") else { return nil }
            let offset = text.utf8.distance(from: text.startIndex, to: index)
            return Finding(
                slug: Made.tags, severity: .error,
                span: SourceSpan(
                    path: path, start: table.location(of: offset), end: table.location(of: offset + 3)),
                message: Localized(english: "", chinese: ""), why: Localized(english: "", chinese: ""))
        }
    }

    @Test(
        arguments: [
            ("f(BAD)", "f(BAD)", [], 0), ("f(BAD)", "\n\n    f( BAD )", [], 0), ("f(BAD)", "g(BAD)", [1], 1),
            ("f(BAD)", "f(BAD)\nf(BAD)", [2], 0), ("f(BAD)\nf(BAD)", "f(BAD)", [], 1), ("f(BAD)", "", [], 1),
            ("", "f(BAD)", [1], 0), ("f(BAD)\ng(BAD)", "g(BAD)\nh(BAD)\nf(BAD)", [2], 0),
        ] as [(String, String, [Int], Int)])
    func oldFindingsAreLeftOut(earlier: String, later: String, new: [Int], stale: Int) throws {
        let result = try left(of: later, after: earlier)
        #expect(result.new == new)
        #expect(result.stale == stale)
    }

    @Test("What is known of files that were not checked is not gone, unless they are")
    func otherFiles() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "old.json").path
        try folder.write("", to: "There.swift")
        let entries = ["There.swift", "Gone.swift"].map {
            "{\"path\": \"\($0)\", \"slug\": \"x\", \"fingerprint\": \"0\"}"
        }
        try folder.write("{\"schema\": 1, \"findings\": [\(entries.joined(separator: ","))]}", to: "old.json")
        let parts = try Baseline(contentsOf: file).split(
            [], checked: [], lines: SourceLines([]), places: BaselinePlaces(baselineFile: file))
        #expect(parts.stale.map(\.path) == ["Gone.swift"])
    }

    @Test(
        "Only a baseline or an empty file is written over",
        arguments: [
            ("import SwiftUI\n", false), ("{}", false), ("{\"schema\": 2, \"findings\": []}", false), ("", true),
            ("{\"schema\": 1, \"findings\": []}", true),
        ])
    func replacing(text: String, isReplaced: Bool) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write(text, to: "old.json")
        let baseline = Baseline([], lines: SourceLines([]), places: BaselinePlaces(baselineFile: path))
        if isReplaced {
            try baseline.write(to: path)
            #expect(try folder.text(of: "old.json") == baseline.text)
        } else {
            #expect(throws: RepairWriter.Failure.foreign(path: path)) { try baseline.write(to: path) }
            #expect(try folder.text(of: "old.json") == text)
        }
    }

    @Test(arguments: [
        ("{\"findings\": [{\"count\": 1.5}]}", SettingsFileProblem.Fault.notWhole(key: "count")),
        ("{\"findings\": [{\"count\": 1e30}]}", .outOfRange("count", 1...1_000_000)),
        ("{\"findings\": [1]}", .wrongElement(key: "findings", expected: .object, found: .number)),
        ("{\"schema\": 2}", SettingsFileProblem.Fault.unknownSchema),
        ("{\"findings\": [{\"path\": \"a\", \"slug\": \"b\"}]}", .missingKey("fingerprint")),
        ("{\"finding\": []}", .unknownKey("finding", known: ["schema", "findings"])),
        ("{\"findings\": [{\"line\": 1}]}", .unknownKey("line", known: ["path", "slug", "fingerprint", "count"])),
    ])
    func damaged(text: String, fault: SettingsFileProblem.Fault) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = try folder.write(text, to: "old.json")
        let problem = #expect(throws: SettingsFileProblem.self) { try Baseline(contentsOf: path) }
        #expect(problem?.fault == fault)
    }
}
