import MarkdownReading
import PickerHelp
import Rendering

/// Why a question is asked, as lines for a person.
struct PurposePage {
    let question: Question
    /// What the answers would do; nil where the question is asked for another reason than its worth.
    let purpose: QuestionPurpose?
    let language: Language
    let style: OutputStyle

    /// With more answers than this, each names the cause that it raises most and no other.
    private static let fewAnswers = 5
    /// A cause that stays below this is not worth the line, unless it is the only one.
    private static let noteworthy = 0.1

    var lines: [StyledText] {
        let findOut = InterviewWords.toFindOut[language] + question.howToFindOut[language]
        return markdown(question.meaning[language]) + markdown(findOut) + outcomes + [StyledText()]
    }

    private func markdown(_ text: String) -> [StyledText] {
        MarkdownRenderer(style: style, indent: 2).lines(MarkdownDocument(text))
    }

    private var outcomes: [StyledText] {
        guard let purpose else { return [] }
        let limit = purpose.outcomes.count > Self.fewAnswers ? 1 : 2
        let telling = purpose.outcomes.filter { !$0.raised.isEmpty }
        let heading = [StyledText(), StyledText("  \(InterviewWords.pointsTo[language])", .heading)]
        guard !telling.isEmpty else {
            let nowhere = StyledText(InterviewWords.pointsNowhere[language], .muted)
            return heading + LineWrapper(width: style.proseWidth, indent: 2).wrap(nowhere)
        }
        let wrapper = LineWrapper(width: style.proseWidth, firstPrefix: "  ", prefix: "      ")
        return heading
            + telling.flatMap { outcome in
                let first = outcome.raised.prefix(1)
                let others = outcome.raised.dropFirst().prefix(limit - 1).filter { $0.after >= Self.noteworthy }
                let raised = (first + others).map(text)
                let separator = StyledText(", ", .muted)
                return wrapper.wrap(
                    InlineCode.styled(outcome.answer.text[language], style: style) + StyledText(" → ", .muted)
                        + StyledText.joined(raised, separator: separator))
            }
    }

    private func text(of change: QuestionPurpose.Change) -> StyledText {
        let title = change.heading?.title[language] ?? InterviewWords.somethingElse[language]
        return StyledText("\(title) \(Percent.text(change.after))", .muted)
    }
}
