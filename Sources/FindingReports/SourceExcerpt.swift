import PickerCheck
import Rendering

/// The line that a finding begins in, with a mark below its part of it.
struct SourceExcerpt {
    private let number: String
    private let before: String
    private let marked: String
    private let after: String
    /// The columns for the code.
    private let room: Int

    /// Columns that are left of the mark at least, where the line must be cut.
    private static let context = 12

    init(finding: Finding, lines: SourceLines, width: Int) {
        let (start, end) = (finding.span.start, finding.span.end)
        let line = lines.bytes(ofLine: start.line, in: finding.span.path)
        let first = min(max(0, start.column - 1), line.count)
        let last = end.line == start.line ? min(max(first, end.column - 1), line.count) : line.count
        let window = Self.window(around: first..<last, of: line)
        let bytes = Array(window)
        let skipped = window.startIndex - line.startIndex
        let (from, to) = (first - skipped, min(last - skipped, bytes.count))
        number = String(start.line)
        // A tab is as wide as its place makes it, so the line is spread first and cut then.
        func columns(_ count: Int) -> String {
            StyledText(PlainLine.tabbed(String(decoding: bytes[..<count], as: UTF8.self))).plainText
        }
        let (head, middle, whole) = (columns(from), columns(to), columns(bytes.count))
        before = head
        marked = String(middle.dropFirst(head.count))
        after = String(whole.dropFirst(middle.count))
        room = max(20, width - number.count - 4)
    }

    /// The bytes around a mark that are looked at; what is shown of a line is less.
    private static let reach = 2000

    /// What of a line is near a mark, so that ten thousand marks in one endless line are not as many times the line.
    private static func window(around mark: Range<Int>, of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var start = line.startIndex + max(0, mark.lowerBound - reach)
        // Not in the midst of a character.
        while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        let end = line.startIndex + min(line.count, min(mark.upperBound, mark.lowerBound + reach) + reach)
        return line[start..<end]
    }

    /// The columns of the line's number.
    var gutter: Int { number.count + 1 }

    func lines(markRole: TextRole) -> [StyledText] {
        guard !(before + marked + after).isEmpty else { return [] }
        let bar = StyledText(" │ ", .muted)
        var lead = before
        let surplus =
            TextWidth.columns(of: before) - (room - Self.context - min(room / 2, TextWidth.columns(of: marked)))
        if surplus > 0 { lead = "…" + Self.dropping(columns: surplus + 1, from: before) }
        let leadColumns = TextWidth.columns(of: lead)
        let code = (StyledText(lead) + StyledText(marked, .strong) + StyledText(after)).truncated(to: room)
        let length = max(1, min(TextWidth.columns(of: marked), room - leadColumns))
        let mark = StyledText("^" + String(repeating: "~", count: length - 1), markRole)
        return [
            StyledText(" \(number)", .muted) + bar + code,
            StyledText(String(repeating: " ", count: gutter)) + bar
                + StyledText(String(repeating: " ", count: leadColumns)) + mark,
        ]
    }

    private static func dropping(columns count: Int, from text: String) -> String {
        var dropped = 0
        return String(
            text.drop { character in
                guard dropped < count else { return false }
                dropped += TextWidth.columns(of: character)
                return true
            })
    }
}

extension PlainLine {
    /// One line in which tabs stay, for code whose columns count.
    static func tabbed(_ text: String) -> String {
        String(ControlCharacters.escaped(text).map { $0 == "\n" ? " " : $0 })
    }
}
