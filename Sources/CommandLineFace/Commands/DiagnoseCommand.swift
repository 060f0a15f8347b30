import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering
import SourceCommandLine

/// `diagnose`: the interview, step by step for a program or with a person.
enum DiagnoseCommand: Command {
    static let say = OptionDescription(
        "say", value: .one(name: "SENTENCE", rule: .text),
        summary: Localized(english: "What goes wrong, in your own words", chinese: "用自己的话说出了什么问题"))
    static let message = OptionDescription(
        "message", value: .one(name: "TEXT", rule: .text),
        summary: Localized(english: "A console line, a compiler error or a crash text", chinese: "控制台提示、编译错误或崩溃信息"))
    static let file = OptionDescription(
        "file", value: .one(name: "FILE[:LINE]", rule: .file),
        summary: Localized(
            english: "The Swift file with the picker, and its line; what the code says is not asked",
            chinese: "Picker 所在的 Swift 文件和行号；代码里能看出的就不再问"))
    static let answer = OptionDescription(
        "answer", short: "a",
        value: .many(
            name: "QUESTION=ANSWER", rule: .listed(by: "picker-doctor questions --names", .pair)),
        summary: Localized(
            english: "The answer to a question; “unknown” where you do not know", chinese: "对某个问题的回答；不知道写 unknown"))
    static let reject = OptionDescription(
        "reject", value: .many(name: "ENTRY", rule: .listed(by: TableCommand.listingNames, .text)),
        summary: Localized(english: "A cause whose fix did not help", chinese: "修复后没有效果的原因"))
    static let save = OptionDescription(
        "save", value: .one(name: "FILE", rule: .file),
        summary: Localized(english: "Keep the interview in a file", chinese: "把问诊保存到文件"))
    static let resume = OptionDescription(
        "resume", value: .one(name: "FILE", rule: .file),
        summary: Localized(english: "Go on with a saved interview", chinese: "继续已保存的问诊"))
    static let replay = OptionDescription(
        "replay", value: .one(name: "FILE", rule: .file),
        summary: Localized(english: "Print a saved interview again", chinese: "重放已保存的问诊"))

    /// The answer that stands for "don't know" on the command line.
    private static let unknownAnswer = "unknown"
    /// How many causes the JSON lists.
    private static let listed = 10

    static let description = CommandDescription(
        "diagnose", summary: Localized(english: "Narrow the cause by questions", chinese: "通过问答缩小原因"),
        discussion: Localized(
            english: """
                With --json it never prompts: it takes what it is given and returns the ranking and the next question. \
                Otherwise it asks, with keys on a terminal and line by line elsewhere. \
                `picker-doctor questions` lists the names for --answer.
                """,
            chinese: """
                加上 --json 时不会提问：接受给出的内容，返回排名和下一个问题。否则就提问：终端里用按键，其他情况逐行输入。\
                --answer 可用的名称由 `picker-doctor questions` 列出。
                """),
        options: [say, message, file, SourceOptions.sdk, answer, reject, save, resume, replay, .json],
        // A replay prints what happened: nothing can be added to it.
        exclusions: ["resume", "json", "say", "message", "file", "sdk", "answer", "reject", "save"].map {
            ["replay", $0]
        },
        examples: [
            CommandDescription.Example(
                "picker-doctor diagnose --say 'nothing happens when I choose a row'",
                meaning: Localized(english: "begin with a sentence", chinese: "从一句话开始")),
            CommandDescription.Example(
                "picker-doctor diagnose --file Sources/SettingsView.swift:42",
                meaning: Localized(english: "begin with the code", chinese: "从代码开始")),
            CommandDescription.Example(
                "picker-doctor diagnose --answer style=wheel --answer selection-type=int --json",
                meaning: Localized(english: "one step for a program", chinese: "供程序调用的一步")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let help = try invocation.openKnowledge()
        let parsed = invocation.parsed
        if let path = parsed.value(of: replay) { return try replay(SessionFile(path: path), with: help, invocation) }
        var (diagnosis, language) = (try help.startDiagnosis(), invocation.language)
        if let path = parsed.value(of: resume) {
            let saved = try SessionFile(path: path).read()
            diagnosis = try SessionFile(path: path).diagnosis(of: saved, with: help)
            language = invocation.language(ofSaved: saved)
        }
        let isNew = diagnosis.history.isEmpty
        let sdk = parsed.value(of: SourceOptions.sdk)
        if let place = parsed.value(of: file) {
            switch try CodeReading(invocation: invocation, language: language, sdk: sdk).site(at: place) {
            case .site(let site): site.answer(in: &diagnosis)
            case .ended(let status): return status
            }
        }
        if let release = sdk.flatMap({ Version($0) }) { try diagnosis.build(with: release) }
        let message = try take(parsed, into: &diagnosis)
        let kept = (parsed.value(of: save) ?? parsed.value(of: resume)).map(SessionFile.init)
        guard parsed.has(.json) else {
            let isDescribed = parsed.has(say) || message?.recognized == true
            var conversation = InterviewConversation(
                diagnosis: diagnosis, file: kept, console: invocation.console, language: language,
                asksForDescription: isNew && !isDescribed,
                unknownMessage: message.flatMap { $0.recognized ? nil : $0.text })
            return try conversation.run()
        }
        try kept?.write(diagnosis.saved(language: language))
        let document = try DiagnosisDocument(diagnosis, message: message, limit: listed, language: language)
        try invocation.print(machineText: try JSONText.of(document))
        return .success
    }

    private static func replay(
        _ file: SessionFile, with help: KnowledgeBase, _ invocation: Invocation
    ) throws -> ExitStatus {
        let saved = try file.read()
        let console = invocation.console
        let replay = InterviewReplay(
            diagnosis: try file.diagnosis(of: saved, with: help), language: invocation.language(ofSaved: saved),
            style: console.style)
        try console.print(try replay.lines())
        return .success
    }

    /// Takes what the command line says, in a fixed order.
    ///
    /// - Returns: the message that was given, and whether it is known.
    private static func take(
        _ parsed: ParsedCommand, into diagnosis: inout Diagnosis
    ) throws -> DiagnosisDocument.Message? {
        if let sentence = parsed.value(of: say) { try diagnosis.describe(sentence) }
        let message = try parsed.value(of: message).map {
            DiagnosisDocument.Message(text: $0, recognized: try diagnosis.paste($0))
        }
        for (name, value) in parsed.pairs(of: answer) {
            guard let question = Identifier<Question>(name) else { throw DiagnosisError.unknownQuestion(name) }
            if value == unknownAnswer {
                try diagnosis.answerUnknown(question)
            } else if let answer = Identifier<Answer>(value) {
                try diagnosis.answer(question, with: answer)
            } else {
                throw DiagnosisError.unknownAnswer(value, question: name)
            }
        }
        for name in parsed.values(of: reject) {
            guard let slug = Slug(name) else { throw DiagnosisError.unknownCause(name) }
            try diagnosis.rejectFix(of: slug)
        }
        return message
    }
}
