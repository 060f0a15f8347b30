import PickerHelp
import Rendering

/// Where an interview stands, as lines for a person.
struct StatusPage {
    let diagnosis: Diagnosis
    let language: Language
    let width: Int

    var lines: [StyledText] {
        let bars = ProbabilityBars(diagnosis, limit: 5, least: 0, language: language, width: width)
        let heading = StyledText(InterviewWords.likeliest[language], .heading)
        return [heading] + bars.lines + [StyledText()] + answers + [StyledText()]
    }

    private var answers: [StyledText] {
        let heading = StyledText(InterviewWords.yourAnswers[language], .heading)
        let given = diagnosis.givenAnswers
        var texts = given.map { Self.text($0.question, $0.answer, in: language) }
        if let description = diagnosis.lastDescription {
            texts.insert(StyledText(ResultWords.yourWords(description)[language]), at: 0)
        }
        if texts.isEmpty { return [heading, StyledText("  \(InterviewWords.noAnswers[language])", .muted)] }
        return [heading]
            + texts.flatMap { LineWrapper(width: width, firstPrefix: "  ", prefix: "    ").wrap($0) }
    }

    /// `question → answer`; no answer stands for "don't know".
    static func text(_ question: Question, _ answer: Answer?, in language: Language) -> StyledText {
        let reply =
            answer.map { StyledText($0.text[language]) }
            ?? StyledText(PromptCommand.dontKnow.name[language], .muted)
        return StyledText(question.text[language] + " → ", .muted) + reply
    }
}
