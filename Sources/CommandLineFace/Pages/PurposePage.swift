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

    /// The answers by their numbers: the menu below says what they are.
    private var outcomes: [StyledText] {
        guard let purpose else { return [] }
        let limit = purpose.outcomes.count > Self.fewAnswers ? 1 : 2
        let heading = [StyledText(), StyledText("  \(InterviewWords.pointsTo[language])", .heading)]
        let telling = purpose.outcomes.indices.filter { !purpose.outcomes[$0].raised.isEmpty }
        guard !telling.isEmpty else {
            let nowhere = StyledText(InterviewWords.pointsNowhere[language], .muted)
            return heading + LineWrapper(width: style.proseWidth, indent: 2).wrap(nowhere)
        }
        let digits = String(purpose.outcomes.count).count
        return heading
            + telling.flatMap { index in
                let number = StyledText(String(index + 1)).padded(to: digits, .trailing)
                let start = "  " + number + StyledText(" → ", .muted)
                let rest = StyledText(String(repeating: " ", count: start.columns))
                return LineWrapper(width: style.proseWidth, firstPrefix: start, prefix: rest)
                    .wrap(text(of: purpose.outcomes[index], limit: limit))
            }
    }

    private func text(of outcome: QuestionPurpose.Outcome, limit: Int) -> StyledText {
        let first = outcome.raised.prefix(1)
        let others = outcome.raised.dropFirst().prefix(limit - 1).filter { $0.after >= Self.noteworthy }
        let causes = (first + others).map { change in
            StyledText(change.heading?.title[language] ?? InterviewWords.somethingElse[language])
                + StyledText(" " + Percent.text(change.after), .muted)
        }
        return StyledText.joined(causes, separator: StyledText(", ", .muted))
    }
}
