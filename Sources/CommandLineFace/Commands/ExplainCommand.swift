import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `explain`: one entry whole, or what is behind a message.
enum ExplainCommand: Command {
    static let subject = ArgumentDescription(
        "SUBJECT", count: .oneOrMore,
        summary: Localized(english: "An entry's name, or a pasted message", chinese: "条目名称，或粘贴的提示"))
    static let markdown = OptionDescription(
        "markdown", summary: Localized(english: "The answer as Markdown", chinese: "以 Markdown 输出"))

    static let description = CommandDescription(
        "explain", summary: Localized(english: "Explain an entry or a message", chinese: "解释一个条目或一条提示"),
        arguments: [subject], options: [CommandTree.json, markdown], exclusions: [["json", "markdown"]],
        examples: [
            CommandDescription.Example(
                "picker-doctor explain missing-tag", meaning: Localized(english: "an entry", chinese: "一个条目")),
            CommandDescription.Example(
                "picker-doctor explain 'Picker: the selection \"nil\" is invalid and …'",
                meaning: Localized(english: "a line from the console", chinese: "控制台里的一行")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let help = try invocation.openKnowledge()
        let text = invocation.parsed.values(of: subject).joined(separator: " ")
        let explanation = try help.explain(text)
        let language = invocation.language
        if case .unknown(let nearest) = explanation {
            if invocation.parsed.has(CommandTree.json) {
                let document = ExplanationDocument(explanation, fixClasses: [:], language: language)
                try invocation.print(machineText: try JSONText.of(document))
            } else {
                try invocation.console.print(ExplainWords.unknown(text, nearest: nearest)[language])
            }
            return .found
        }
        if invocation.parsed.has(CommandTree.json) {
            let document = ExplanationDocument(explanation, fixClasses: try help.fixClassNames(), language: language)
            try invocation.print(machineText: try JSONText.of(document))
        } else if invocation.parsed.has(markdown) {
            try invocation.print(machineText: ExplanationMarkdown(explanation, language: language).text)
        } else {
            let style = invocation.console.style
            switch explanation {
            case .entry(let entry):
                try invocation.console.print(EntryPage(entry: entry, language: language, style: style).lines)
            case .message(let explanation):
                let page = MessagePage(explanation: explanation, language: language, style: style)
                try invocation.console.print(page.lines)
            case .unknown: break
            }
        }
        return .success
    }
}
