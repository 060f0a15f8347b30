import PickerHelp
import Rendering

/// A saved interview printed again: what it left on the screen when it was held, without the detours.
struct InterviewReplay {
    let diagnosis: Diagnosis
    let language: Language
    let style: OutputStyle

    private var transcript: InterviewTranscript { InterviewTranscript(language: language, style: style) }

    /// The transcript.
    ///
    /// - Throws: `KnowledgeError` where the knowledge is damaged.
    func lines() throws -> [StyledText] {
        let history = diagnosis.history
        var lines = transcript.greeting
        for index in history.indices {
            let (before, after) = (diagnosis.rewound(to: index), diagnosis.rewound(to: index + 1))
            lines += try self.lines(of: history[index], at: index, before: before, after: after)
        }
        return lines + (try result(of: diagnosis))
    }

    private func lines(
        of event: DiagnosisEvent, at index: Int, before: Diagnosis, after: Diagnosis
    ) throws -> [StyledText] {
        switch event {
        case .described(let text):
            let exchange = transcript.exchange(StyledText(InterviewWords.opening[language]), StyledText(text))
            // A message in the description follows as an event of its own, and what was made of both is one remark.
            return isPastedNext(text, after: index) ? exchange : exchange + (try transcript.understanding(of: after))
        case .pasted(let text):
            let isDescription = before.history.last == .described(text)
            let exchange = transcript.exchange(StyledText(InterviewWords.message[language]), StyledText(text))
            return (isDescription ? [] : exchange) + (try transcript.understanding(of: after))
        case .read(let question, let answer):
            return exchange(question, answer, note: InterviewWords.fromMessage) + transcript.progress(of: after)
        case .readInCode: return isReadBefore(index) ? [] : transcript.readings(of: diagnosis)
        case .checked: return transcript.findings(of: after)
        case .answered(let question, let answer):
            return exchange(question, answer) + transcript.progress(of: after)
        case .answerUnknown(let question):
            return exchange(question, command: .dontKnow) + transcript.progress(of: after)
        case .askedWhy(let question):
            guard let asked = before.question(question) else { return [] }
            let page = PurposePage(
                question: asked, purpose: before.purpose(of: question), language: language, style: style)
            return exchange(question, command: .why) + page.lines
        case .rejectedFix(let slug):
            let title = before.ranking.first { $0.slug == slug }?.title[language] ?? slug.text
            let question = StyledText(ResultWords.didItHelp(title)[language])
            return try result(of: before) + transcript.exchange(question, StyledText(ResultWords.no[language]))
        case .undone: return transcript.reply(StyledText(PromptCommand.back.name[language], .muted))
        }
    }

    /// What the code says is printed once, where the first of it was read.
    private func isReadBefore(_ index: Int) -> Bool {
        diagnosis.history[..<index].contains { if case .readInCode = $0 { true } else { false } }
    }

    private func isPastedNext(_ text: String, after index: Int) -> Bool {
        let next = index + 1
        return next < diagnosis.history.count && diagnosis.history[next] == .pasted(text)
    }

    private func result(of diagnosis: Diagnosis) throws -> [StyledText] {
        try ResultPage(diagnosis: diagnosis, isFinal: diagnosis.next == nil, language: language, style: style).lines()
    }

    private func exchange(
        _ id: Identifier<Question>, _ answer: Identifier<Answer>, note: Localized<String>? = nil
    ) -> [StyledText] {
        guard let question = diagnosis.question(id), let answer = question.answers.first(where: { $0.id == answer })
        else { return [] }
        let remark = note.map { StyledText(" (\($0[language]))", .muted) } ?? ""
        return transcript.exchange(transcript.text(of: question), transcript.text(of: answer) + remark)
    }

    private func exchange(_ id: Identifier<Question>, command: PromptCommand) -> [StyledText] {
        guard let question = diagnosis.question(id) else { return [] }
        return transcript.exchange(
            transcript.text(of: question), StyledText(command.name[language], .muted))
    }
}
