import Foundation
import PickerHelp
import Testing

/// The knowledge file as others see it: reproducible, and readable by any SQLite.
struct CompiledKnowledgeTests {
    static let programs = KnowledgeFileTests.shipped.deletingLastPathComponent().deletingLastPathComponent()
    static let pythonPath = ProcessInfo.processInfo.environment["PICKER_DOCTOR_PYTHON_PATH"]
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs a program and returns what it printed.
    private static func output(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws
        -> String
    {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(path) \(arguments) ended with \(process.terminationStatus)")
        return text
    }

    @Test func theSameKnowledgeGivesTheSameBytes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["first.sqlite", "second.sqlite"].map { folder.appending(path: $0) }
        for file in files {
            _ = try Self.output(
                Self.programs.appending(path: "knowledge-author").path,
                ["compile", "--knowledge", Self.root.appending(path: "Knowledge").path, file.path])
        }
        let first = try Data(contentsOf: files[0])
        #expect(first == (try Data(contentsOf: files[1])))
        #expect(first == (try Data(contentsOf: KnowledgeFileTests.shipped)))
    }

    /// A newer SQLite than the one of the build reads the same file with the same answers.
    @Test(.enabled(if: pythonPath != nil, "Scripts/test installs the newer SQLite; swift test alone has none"))
    func aNewerSQLiteGivesTheSameAnswers() throws {
        let path = try #require(Self.pythonPath)
        let queries = [
            "SELECT rowid, round(bm25(entry_index, 6, 3, 8, 5, 1, 0.5), 9) FROM entry_index WHERE entry_index MATCH '\"tag\" OR \"selection\"' ORDER BY 1",
            "SELECT rowid, round(bm25(symptom_index), 9) FROM symptom_index WHERE symptom_index MATCH '\"没反 反 反应\"' ORDER BY 1",
            "SELECT rowid FROM symptom_index WHERE symptom_index MATCH '\"sele\"*' ORDER BY 1",
            "SELECT slug, title_zh FROM entries ORDER BY slug",
            "SELECT text FROM symptoms ORDER BY id",
            "SELECT question, answer, probability FROM likelihoods ORDER BY entry, question, answer",
        ]
        let program = """
            import sys, json
            if sys.argv[1] == "newer":
                import apsw
                assert tuple(map(int, apsw.sqlite_lib_version().split("."))) > (3, 45), apsw.sqlite_lib_version()
                connection = apsw.Connection(sys.argv[2], flags=apsw.SQLITE_OPEN_READONLY)
                print(apsw.sqlite_lib_version(), file=sys.stderr)
            else:
                import sqlite3
                connection = sqlite3.connect("file:" + sys.argv[2] + "?mode=ro", uri=True)
            for query in sys.argv[3:]:
                print(json.dumps(list(connection.cursor().execute(query)), ensure_ascii=False))
            """
        func answers(_ which: String) throws -> [Substring] {
            let arguments = ["python3", "-c", program, which, KnowledgeFileTests.shipped.path] + queries
            let text = try Self.output("/usr/bin/env", arguments, environment: ["PYTHONPATH": path])
            return text.split(separator: "\n")
        }
        let newer = try answers("newer")
        #expect(newer.count == queries.count)
        #expect(newer.allSatisfy { $0.count > 20 })
        #expect(try answers("present") == newer)
    }

    /// What a person may want to know can be asked with the `sqlite3` shell.
    @Test(arguments: [
        "SELECT count(*) FROM entries", "SELECT count(*) FROM symptoms", "SELECT count(*) FROM causes",
        "SELECT count(*) FROM fixes", "SELECT count(*) FROM sources", "SELECT count(*) FROM questions",
        "SELECT count(*) FROM answers", "SELECT count(*) FROM likelihoods",
    ])
    func thePlainTablesHoldSomething(query: String) throws {
        let program = "import sys, sqlite3; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])"
        let text = try Self.output(
            "/usr/bin/env", ["python3", "-c", program, KnowledgeFileTests.shipped.path, query])
        #expect(Int(text.dropLast()) ?? 0 > 20)
    }
}
