import PickerHelp
import Rendering

extension InterviewConversation {
    /// Asks a question once; a command leaves it open.
    mutating func ask(_ question: Question) throws -> Ending? {
        let current = question.answers.firstIndex { $0.id == diagnosis.answers[question.id] }
        let prompt = ChoicePrompt(
            question: transcript.text(of: question),
            choices: question.answers.map(transcript.text(of:)), commands: commands, initial: current ?? 0,
            language: language)
        switch try prompt.ask(on: console) {
        case .choice(let index):
            try diagnosis.answer(question.id, with: question.answers[index].id)
            try goOn()
        case .command(.dontKnow):
            try diagnosis.answerUnknown(question.id)
            try goOn()
        case .command(.why): try explain(question)
        case .command(let command): return try obey(command)
        case .interrupted: return .interrupted
        case .end: return .inputEnded
        }
        return nil
    }

    /// What can be done instead of answering; what would do nothing is not offered.
    private var commands: [PromptCommand] {
        let hasPast = !diagnosis.givenAnswers.isEmpty
        return PromptCommand.allCases.filter { command in
            switch command {
            case .change: hasPast
            case .back: hasPast || !diagnosis.rejected.isEmpty || undescribed != nil
            case .dontKnow, .why, .status, .quit: true
            }
        }
    }

    /// After an answer: keeps it and says in a line where it leads.
    private mutating func goOn() throws {
        wanted = nil
        try keep()
        try console.print(transcript.progress(of: diagnosis))
    }

    /// The commands that mean the same at a question and at the result.
    mutating func obey(_ command: PromptCommand) throws -> Ending? {
        switch command {
        case .status: try showStatus()
        case .back: return try goBack()
        case .change: return try changeAnswer()
        case .quit: return .left
        case .dontKnow, .why: break
        }
        return nil
    }

    /// Says why a question is asked, and writes down that the person wanted to know.
    private mutating func explain(_ question: Question) throws {
        let page = PurposePage(
            question: question, purpose: diagnosis.purpose(of: question.id), language: language, style: console.style)
        try diagnosis.askWhy(question.id)
        try keep()
        try console.print(page.lines)
    }

    private func showStatus() throws {
        try console.print(
            StatusPage(diagnosis: diagnosis, language: language, style: console.style).lines)
    }

    /// Takes the last answer back and asks it again; at the first question, goes back to the description.
    private mutating func goBack() throws -> Ending? {
        wanted = nil
        shown = nil
        switch diagnosis.undo() {
        case .answered(let id, _), .answerUnknown(let id):
            // An answer that was given anew falls back to the one before.
            wanted = diagnosis.question(id)
            try keep()
        case nil:
            guard let undescribed else { break }
            diagnosis = undescribed
            try keep()
            return try askForDescription()
        default: try keep()
        }
        return nil
    }

    /// Lets the person choose one of the answered questions, to be asked next.
    private mutating func changeAnswer() throws -> Ending? {
        let given = diagnosis.givenAnswers
        guard !given.isEmpty else { return nil }
        let prompt = ChoicePrompt(
            question: StyledText(InterviewWords.whichAnswer[language]),
            choices: given.map { transcript.text($0.question, $0.answer) }, commands: [.back, .quit],
            initial: given.count - 1, language: language)
        switch try prompt.ask(on: console) {
        case .choice(let index): wanted = given[index].question
        case .command(.quit): return .left
        case .command: break
        case .interrupted: return .interrupted
        case .end: return .inputEnded
        }
        return nil
    }
}
