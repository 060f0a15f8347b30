import PickerHelp
import Rendering

/// What an interview leaves on the screen, piece by piece: the same whether it is held or replayed.
struct InterviewTranscript {
    let language: Language
    let style: OutputStyle

    var greeting: [StyledText] { wrap(InterviewWords.greeting[language]) + [StyledText()] }

    /// A question as it is asked.
    func text(of question: Question) -> StyledText { InlineCode.styled(question.text[language], style: style) }

    /// An answer as it is offered.
    func text(of answer: Answer) -> StyledText { InlineCode.styled(answer.text[language], style: style) }

    /// `question → answer`; no answer stands for "don't know".
    func text(_ question: Question, _ answer: Answer?) -> StyledText {
        let reply = answer.map { text(of: $0) } ?? StyledText(PromptCommand.dontKnow.name[language], .muted)
        return InlineCode.styled(question.text[language] + " → ", style: style, role: .muted) + reply
    }

    /// What the person's code says, a line an answer; nothing where no code was read.
    func readings(of diagnosis: Diagnosis) -> [StyledText] {
        let readings = diagnosis.readInCode
        guard !readings.isEmpty else { return [] }
        let wrapper = LineWrapper(width: style.proseWidth, firstPrefix: StyledText("  ✓ ", .good), prefix: "    ")
        let lines = readings.flatMap { reading -> [StyledText] in
            guard let question = diagnosis.question(reading.question) else { return [] }
            return wrapper.wrap(text(question, question.answers.first { $0.id == reading.answer }))
        }
        return wrap(StyledText(InterviewWords.readFromCode[language], .heading)) + lines + [StyledText()]
    }

    /// What the checks say of the person's code, a line a check; nothing where they find nothing.
    func findings(of diagnosis: Diagnosis) -> [StyledText] {
        let findings = diagnosis.findings
        guard !findings.isEmpty else { return [] }
        let lines = findings.flatMap { entry, finding in
            let mark = finding == .error ? StyledText("  ✗ ", .bad) : StyledText("  • ", .muted)
            let text = InlineCode.styled(entry.title[language], style: style)
            return LineWrapper(width: style.proseWidth, firstPrefix: mark, prefix: "    ").wrap(
                text + StyledText(" (\(InterviewWords.name(of: finding)[language]))", .muted))
        }
        return wrap(StyledText(InterviewWords.checkFinds[language], .heading)) + lines + [StyledText()]
    }

    /// A question and what was replied.
    func exchange(_ question: StyledText, _ reply: StyledText) -> [StyledText] {
        wrap(question.withRole(.strong)) + self.reply(reply)
    }

    func reply(_ reply: StyledText) -> [StyledText] {
        LineWrapper(width: style.proseWidth, firstPrefix: StyledText("› ", .good), prefix: "  ").wrap(reply)
            + [StyledText()]
    }

    /// What is said about a pasted message that is not known.
    func unrecognized(_ message: String) -> [StyledText] {
        remark(InlineCode.marked(InterviewWords.unrecognized(message)[language], style: style))
    }

    /// A remark of the program's own.
    func remark(_ text: StyledText) -> [StyledText] { wrap(text) + [StyledText()] }

    /// What was made of a description or a pasted message.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    func understanding(of diagnosis: Diagnosis) throws -> [StyledText] {
        if let message = try diagnosis.recognizedMessage() {
            return wrap(InterviewWords.recognized(Self.shown(message))[language]) + progressOrSpace(of: diagnosis)
        }
        guard diagnosis.isDescriptionUnderstood else {
            return remark(StyledText(InterviewWords.nothingKnown[language], .muted))
        }
        let progress = progress(of: diagnosis)
        guard progress.isEmpty, diagnosis.next != nil else { return progress }
        return remark(StyledText(InterviewWords.understood[language], .muted))
    }

    /// The leading cause after an answer, on a line; nothing where it is weak or the result follows at once.
    func progress(of diagnosis: Diagnosis) -> [StyledText] {
        guard let leading = diagnosis.ranking.first, diagnosis.next != nil,
            leading.probability >= DiagnosisVerdict.Threshold.named
        else { return [] }
        let text = InterviewWords.soFar(leading.title[language], leading.probability)[language]
        return remark(StyledText(text, .muted))
    }

    private func progressOrSpace(of diagnosis: Diagnosis) -> [StyledText] {
        let progress = progress(of: diagnosis)
        return progress.isEmpty ? [StyledText()] : progress
    }

    /// The message with `…` where it holds something of the user's.
    static func shown(_ message: MessageTemplate) -> String {
        var (text, isInside) = ("", false)
        for character in message.text {
            if character == "{" {
                isInside = true
                text += "…"
            } else if character == "}" {
                isInside = false
            } else if !isInside {
                text.append(character)
            }
        }
        return text
    }

    private func wrap(_ text: StyledText) -> [StyledText] { LineWrapper(width: style.proseWidth).wrap(text) }
}
