import CommandLineFace
import Rendering

/// A terminal's screen: takes what a program writes and shows what a person would see.
final class Screen: TextOutput {
    private(set) var isCursorVisible = true
    private(set) var row = 0
    private(set) var column = 0
    let width: Int
    /// The cells of each row; the second cell of a wide character is empty.
    private var rows: [[String]] = [[]]

    init(width: Int) { self.width = width }

    func write(_ text: String) throws(TerminalError) {
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}": control(&rest)
            case "\r": column = 0
            case "\n", "\r\n": lineFeed()
            default: put(character)
            }
        }
    }

    func flush() throws(TerminalError) {}

    /// The rows down to the last one that is not empty.
    var lines: [String] {
        var lines = rows.map { row in
            var line = row.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    private func lineFeed() {
        row += 1
        column = 0
        if row == rows.count { rows.append([]) }
    }

    private func put(_ character: Character) {
        let columns = TextWidth.columns(of: character)
        if column + columns > width { lineFeed() }
        while rows[row].count < column { rows[row].append(" ") }
        let cells = [String(character)] + Array(repeating: "", count: columns - 1)
        rows[row] = Array(rows[row].prefix(column)) + cells + rows[row].dropFirst(column + columns)
        column += columns
    }

    private func control(_ rest: inout Substring) {
        precondition(rest.popFirst() == "[", "only control sequences are used")
        let parameters = rest.prefix { $0.isNumber || $0 == ";" || $0 == "?" }
        rest = rest.dropFirst(parameters.count)
        let count = Int(parameters) ?? 1
        switch rest.popFirst() {
        case "A": row = max(0, row - count)
        case "C": column += count
        case "J":
            rows.removeSubrange((row + 1)...)
            rows[row] = Array(rows[row].prefix(column))
        case "K": rows[row] = Array(rows[row].prefix(column))
        case "h": if parameters == "?25" { isCursorVisible = true }
        case "l": if parameters == "?25" { isCursorVisible = false }
        case "m": break
        case let other: preconditionFailure("unknown sequence \(parameters)\(String(describing: other))")
        }
    }
}
