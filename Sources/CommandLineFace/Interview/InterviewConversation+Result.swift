import PickerHelp
import Rendering

extension InterviewConversation {
    /// What can be done when the result is on the screen.
    private enum Choice {
        case solved, rejected, entry, more, change, stop

        var words: Localized<String> {
            switch self {
            case .solved: ResultWords.yes
            case .rejected: ResultWords.no
            case .entry: ResultWords.entry
            case .more: ResultWords.more
            case .change: ResultWords.reconsider
            case .stop: ResultWords.stop
            }
        }
    }

    /// Shows the result and asks whether it helped.
    mutating func conclude() throws -> Ending? {
        guard let cause = diagnosis.nextFix else { return try giveUp() }
        try show(cause)
        var choices: [Choice] = [.solved, .rejected, .entry]
        let further = diagnosis.further
        if further != nil { choices.append(.more) }
        let question = ResultWords.didItHelp(cause.title[language])[language]
        switch try offer(choices, question: question, commands: [.status, .back, .change, .quit]) {
        case .chosen(.solved): return .solved
        case .chosen(.rejected):
            try diagnosis.rejectFix(of: cause.slug)
            try keep()
        case .chosen(.entry): try showEntry(cause)
        case .chosen(.more): wanted = further
        case .chosen(.change), .chosen(.stop): break
        case .command(let command): return try obey(command)
        case .ended(let ending): return ending
        }
        return nil
    }

    /// The whole result for a cause that is new, a line for the one that stands on the screen.
    private mutating func show(_ cause: RankedCause) throws {
        let result = try ShownResult(diagnosis)
        guard shown == result else {
            shown = result
            return try printResult()
        }
        let line =
            StyledText(ResultWords.still[language], .muted) + StyledText(cause.title[language], .title)
            + StyledText("  " + Percent.text(cause.probability), .good)
        try console.print(transcript.remark(line))
    }

    /// Prints what was found; nothing more will be asked where the interview has no further question.
    func printResult() throws {
        let isFinal = diagnosis.next == nil
        let page = ResultPage(diagnosis: diagnosis, isFinal: isFinal, language: language, style: console.style)
        try console.print(try page.lines())
    }

    private func showEntry(_ cause: RankedCause) throws {
        guard let entry = try diagnosis.advice(about: cause)?.entry else { return }
        try console.print(EntryPage(entry: entry, language: language, style: console.style).lines + [StyledText()])
    }

    /// Says that nothing likely is left, and what to do about it.
    private mutating func giveUp() throws -> Ending? {
        if shown != nil || diagnosis.rejected.isEmpty { try printResult() }
        shown = nil
        let further = diagnosis.further
        var choices: [Choice] = [.stop]
        if further != nil { choices.append(.more) }
        if !diagnosis.givenAnswers.isEmpty { choices.append(.change) }
        switch try offer(choices, question: ResultWords.anythingElse[language], commands: [.status, .back, .quit]) {
        case .chosen(.more): wanted = further
        case .chosen(.change): return try obey(.change)
        case .chosen: return .left
        case .command(let command): return try obey(command)
        case .ended(let ending): return ending
        }
        return nil
    }

    private enum Reply {
        case chosen(Choice)
        case command(PromptCommand)
        case ended(Ending)
    }

    private func offer(
        _ choices: [Choice], question: String, commands: [PromptCommand]
    ) throws -> Reply {
        let prompt = ChoicePrompt(
            question: StyledText(question), choices: choices.map { StyledText($0.words[language]) },
            commands: commands, language: language)
        switch try prompt.ask(on: console) {
        case .choice(let index): return .chosen(choices[index])
        case .command(let command): return .command(command)
        case .interrupted: return .ended(.interrupted)
        case .end: return .ended(.inputEnded)
        }
    }
}
