import Rendering

/// Text of the user's in a report of lines: on one line, and nothing in it acts on a terminal.
enum PlainLine {
    static func of(_ text: String) -> String {
        let safe = ControlCharacters.escaped(text)
        guard safe.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }) else { return safe }
        return String(safe.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
    }

    /// Code of some lines as one that a person takes in at a glance: a blank for each run of white space, and `…` for what
    /// goes on.
    ///
    /// - Parameter limit: the most characters.
    static func brief(_ text: String, limit: Int = 80) -> String {
        let line = of(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
    }
}
