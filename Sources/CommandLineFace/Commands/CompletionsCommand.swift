import CommandLineSyntax
import PickerHelp

/// `completions`: the script with which a shell completes this program's commands and options.
enum CompletionsCommand: Command {
    static let shell = ArgumentDescription(
        "SHELL", rule: .choice(CompletionScript.Shell.allCases.map(\.rawValue)),
        summary: Localized(english: "The shell", chinese: "命令行外壳"))

    static let description = CommandDescription(
        "completions", summary: Localized(english: "A completion script for a shell", chinese: "输出命令补全脚本"),
        arguments: [shell],
        examples: [
            CommandDescription.Example(
                "source <(picker-doctor completions bash)",
                meaning: Localized(english: "for this session of bash", chinese: "在当前 bash 中启用"))
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        guard let shell = invocation.parsed.value(of: shell).flatMap(CompletionScript.Shell.init) else {
            return .failure
        }
        let script = CompletionScript(shell: shell, program: CommandTree.program, language: invocation.language)
        try invocation.print(machineText: script.source)
        return .success
    }
}
