import CommandLineSyntax
import MachineOutput
import PickerHelp
import Rendering

/// `pattern`: code for a picker, made for the user's facts.
enum PatternCommand: Command {
    /// The command line that lists the patterns' names, for completion.
    static let listingNames = "picker-doctor pattern --names"

    static let id = ArgumentDescription(
        "ID", count: .optional, rule: .listed(by: listingNames, .text),
        summary: Localized(english: "The pattern's name; without it the list", chinese: "模板名称；不写则列出全部"))
    static let list = OptionDescription(
        "list", summary: Localized(english: "List the patterns, a line each", chinese: "列出所有模板，每个一行"))
    static let names = OptionDescription(
        "names", summary: Localized(english: "List the patterns' names alone", chinese: "只列出模板名称"))
    static let explain = OptionDescription(
        "explain", summary: Localized(english: "The explanation, with the code in it", chinese: "输出说明，代码在其中"))

    static let description = CommandDescription(
        PatternCommandLine.command,
        summary: Localized(english: "Code for a picker that compiles as it stands", chinese: "生成可直接编译的选择器代码"),
        discussion: Localized(
            english: """
                Prints a Swift file and nothing else. It begins with a declaration that stands for your own type; --bare \
                leaves that out.
                """,
            chinese: "只输出一个 Swift 文件。开头的声明代替你自己的类型，加 --bare 则不输出。"),
        arguments: [id],
        options: PatternFactOptions.all + [list, names, explain, .json],
        exclusions: [["list", "names", "explain"], ["explain", "json"], ["names", "json"]],
        examples: [
            CommandDescription.Example(
                "picker-doctor pattern",
                meaning: Localized(english: "the list of patterns", chinese: "模板列表")),
            CommandDescription.Example(
                "picker-doctor pattern optional-selection --selection-type Department > P.swift",
                meaning: Localized(english: "code for your own type", chinese: "为自己的类型生成代码")),
            CommandDescription.Example(
                "picker-doctor pattern enum-picker --style segmented --explain",
                meaning: Localized(english: "code in a style, explained", chinese: "指定样式的代码及说明")),
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let parsed = invocation.parsed
        let help = try invocation.openKnowledge()
        guard let text = parsed.value(of: id), !parsed.has(list), !parsed.has(names) else {
            return try printList(try help.patterns(), invocation)
        }
        guard let id = PatternID(text.lowercased()), let pattern = try help.pattern(named: id) else {
            throw PatternError.unknown(text, nearest: try help.patternNames(near: text))
        }
        let facts = PatternFactOptions.facts(parsed)
        let code = try help.code(of: pattern, facts: facts)
        if parsed.has(.json) {
            let document = PatternDocument(pattern, code, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
            return .success
        }
        let ignored = code.ignored.map(PatternCommandLine.option)
        if !ignored.isEmpty { invocation.remark(PatternWords.ignored(ignored, by: id)) }
        if parsed.has(explain) {
            let page = PatternPage(
                pattern: pattern, code: code, language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        } else {
            try invocation.output.write(code.code)
        }
        return .success
    }

    private static func printList(_ patterns: [PatternHeading], _ invocation: Invocation) throws -> ExitStatus {
        if invocation.parsed.has(names) {
            try invocation.output.write(patterns.map { $0.id.text + "\n" }.joined())
        } else if invocation.parsed.has(.json) {
            let document = PatternListDocument(patterns, language: invocation.language)
            try invocation.print(machineText: try JSONText.of(document))
        } else {
            let page = PatternListPage(
                patterns: patterns, language: invocation.language, style: invocation.console.style)
            try invocation.console.print(page.lines)
        }
        return patterns.isEmpty ? .negative : .success
    }
}
