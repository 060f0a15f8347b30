import Foundation
import SQLiteAccess
import Testing

struct ConnectionTests {
    @Test(arguments: ["plain.db", "with space.db", "question?mark#hash%41.db", "中文 'quote\".db", "new\nline.db"])
    func opensEveryFileName(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path + "/" + name
        let writer = try Connection(path: path, mode: .create)
        try writer.execute("CREATE TABLE t(x); INSERT INTO t VALUES('值')")
        let reader = try Connection(path: path, mode: .immutable)
        #expect(try reader.prepare("SELECT x FROM t").rows { $0.text(0) } == ["值"])
        #expect(throws: SQLiteError.self) { try reader.execute("INSERT INTO t VALUES(1)") }
    }

    @Test func bindsEveryValue() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        let statement = try connection.prepare("SELECT ?1, ?2, ?3, ?4")
        let values: [Value] = [.integer(-7), .real(0.25), .text("a\u{0}b 选"), .null]
        let rows = try statement.rows(values) { ($0.integer(0), $0.real(1), $0.text(2), $0.optionalText(3)) }
        #expect(rows.count == 1)
        #expect(rows[0] == (-7, 0.25, "a\u{0}b 选", nil))
    }

    @Test func aMissingFileIsAnError() {
        #expect(throws: SQLiteError.self) {
            let connection = try Connection(path: "/nonexistent/x.db", mode: .immutable)
            try connection.execute("SELECT 1 FROM sqlite_schema")
        }
    }
}
