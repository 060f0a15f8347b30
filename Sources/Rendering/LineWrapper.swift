/// Breaks styled text into lines of a width.
///
/// A line ends at a space, which goes, or between two characters where `LineBreaking` allows it. A word is broken only
/// where it is longer than a whole line, and a character never.
package struct LineWrapper: Hashable, Sendable {
    /// The columns of a line, its prefix counted.
    package var width: Int
    /// What stands before the first line.
    package var firstPrefix: StyledText
    /// What stands before the others.
    package var prefix: StyledText

    package init(width: Int, firstPrefix: StyledText = "", prefix: StyledText = "") {
        self.width = width
        self.firstPrefix = firstPrefix
        self.prefix = prefix
    }

    /// A wrapper that puts everything behind so many spaces.
    package init(width: Int, indent: Int) {
        let space = StyledText(String(repeating: " ", count: indent))
        self.init(width: width, firstPrefix: space, prefix: space)
    }

    /// The text's lines, with their prefixes; at least one.
    package func wrap(_ text: StyledText) -> [StyledText] {
        let room = max(1, width - prefix.columns)
        var lines: [StyledText] = []
        for line in text.lines {
            let firstRoom = lines.isEmpty ? max(1, width - firstPrefix.columns) : room
            var builder = LineBuilder(room: firstRoom, laterRoom: room)
            for unit in Self.units(of: line) { builder.add(unit) }
            lines += builder.finish()
        }
        return lines.enumerated().map { index, line in
            let start = index == 0 ? firstPrefix : prefix
            return line.isEmpty ? start.trimmingEnd : start + line
        }
    }

    /// The pieces that stay together, each with the spaces before it.
    private static func units(of line: StyledText) -> [Unit] {
        var units: [Unit] = []
        var unit = Unit()
        var previous: Cell?
        for cell in line.cells {
            if cell.character == " " {
                if !unit.cells.isEmpty {
                    units.append(unit)
                    unit = Unit()
                }
                unit.spaces.append(cell)
            } else {
                if !unit.cells.isEmpty, let previous, LineBreaking.isAllowed(between: previous, and: cell) {
                    units.append(unit)
                    unit = Unit()
                }
                unit.cells.append(cell)
            }
            previous = cell
        }
        if !unit.cells.isEmpty { units.append(unit) }
        return units
    }

    /// Characters that stay on one line, with the spaces before them.
    private struct Unit {
        var spaces: [Cell] = []
        var cells: [Cell] = []
    }

    /// The lines in the making.
    private struct LineBuilder {
        private var room: Int
        private let laterRoom: Int
        private var lines: [StyledText] = []
        private var line = StyledText()
        private var used = 0

        init(room: Int, laterRoom: Int) {
            self.room = room
            self.laterRoom = laterRoom
        }

        mutating func add(_ unit: Unit) {
            let width = unit.cells.columns
            let spaces = unit.spaces.columns
            // Spaces at the start of a paragraph are its indent, those at the start of a later line are the line end.
            let keepsSpaces = used > 0 || lines.isEmpty
            if (keepsSpaces ? used + spaces : used) + width <= room {
                if keepsSpaces { append(unit.spaces) }
                append(unit.cells)
            } else {
                if used > 0 { endLine() }
                for cell in unit.cells {
                    if used > 0, used + cell.columns > room { endLine() }
                    append([cell])
                }
            }
        }

        mutating func finish() -> [StyledText] {
            if used > 0 || lines.isEmpty { endLine() }
            return lines
        }

        private mutating func append(_ cells: [Cell]) {
            for cell in cells { line.append(String(cell.character), cell.role) }
            used += cells.columns
        }

        private mutating func endLine() {
            lines.append(line)
            line = StyledText()
            used = 0
            room = laterRoom
        }
    }
}

/// One character of a styled text, with what wrapping needs to know.
struct Cell: Hashable, Sendable {
    let character: Character
    let role: TextRole
    let columns: Int
}

extension [Cell] {
    fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension StyledText {
    /// The characters of a text without newlines.
    var cells: [Cell] {
        spans.flatMap { span in
            span.text.map { Cell(character: $0, role: span.role, columns: TextWidth.columns(of: $0)) }
        }
    }

    /// The text without the spaces at its end.
    fileprivate var trimmingEnd: StyledText {
        let text = plainText
        let kept = text.count - text.reversed().prefix { $0 == " " }.count
        var result = StyledText()
        for cell in cells.prefix(kept) { result.append(String(cell.character), cell.role) }
        return result
    }
}
