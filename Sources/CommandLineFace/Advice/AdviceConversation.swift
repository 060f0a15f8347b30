import PickerHelp
import Rendering

/// The short interview of `advise`: a few questions, each of which may stay open, and the advice.
struct AdviceConversation {
    let console: Console
    let language: Language
    /// Where the code comes from; without it the commands are as the rules name them.
    let help: KnowledgeBase?
    /// What was answered, question by question; nil for one that stays open.
    private var answers: [Int?] = []

    init(console: Console, language: Language, help: KnowledgeBase? = nil) {
        self.console = console
        self.language = language
        self.help = help
    }

    /// Holds the interview.
    ///
    /// - Returns: the status with which the program ends.
    /// - Throws: `TerminalError`.
    mutating func run() throws -> ExitStatus {
        while answers.count < AdviceQuestion.all.count {
            let question = AdviceQuestion.all[answers.count]
            var commands: [PromptCommand] = [.dontKnow, .quit]
            if !answers.isEmpty { commands.insert(.back, at: 1) }
            let prompt = ChoicePrompt(
                question: StyledText(question.text[language]),
                choices: question.answers.map { StyledText($0.text[language]) }, commands: commands,
                language: language)
            switch try prompt.ask(on: console) {
            case .choice(let index): answers.append(index)
            case .command(.back): answers.removeLast()
            case .command(.dontKnow): answers.append(nil)
            case .command: return .success
            case .interrupted: return .interrupted
            // What was said is enough for an answer.
            case .end: answers += Array(repeating: nil, count: AdviceQuestion.all.count - answers.count)
            }
        }
        let request = request
        let found = try KnowledgeBase.advise(on: request.situation)
        let advice = try help?.withCode(found) ?? found
        try console.print(
            AdvicePage(
                advice: advice, firstCode: try advice.patterns.first.flatMap { try help?.code(of: $0) },
                request: request, language: language, style: console.style
            ).lines)
        return .success
    }

    /// What the answers say.
    private var request: AdviceRequest {
        var request = AdviceRequest()
        for (question, answer) in zip(AdviceQuestion.all, answers) {
            if let answer { question.answers[answer].meaning(&request.situation) }
        }
        let situation = request.situation
        request.answered = Situation.Fact.allCases.filter { situation.says($0) }
        return request
    }
}
