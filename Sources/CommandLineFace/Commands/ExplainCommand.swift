import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `explain`: one entry whole, or what is behind a message.
enum ExplainCommand: Command {
    static let subject = ArgumentDescription(
        "SUBJECT", count: .oneOrMore, rule: .listed(by: TableCommand.listingNames, .text),
        summary: Localized(english: "An entry's name, or a pasted message", chinese: "条目名称，或粘贴的提示"))
    static let markdown = OptionDescription(
        "markdown", summary: Localized(english: "The answer as Markdown", chinese: "以 Markdown 输出"))

    static let description = CommandDescription(
        "explain", summary: Localized(english: "Explain an entry or a message", chinese: "解释一个条目或一条提示"),
        arguments: [subject], options: [.json, markdown], exclusions: [["json", "markdown"]],
        examples: [
            CommandDescription.Example(
                "picker-doctor explain missing-tag", meaning: Localized(english: "an entry", chinese: "一个条目")),
            CommandDescription.Example(
                "picker-doctor explain 'Picker: the selection \"nil\" is invalid and …'",
                meaning: Localized(english: "a line from the console", chinese: "控制台里的一行")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let text = invocation.parsed.values(of: subject).joined(separator: " ")
        guard !text.allSatisfy(\.isWhitespace) else {
            throw UsageError(path: invocation.parsed.path, problem: subject.missing)
        }
        let help = try invocation.openKnowledge()
        let explanation = try help.explain(text)
        let language = invocation.language
        var patterns: [PatternSuggestion] = []
        if case .entry(let entry) = explanation { patterns = try help.patterns(for: entry) }
        if invocation.parsed.has(.json) {
            let document = ExplanationDocument(
                explanation, fixClasses: try help.fixClassNames(), patterns: patterns, language: language)
            try invocation.print(machineText: try JSONText.of(document))
        } else if invocation.parsed.has(markdown) {
            let page = ExplanationMarkdown(
                explanation, patterns: patterns, unknown: try unknown(text, explanation, help, language),
                language: language)
            try invocation.print(machineText: page.text)
        } else {
            let style = invocation.console.style
            switch explanation {
            case .entry(let entry):
                let page = EntryPage(entry: entry, patterns: patterns, language: language, style: style)
                try invocation.console.print(page.lines)
            case .message(let explanation):
                let page = MessagePage(explanation: explanation, language: language, style: style)
                try invocation.console.print(page.lines)
            case .unknown:
                let wrapper = LineWrapper(width: style.proseWidth)
                let words = try unknown(text, explanation, help, language)
                // A command stays unbroken, so that it can be copied.
                try invocation.console.print(words.prefix(1).flatMap(wrapper.wrap) + words.dropFirst())
            }
        }
        if case .unknown = explanation { return .negative }
        return .success
    }

    /// What is said where nothing has the name: near names, else what a search finds first and the command for it.
    private static func unknown(
        _ text: String, _ explanation: Explanation, _ help: KnowledgeBase, _ language: Language
    ) throws -> [StyledText] {
        guard case .unknown(let nearest) = explanation else { return [] }
        if !nearest.isEmpty { return [ExplainWords.unknown(text, nearest: nearest)[language]] }
        let found = try help.search(text, limit: 1, language: language).results.first
        return [
            ExplainWords.unknown(text, found: found?.title[language])[language],
            found == nil ? StyledText("picker-doctor search …", .code) : ExplainWords.search(text),
        ]
    }
}
