/// What SQLite reported.
package struct SQLiteError: Error, Hashable, Sendable {
    /// The extended result code, for example 26 for `SQLITE_NOTADB`.
    package var code: Int32
    /// SQLite's own words, in English.
    package var message: String

    package init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// The result code without its extension.
    package var primaryCode: Int32 { code & 0xff }
}
