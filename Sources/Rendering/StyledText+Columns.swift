/// On which side of a field the text stands.
package enum TextAlignment: Hashable, Sendable {
    case leading, trailing
}

extension StyledText {
    /// The text in at most so many columns, with `mark` at its end where something was cut off.
    ///
    /// A character is never cut: a wide one that would stick out is left out whole. Newlines become spaces.
    package func truncated(to limit: Int, mark: Character = "…") -> StyledText {
        let flat = onOneLine
        guard flat.columns > limit else { return flat }
        let room = limit - TextWidth.columns(of: mark)
        guard room >= 0 else { return StyledText() }
        var result = flat.prefix(columns: room)
        result.append(String(mark), result.spans.last?.role ?? .plain)
        return result
    }

    /// The text filled with spaces to so many columns; a wider one stays as it is.
    package func padded(to width: Int, _ alignment: TextAlignment = .leading) -> StyledText {
        let missing = width - columns
        guard missing > 0 else { return self }
        let space = StyledText(String(repeating: " ", count: missing))
        return alignment == .leading ? self + space : space + self
    }

    /// The longest beginning that fits into so many columns.
    package func prefix(columns limit: Int) -> StyledText {
        var result = StyledText()
        var used = 0
        for span in spans {
            var piece = ""
            for character in span.text {
                let width = TextWidth.columns(of: character)
                guard used + width <= limit else {
                    result.append(piece, span.role)
                    return result
                }
                piece.append(character)
                used += width
            }
            result.append(piece, span.role)
        }
        return result
    }

    private var onOneLine: StyledText { StyledText.joined(lines, separator: " ") }
}
