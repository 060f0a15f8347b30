import Rendering

/// A text that is being typed, as rows on the screen.
struct EditorLayout {
    private(set) var lines: [StyledText]
    private(set) var cursor: LiveRegion.Place

    /// Sets the text in rows of a width; where there are more than `height`, those around the cursor.
    init(_ editor: LineEditor, width: Int, height: Int) {
        lines = [StyledText("› ", .good)]
        cursor = LiveRegion.Place(row: 0, column: 2)
        var column = 2
        func add(_ text: String) {
            for character in text {
                if character.isNewline {
                    lines.append("  ")
                    column = 2
                    continue
                }
                // A control character is shown spelled out, in several columns.
                let shown = StyledText(String(character))
                if column + shown.columns > width {
                    lines.append("  ")
                    column = 2
                }
                lines[lines.count - 1].append(shown)
                column += shown.columns
            }
        }
        add(editor.before)
        if column >= width, !editor.after.isEmpty || column > width {
            lines.append("  ")
            column = 2
        }
        cursor = LiveRegion.Place(row: lines.count - 1, column: column)
        add(editor.after)
        keepRows(height)
    }

    private mutating func keepRows(_ height: Int) {
        guard lines.count > height else { return }
        let first = min(max(0, cursor.row - height + 1), lines.count - height)
        lines = Array(lines[first..<first + height])
        cursor.row -= first
    }
}
