import MarkdownReading
import PickerHelp
import Rendering

/// The patterns, a line each.
struct PatternListPage {
    let patterns: [PatternHeading]
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let column = (patterns.map(\.id.text.count).max() ?? 0) + 2
        let rest = StyledText(String(repeating: " ", count: min(column, style.proseWidth / 2)))
        return patterns.flatMap { pattern in
            let start = StyledText(pattern.id.text, .slug).padded(to: column)
            return LineWrapper(width: style.proseWidth, firstPrefix: start, prefix: rest)
                .wrap(InlineCode.styled(pattern.summary[language], style: style))
        }
    }
}
