import PickerHelp
import Rendering

/// The interview with a person: asks until the cause is found, then stays until the picker works.
struct InterviewConversation {
    /// How an interview ends.
    enum Ending: Hashable {
        /// The repair helped.
        case solved
        /// The person leaves.
        case left
        /// Ctrl-C.
        case interrupted
        /// There is no more input.
        case inputEnded
    }

    /// What tells one result from another: more answers may leave the cause and change the fitting code.
    struct ShownResult: Hashable {
        let cause: Slug
        let program: String?

        /// The result that a diagnosis has now; nil where nothing likely is left.
        init?(_ diagnosis: Diagnosis) throws {
            guard let cause = diagnosis.nextFix else { return nil }
            self.cause = cause.slug
            program = try diagnosis.advice(about: cause)?.program?.file
        }
    }

    var diagnosis: Diagnosis
    let file: SessionFile?
    let console: Console
    let language: Language
    /// The interview before the person described the trouble; nil where that is not asked.
    let undescribed: Diagnosis?
    /// A message from the command line that is not known.
    let unknownMessage: String?
    /// A question that the person wants to answer next, whatever it is worth.
    var wanted: Question?
    /// The result that stands on the screen.
    var shown: ShownResult?

    /// - Parameters:
    ///   - diagnosis: what is known already.
    ///   - file: where the interview is kept; nil keeps nothing.
    ///   - asksForDescription: whether to ask first what goes wrong.
    ///   - unknownMessage: a message that was given and is not known.
    init(
        diagnosis: Diagnosis, file: SessionFile?, console: Console, language: Language, asksForDescription: Bool,
        unknownMessage: String? = nil
    ) {
        self.diagnosis = diagnosis
        self.file = file
        self.console = console
        self.language = language
        self.unknownMessage = unknownMessage
        undescribed = asksForDescription ? diagnosis : nil
    }

    var transcript: InterviewTranscript { InterviewTranscript(language: language, style: console.style) }

    /// Holds the interview.
    ///
    /// - Returns: the status with which the program ends.
    /// - Throws: `SessionFileError` before the first question where the interview cannot be kept; `KnowledgeError`,
    ///   `TerminalError`.
    mutating func run() throws -> ExitStatus {
        try keep()
        try console.print(transcript.greeting)
        try console.print(transcript.readings(of: diagnosis) + transcript.findings(of: diagnosis))
        if let unknownMessage {
            try console.print(transcript.unrecognized(unknownMessage))
        }
        var ending = try undescribed == nil ? takeUp() : askForDescription()
        while ending == nil { ending = try step() }
        return try close(ending)
    }

    /// The next question, or the result where there is none.
    private mutating func step() throws -> Ending? {
        guard let question = wanted ?? diagnosis.next else { return try conclude() }
        return try ask(question)
    }

    /// Writes down what happened so far.
    func keep() throws { try file?.write(diagnosis.saved(language: language)) }

    // MARK: The start

    /// Asks what goes wrong.
    mutating func askForDescription() throws -> Ending? {
        switch try LinePrompt(question: StyledText(InterviewWords.opening[language])).ask(on: console) {
        case .text(""): return nil
        case .text(let text) where !Diagnosis.isDescription(text):
            try console.print(transcript.remark(StyledText(InterviewWords.noWords[language], .muted)))
            return nil
        case .text(let text):
            try diagnosis.describe(text)
            try keep()
            try console.print(try transcript.understanding(of: diagnosis))
            return nil
        case .interrupted: return .interrupted
        case .end: return .inputEnded
        }
    }

    /// Says what is known from the command line or from a saved interview.
    private func takeUp() throws -> Ending? {
        let answers = diagnosis.givenAnswers
        if !answers.isEmpty {
            let text = InterviewWords.resumed(answers: answers.count)[language]
            try console.print(transcript.remark(StyledText(text, .muted)))
        }
        if let description = diagnosis.lastDescription {
            try console.print(transcript.reply(StyledText(description)))
        }
        try console.print(try transcript.understanding(of: diagnosis))
        return nil
    }

    // MARK: The end

    private func close(_ ending: Ending?) throws -> ExitStatus {
        switch ending {
        case .interrupted: return .interrupted
        case .solved: try console.print(StyledText(InterviewWords.solved[language], .good))
        case .left: try sayGoodbye()
        case .inputEnded, nil:
            // What stands on the screen already is not said twice.
            let result = try ShownResult(diagnosis)
            guard shown == nil || shown != result else { break }
            // The menu that was not answered ends without an empty line.
            try console.print([StyledText()])
            try printResult()
        }
        return .success
    }

    /// Says how to take up the thread again.
    private func sayGoodbye() throws {
        var lines: [StyledText] = []
        if let file { lines.append(InterviewWords.goOn(file.path)[language]) }
        if let cause = diagnosis.nextFix, cause.probability >= DiagnosisVerdict.Threshold.named {
            lines.append(InterviewWords.readMore(cause.slug)[language])
        }
        guard !lines.isEmpty else { return }
        try console.print(StyledText(InterviewWords.left[language], .muted))
        // Unbroken, so that a long command can be copied.
        try console.print(lines)
    }
}
