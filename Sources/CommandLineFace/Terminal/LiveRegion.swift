import Rendering

/// Lines at the bottom of the screen that are drawn again and again in their place.
struct LiveRegion {
    /// A place in the region's lines, both from 0.
    struct Place: Hashable {
        var row: Int
        var column: Int
    }

    private var cursorRow = 0

    /// Draws lines over the former ones. No line may be as wide as the window, or the terminal would break it.
    ///
    /// - Parameter cursor: where the cursor stands afterwards; nil hides it.
    mutating func draw(_ lines: [StyledText], cursor: Place?, on console: Console) throws(TerminalError) {
        let palette = console.style.palette
        var text = start + lines.map(palette.string).joined(separator: "\r\n") + "\r"
        let lastRow = max(0, lines.count - 1)
        let place = cursor ?? Place(row: lastRow, column: 0)
        if place.row < lastRow { text += "\u{1B}[\(lastRow - place.row)A" }
        if place.column > 0 { text += "\u{1B}[\(place.column)C" }
        text += cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
        cursorRow = place.row
        try console.send(text)
    }

    /// Replaces the region by lines that stay.
    mutating func finish(_ lines: [StyledText], on console: Console) throws(TerminalError) {
        try console.send(start + "\u{1B}[?25h")
        cursorRow = 0
        try console.print(lines)
    }

    /// Leaves the region where it is, since others have written below it; the next drawing starts on the cursor's line.
    mutating func abandon(on console: Console) throws(TerminalError) {
        cursorRow = 0
        try console.send("\r\u{1B}[J")
    }

    /// Moves to the region's start and erases everything from there on.
    private var start: String { (cursorRow > 0 ? "\u{1B}[\(cursorRow)A" : "") + "\r\u{1B}[J" }
}
