import MarkdownReading
import PickerHelp
import Rendering

/// What is behind a message, as lines for a person.
struct MessagePage {
    let explanation: MessageExplanation
    let language: Language
    let style: OutputStyle

    /// Causes beyond these are named without their way to tell them apart.
    private static let explained = 5

    var lines: [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth)
        var lines = [StyledText(ExplainWords.messageTitle[language], .title)]
        lines += LineWrapper(width: style.proseWidth, indent: 2).wrap(StyledText(explanation.message.spoken, .code))
        lines += [StyledText()] + wrapper.wrap(StyledText(ExplainWords.causes(explanation.causes.count)[language]))
        for (index, cause) in explanation.causes.enumerated() {
            if index <= Self.explained { lines.append(StyledText()) }
            lines += self.lines(of: cause, number: index + 1, isExplained: index < Self.explained)
        }
        return lines + [StyledText()] + wrapper.wrap(ExplainWords.tellApart[language])
    }

    private func lines(
        of cause: MessageExplanation.Cause, number: Int, isExplained: Bool
    ) -> [StyledText] {
        let mark = StyledText("\(number). ")
        let indent = StyledText(String(repeating: " ", count: mark.columns))
        let share = Percent.text(cause.share)
        let title =
            StyledText(cause.heading.title[language], .title) + "  " + StyledText(cause.heading.slug.text, .slug)
            + StyledText("  \(share)", .muted)
        let first = LineWrapper(width: style.proseWidth, firstPrefix: mark, prefix: indent).wrap(title)
        guard isExplained else { return first }
        let summary = StyledText(cause.heading.row[language].summary)
        let how = MarkdownDocument(Prose.leadingParagraph(in: cause.howToTell[language]))
        return first + LineWrapper(width: style.proseWidth, firstPrefix: indent, prefix: indent).wrap(summary)
            + MarkdownRenderer(style: style, indent: mark.columns).lines(how)
    }
}
