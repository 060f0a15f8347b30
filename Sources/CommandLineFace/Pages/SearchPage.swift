import PickerHelp
import Rendering

/// The results of a search as lines for a person.
struct SearchPage {
    let answer: SearchAnswer
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth)
        if answer.query.allSatisfy(\.isWhitespace) { return wrapper.wrap(marked(SearchWords.empty)) }
        var lines: [StyledText] = []
        if let suggestion = answer.suggestion {
            lines += wrapper.wrap(SearchWords.suggestion(suggestion)[language]) + [StyledText()]
        }
        guard let best = answer.results.first else { return lines + wrapper.wrap(marked(SearchWords.nothing)) }
        for (index, result) in answer.results.enumerated() { lines += self.lines(of: result, number: index + 1) }
        return lines + SearchWords.more(best.slug).flatMap { wrapper.wrap($0[language]) }
    }

    private func marked(_ words: Localized<StyledText>) -> StyledText {
        InlineCode.marked(words[language], style: style)
    }

    private func lines(of result: SearchResult, number: Int) -> [StyledText] {
        let mark = StyledText("\(number). ")
        let indent = StyledText(String(repeating: " ", count: mark.columns))
        let first = LineWrapper(width: style.proseWidth, firstPrefix: mark, prefix: indent)
        let rest = LineWrapper(width: style.proseWidth, firstPrefix: indent, prefix: indent)
        let title = StyledText(result.title[language], .title) + "  " + StyledText(result.slug.text, .slug)
        return first.wrap(title) + rest.wrap(StyledText(result.heading.row[language].summary))
            + rest.wrap(excerpt(of: result)) + [StyledText()]
    }

    /// The passage with the found words marked: what somebody said, or what the entry says.
    private func excerpt(of result: SearchResult) -> StyledText {
        let characters = Array(result.excerpt)
        var text = StyledText("“", .muted)
        var position = 0
        for highlight in result.highlights where highlight.lowerBound >= position {
            text += StyledText(String(characters[position..<highlight.lowerBound]), .muted)
            text += StyledText(String(characters[highlight]), .match)
            position = highlight.upperBound
        }
        return text + StyledText(String(characters[position...]) + "”", .muted)
    }
}
