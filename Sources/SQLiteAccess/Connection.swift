import CSQLite

/// One open database, which any number of threads may use.
///
/// The only state is a pointer that never changes, to a connection that SQLite itself guards (`SQLITE_OPEN_FULLMUTEX`);
/// what takes several calls, such as a statement's run or an error's code and text, holds the connection's mutex meanwhile.
/// The compiler cannot see that, therefore `@unchecked`.
package final class Connection: @unchecked Sendable {
    /// How a database is opened.
    package enum Mode: Sendable {
        /// For reading a file that nobody writes: no lock, no journal, also on a read-only disk.
        case immutable
        /// For writing a new file; an existing one is an error of the caller.
        case create
    }

    let handle: OpaquePointer

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: the file's path; every byte of it is taken literally.
    ///   - mode: for reading or for writing.
    /// - Throws: `SQLiteError` where the file cannot be opened. SQLite reads nothing of it yet.
    package init(path: String, mode: Mode) throws {
        guard sqlite3_threadsafe() != 0 else {
            throw SQLiteError(code: SQLITE_MISUSE, message: "SQLite was built without threads")
        }
        var handle: OpaquePointer?
        let (name, flags) =
            switch mode {
            case .immutable:
                (
                    "file:" + Self.percentEncoded(Self.withoutAuthority(path)) + "?immutable=1",
                    SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
                )
            case .create: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            }
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(handle)
            throw SQLiteError(code: code, message: message)
        }
        self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that return no rows.
    package func execute(_ sql: String) throws {
        try withLock { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }
    }

    /// Keeps other threads from the connection; the same thread may lock again inside.
    package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        let mutex = sqlite3_db_mutex(handle)
        sqlite3_mutex_enter(mutex)
        defer { sqlite3_mutex_leave(mutex) }
        return try body()
    }

    /// Compiles one statement.
    package func prepare(_ sql: String) throws -> Statement {
        try Statement(sql, on: self)
    }

    /// Throws what the last call reported; the caller holds the lock, since the text belongs to the connection.
    func check(_ code: Int32) throws {
        guard code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE else {
            throw SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)))
        }
    }

    /// The path without a double slash at its beginning, which a URI would take for a host's name.
    private static func withoutAuthority(_ path: String) -> String {
        path.hasPrefix("//") ? "/" + path.drop { $0 == "/" } : path
    }

    /// The path with everything escaped that has a meaning in a URI.
    private static func percentEncoded(_ path: String) -> String {
        let hexadecimal = Array("0123456789ABCDEF")
        var encoded = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded += "%"
                encoded.append(hexadecimal[Int(byte >> 4)])
                encoded.append(hexadecimal[Int(byte & 15)])
            }
        }
        return encoded
    }
}
