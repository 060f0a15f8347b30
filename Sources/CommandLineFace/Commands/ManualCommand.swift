import CommandLineSyntax
import PickerHelp

/// `manual`: the manual page in the form that `man` reads.
enum ManualCommand: Command {
    static let description = CommandDescription(
        "manual", summary: Localized(english: "The manual page, for man", chinese: "输出 man 手册页"),
        examples: [
            CommandDescription.Example(
                "picker-doctor manual | man -l -", meaning: Localized(english: "read it", chinese: "阅读手册"))
        ])

    static func run(_ invocation: Invocation) throws -> ExitStatus {
        let page = ManPage(
            program: CommandTree.program, version: CommandTree.version, language: invocation.language)
        try invocation.print(machineText: page.source)
        return .success
    }
}
