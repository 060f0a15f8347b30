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
    /// A cause that stays below this is not worth the line, unless it is the only one of a few answers.
    private static let noteworthy = 0.1
    /// With many answers, those that change less are left out.
    private static let noticeable = 0.05
    /// Of many answers, the most that are explained: the menu below must not push the reason out of a small window.
    private static let mostExplained = 4

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
        let telling = Self.telling(purpose.outcomes)
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

    /// The answers worth a line, in their order: of a few all that raise a cause, of many those that raise one most.
    private static func telling(_ outcomes: [QuestionPurpose.Outcome]) -> [Int] {
        let raising = outcomes.indices.filter { !outcomes[$0].raised.isEmpty }
        guard outcomes.count > fewAnswers else { return raising }
        func gain(_ index: Int) -> Double { outcomes[index].raised.first.map { $0.after - $0.before } ?? 0 }
        let noticed = raising.filter { gain($0) >= noticeable && (outcomes[$0].raised.first?.after ?? 0) >= noteworthy }
        return noticed.sorted { (-gain($0), $0) < (-gain($1), $1) }.prefix(mostExplained).sorted()
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
