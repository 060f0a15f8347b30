import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `questions`: every question of the interview with its answers, under the names that `diagnose --answer` takes.
enum QuestionsCommand: Command {
    static let names = OptionDescription(
        "names", summary: Localized(english: "The names of the questions alone, one a line", chinese: "只输出问题的名称，每行一个"))

    static let description = CommandDescription(
        "questions", summary: Localized(english: "The interview's questions and answers", chinese: "列出问诊的问题与答案"),
        options: [.json, names], exclusions: [["json", "names"]],
        examples: [
            CommandDescription.Example(
                "picker-doctor questions",
                meaning: Localized(
                    english: "the names for --answer of diagnose", chinese: "diagnose 的 --answer 可用的名称"))
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let questions = try invocation.openKnowledge().questions()
        let language = invocation.language
        if invocation.parsed.has(.json) {
            let document = QuestionsDocument(questions, language: language)
            try invocation.print(machineText: try JSONText.of(document))
        } else if invocation.parsed.has(names) {
            try invocation.output.write(questions.map { $0.id.text + "\n" }.joined())
        } else {
            let page = QuestionsPage(questions: questions, language: language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return .success
    }
}
