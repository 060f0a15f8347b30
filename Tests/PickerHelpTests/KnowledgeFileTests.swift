import Foundation
import PickerHelp
import SQLiteAccess
import Testing

/// A file that is not what it should be gives one clear error, never a crash and never a wrong answer.
struct KnowledgeFileTests {
    /// The knowledge that comes with the build, beside the tests' own program.
    static let shipped = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "PickerDoctor_PickerHelp.resources/knowledge.sqlite")

    /// Everything that reads the file.
    private func use(_ path: String) throws {
        let help = try KnowledgeBase(knowledgePath: path)
        _ = try help.search("nothing happens when I tap, log: the selection \"1\" is invalid segmnted")
        for slug in try help.table().prefix(3).map(\.slug.text) + ["missing-tag", "missing-tagg"] {
            _ = try help.explain(slug)
        }
        _ = try help.explain("Picker: the selection \"nil\" is invalid and does not have an associated tag")
        _ = try help.table()
        _ = try help.statistics()
        var diagnosis = try help.startDiagnosis()
        try diagnosis.describe("nothing happens")
        if let leading = diagnosis.ranking.first { _ = try diagnosis.advice(about: leading) }
        _ = diagnosis.next
    }

    private func withFile(_ content: Data?, _ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        if let content { try content.write(to: URL(filePath: path)) }
        try body(path)
    }

    private func error(for content: Data?) throws -> KnowledgeError? {
        var caught: KnowledgeError?
        try withFile(content) { path in
            do { try use(path) } catch let error as KnowledgeError { caught = error }
        }
        return caught
    }

    @Test func theShippedFileIsWhole() throws {
        #expect(try error(for: try Data(contentsOf: Self.shipped)) == nil)
    }

    @Test func aMissingFileIsUnreadable() throws {
        guard case .unreadable? = try error(for: nil) else {
            Issue.record("a missing file was taken")
            return
        }
    }

    @Test func aFolderIsUnreadable() throws {
        #expect(throws: KnowledgeError.self) { try use(FileManager.default.temporaryDirectory.path) }
    }

    @Test func anEmptyFileIsDamaged() throws {
        guard case .damaged? = try error(for: Data()) else {
            Issue.record("an empty file was taken")
            return
        }
    }

    @Test(arguments: [1, 15, 16, 99, 100, 101, 511, 4095, 4096, 4097, 8192, 100_000])
    func aTruncatedFileIsDamaged(length: Int) throws {
        let content = try Data(contentsOf: Self.shipped)
        switch try error(for: content.prefix(length)) {
        case .damaged?, .foreign?: break
        case let other: Issue.record("cut to \(length): \(String(describing: other))")
        }
        if case .damaged? = try error(for: content.dropLast(length)) { return }
        Issue.record("without its last \(length) bytes")
    }

    @Test(arguments: ["", "x", "SQLite format 3", "SQLite format 3\0"])
    func textIsForeignOrDamaged(start: String) throws {
        let content = Data((start + String(repeating: "not a database ", count: 1000)).utf8)
        switch try error(for: content) {
        case .damaged?, .foreign?: break
        case let other: Issue.record("\(start): \(String(describing: other))")
        }
    }

    /// The header of an SQLite file holds the user version at byte 60 and the application id at byte 68, big-endian.
    @Test func anotherProgramsDatabaseIsForeign() throws {
        var content = try Data(contentsOf: Self.shipped)
        content.replaceSubrange(68..<72, with: [0, 0, 0, 1])
        guard case .foreign? = try error(for: content) else {
            Issue.record("a foreign database was taken")
            return
        }
    }

    @Test func anotherVersionIsSaid() throws {
        var content = try Data(contentsOf: Self.shipped)
        content.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        guard case .newer(_, 99, 4)? = try error(for: content) else {
            Issue.record("a newer file was taken")
            return
        }
        content.replaceSubrange(60..<64, with: [0, 0, 0, 0])
        guard case .older(_, 0, 4)? = try error(for: content) else {
            Issue.record("an older file was taken")
            return
        }
    }

    /// A file of the right form with what no program wrote: damaged, or an answer; no crash, no other error.
    @Test(arguments: [
        "DELETE FROM causes", "DELETE FROM fixes", "DELETE FROM symptoms", "DELETE FROM sections",
        "DELETE FROM entries",
        "DELETE FROM questions", "DELETE FROM answers", "DELETE FROM comparisons", "DELETE FROM likelihoods",
        "UPDATE entries SET prior = 9e999", "UPDATE entries SET prior = -1", "UPDATE entries SET fix_cost = 0",
        "UPDATE questions SET cost = 9223372036854775807", "UPDATE questions SET cost = -9e999",
        "UPDATE messages SET likelihood = 9e999", "UPDATE likelihoods SET probability = -5",
        "UPDATE answers SET base = 9e999", "UPDATE entries SET slug = 'No Slug ' || id",
        "UPDATE entries SET area = 'nowhere'", "UPDATE samples SET expectation = 'dance'",
        "UPDATE applies SET since = '99', before = '1'", "UPDATE applies SET kind = 'planet' WHERE kind = 'sdk'",
        "UPDATE aliases SET entry = 999999", "INSERT INTO aliases VALUES('missing-tagg', 999999, 1)",
        "DROP TABLE cues", "DROP TABLE synonyms", "DROP TABLE stop_words", "DROP TABLE words", "DROP TABLE messages",
        "DROP TABLE entries", "DROP TABLE symptoms", "DROP TABLE symptom_index", "DROP TABLE name_index",
        "DROP TABLE answer_ratios", "DROP TABLE sources", "DROP TABLE questions",
    ])
    func aFileWithWhatNoProgramWroteDoesNoHarm(change: String) throws {
        try withFile(try Data(contentsOf: Self.shipped)) { path in
            try Connection(path: path, mode: .create).execute(change)
            do { try use(path) } catch let error as KnowledgeError {
                guard case .damaged = error else {
                    Issue.record("\(change): \(error)")
                    return
                }
            }
        }
    }

    /// Bytes overwritten anywhere: an error or an answer, no crash.
    @Test(arguments: 0..<24)
    func overwrittenBytesDoNoHarm(seed: Int) throws {
        var content = try Data(contentsOf: Self.shipped)
        var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        for _ in 0..<(seed < 12 ? 8 : 4000) {
            content[Int(next()) % content.count] = UInt8(truncatingIfNeeded: next())
        }
        do { _ = try error(for: content) } catch { Issue.record("not a KnowledgeError: \(error)") }
    }
}
