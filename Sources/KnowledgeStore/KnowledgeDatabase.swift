import CSQLite
import KnowledgeModel
import SQLiteAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A knowledge file, open for reading by any number of threads, one at a time.
package final class KnowledgeDatabase: Sendable {
    package let path: String
    private let connection: Connection

    /// Opens a file and looks whether it is ours.
    ///
    /// - Parameter path: the file's path.
    /// - Throws: `KnowledgeError`.
    package init(path: String) throws {
        self.path = path
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw KnowledgeError.unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        // A pipe would be waited for without end, and a folder gives an error that names no folder.
        guard status.st_mode & S_IFMT == S_IFREG else {
            let number = status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL
            throw KnowledgeError.unreadable(path: path, reason: String(cString: strerror(number)))
        }
        do {
            connection = try Connection(path: path, mode: .immutable)
        } catch let error as SQLiteError {
            throw KnowledgeError.unreadable(path: path, reason: error.message)
        }
        let header: (applicationID: Int, version: Int) = try Self.translatingErrors(path: path) { [connection] in
            (
                try Self.number("PRAGMA application_id", on: connection),
                try Self.number("PRAGMA user_version", on: connection)
            )
        }
        if header == (0, 0) {
            let tables = try Self.translatingErrors(path: path) { [connection] in
                try Self.number("SELECT count(*) FROM sqlite_schema", on: connection)
            }
            if tables == 0 { throw KnowledgeError.damaged(path: path, .empty) }
        }
        guard header.applicationID == Schema.applicationID else { throw KnowledgeError.foreign(path: path) }
        if header.version > Schema.version {
            throw KnowledgeError.newer(path: path, version: header.version, supported: Schema.version)
        }
        if header.version == Schema.version, try !isWhole() {
            throw KnowledgeError.damaged(path: path, .wrongLength)
        }
        if header.version < Schema.version {
            throw KnowledgeError.older(path: path, version: header.version, supported: Schema.version)
        }
    }

    /// Whether the file is as long as its header says: SQLite itself overlooks a cut inside the last page.
    private func isWhole() throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let pages = try rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size") { $0.integer(0) }
        return pages.first == Int(status.st_size)
    }

    /// Keeps other threads from the file; the same thread may read it, and lock again, inside.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try connection.withLock(body) }

    /// Runs a query; what SQLite reports becomes a `KnowledgeError`.
    func rows<Result>(_ sql: String, _ values: [Value] = [], _ transform: (Row) throws -> Result) throws -> [Result] {
        try query(sql).rows(values, transform)
    }

    /// Prepares a query that is run several times.
    func query(_ sql: String) throws -> KnowledgeQuery {
        try Self.translatingErrors(path: path) {
            KnowledgeQuery(path: path, statement: try connection.prepare(sql))
        }
    }

    private static func number(_ sql: String, on connection: Connection) throws -> Int {
        try connection.prepare(sql).rows { $0.integer(0) }.first ?? 0
    }

    fileprivate static func translatingErrors<Result>(path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            switch error.primaryCode {
            case SQLITE_NOTADB: throw KnowledgeError.foreign(path: path)
            case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
                throw KnowledgeError.unreadable(path: path, reason: error.message)
            default: throw KnowledgeError.damaged(path: path, .malformed(error.message))
            }
        }
    }
}

/// A prepared query over a knowledge file; what SQLite reports becomes a `KnowledgeError`.
struct KnowledgeQuery: Sendable {
    fileprivate let path: String
    fileprivate let statement: Statement

    /// Runs the query and transforms each row.
    func rows<Result>(_ values: [Value] = [], _ transform: (Row) throws -> Result) throws -> [Result] {
        try KnowledgeDatabase.translatingErrors(path: path) { try statement.rows(values, transform) }
    }
}
