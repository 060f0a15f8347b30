import CSQLite

/// One compiled statement, run as often as wanted, by any thread.
///
/// A run holds the connection's lock from the first bound value to the reset, so that two never mix: `@unchecked` is right.
package final class Statement: @unchecked Sendable {
    private let connection: Connection
    private let handle: OpaquePointer

    fileprivate static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, on connection: Connection) throws {
        self.connection = connection
        handle = try connection.withLock {
            var handle: OpaquePointer?
            try connection.check(sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil))
            guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement in: \(sql)") }
            return handle
        }
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs the statement for its effect.
    package func run(_ values: [Value] = []) throws {
        try connection.withLock {
            try bind(values)
            defer { sqlite3_reset(handle) }
            try connection.check(sqlite3_step(handle))
        }
    }

    /// Runs the statement and transforms each row.
    package func rows<Result>(_ values: [Value] = [], _ transform: (Row) throws -> Result) throws -> [Result] {
        try connection.withLock {
            try bind(values)
            defer { sqlite3_reset(handle) }
            var results: [Result] = []
            while true {
                let code = sqlite3_step(handle)
                guard code == SQLITE_ROW else {
                    try connection.check(code)
                    return results
                }
                results.append(try transform(Row(handle: handle)))
            }
        }
    }

    private func bind(_ values: [Value]) throws {
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, position)
                case .integer(let integer): sqlite3_bind_int64(handle, position, Int64(integer))
                case .real(let real): sqlite3_bind_double(handle, position, real)
                case .text(let text):
                    sqlite3_bind_text(handle, position, text, Int32(text.utf8.count), Self.transient)
                }
            try connection.check(code)
        }
    }
}

/// A value to bind.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)

    /// The text, or null.
    package static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
}

/// The row on which a statement stands; valid inside the closure that receives it.
package struct Row {
    fileprivate let handle: OpaquePointer

    /// The column as an integer; 0 where it is null.
    package func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    /// The column as a number; 0 where it is null.
    package func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    /// The column as text; empty where it is null.
    package func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    /// The column as text.
    package func optionalText(_ column: Int32) -> String? {
        guard let bytes = sqlite3_column_text(handle, column) else { return nil }
        let buffer = UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column)))
        return String(decoding: buffer, as: UTF8.self)
    }
}
