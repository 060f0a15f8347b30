import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `search`: the entries that fit what a person typed.
enum SearchCommand: Command {
    static let words = ArgumentDescription(
        "WORDS", count: .oneOrMore,
        summary: Localized(
            english: "A description, code, or a pasted message; English, Chinese or both", chinese: "描述、代码或粘贴的提示，中英文均可")
    )
    static let limit = OptionDescription(
        "limit", short: "n", value: .one(name: "N", rule: .integer(1...1000)),
        summary: Localized(english: "The greatest number of results", chinese: "最多显示几条"), defaultValue: "5")
    static let style = OptionDescription(
        "style", value: .one(name: "STYLE", rule: .choice(Applicability.Style.allCases.map(\.rawValue))),
        summary: Localized(english: "Only what applies to this picker style", chinese: "只看适用于该样式的条目"))
    static let platform = OptionDescription(
        "platform", value: .one(name: "PLATFORM", rule: .choice(Applicability.Platform.allCases.map(\.rawValue))),
        summary: Localized(english: "Only what applies to this platform", chinese: "只看适用于该平台的条目"))

    static let description = CommandDescription(
        "search", summary: Localized(english: "Find causes by their symptoms", chinese: "按现象查找原因"),
        arguments: [words], options: [limit, style, platform, .json],
        examples: [
            CommandDescription.Example(
                "picker-doctor search 点击没有反应", meaning: Localized(english: "in Chinese", chinese: "用中文")),
            CommandDescription.Example(
                "picker-doctor search --platform macOS blank popup",
                meaning: Localized(english: "on the Mac only", chinese: "只看 Mac")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let parsed = invocation.parsed
        let answer = try invocation.openKnowledge().search(
            parsed.values(of: words).joined(separator: " "), limit: parsed.integer(of: limit) ?? 5,
            style: parsed.value(of: style).flatMap(Applicability.Style.init),
            platform: parsed.value(of: platform).flatMap(Applicability.Platform.init), language: invocation.language)
        if parsed.has(.json) {
            let document = SearchDocument(answer, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            try invocation.console.print(
                SearchPage(answer: answer, language: invocation.language, style: invocation.console.style).lines)
        }
        return answer.results.isEmpty ? .negative : .success
    }
}
