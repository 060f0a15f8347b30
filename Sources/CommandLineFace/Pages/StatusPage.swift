import PickerHelp
import Rendering

/// Where an interview stands, as lines for a person.
struct StatusPage {
    let diagnosis: Diagnosis
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let bars = ProbabilityBars(diagnosis, limit: 5, least: 0, language: language, width: style.proseWidth)
        let heading = StyledText(InterviewWords.likeliest[language], .heading)
        return [heading] + bars.lines + [StyledText()] + answers + [StyledText()]
    }

    private var answers: [StyledText] {
        let heading = StyledText(InterviewWords.yourAnswers[language], .heading)
        let transcript = InterviewTranscript(language: language, style: style)
        let given = diagnosis.givenAnswers
        var texts = given.map { transcript.text($0.question, $0.answer) }
        if let description = diagnosis.lastDescription {
            texts.insert(StyledText(ResultWords.yourWords(description)[language]), at: 0)
        }
        if texts.isEmpty { return [heading, StyledText("  \(InterviewWords.noAnswers[language])", .muted)] }
        return [heading]
            + texts.flatMap { LineWrapper(width: style.proseWidth, firstPrefix: "  ", prefix: "    ").wrap($0) }
    }
}
