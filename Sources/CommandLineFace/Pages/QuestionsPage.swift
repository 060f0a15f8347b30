import PickerHelp
import Rendering

/// The questions of the interview with their answers, as lines for a person.
struct QuestionsPage {
    let questions: [Question]
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        questions.enumerated().flatMap { index, question in
            (index > 0 ? [StyledText()] : []) + lines(of: question)
        }
    }

    private func lines(of question: Question) -> [StyledText] {
        let start = StyledText(question.id.text, .slug) + "  "
        let text = InlineCode.styled(question.text[language], style: style, role: .strong)
        let column = (question.answers.map(\.id.text.count).max() ?? 0) + 4
        return LineWrapper(width: style.proseWidth, firstPrefix: start, prefix: "  ").wrap(text)
            + question.answers.flatMap { answer in
                let start = StyledText("  ") + StyledText(answer.id.text, .slug)
                let rest = StyledText(String(repeating: " ", count: min(column, style.proseWidth / 2)))
                return LineWrapper(width: style.proseWidth, firstPrefix: start.padded(to: column), prefix: rest)
                    .wrap(InlineCode.styled(answer.text[language], style: style))
            }
    }
}
