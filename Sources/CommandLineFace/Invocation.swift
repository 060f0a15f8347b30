import CommandLineSyntax
import PickerHelp
import Rendering
import SourceCommandLine

/// One run of the program: what was asked, in which language, and where the answer goes.
struct Invocation {
    let parsed: ParsedCommand
    let language: Language
    let output: TerminalOutput
    let errors: TerminalOutput
    /// The command line as it was typed, without the program's name.
    let words: [String]

    /// The person at the other end.
    var console: Console {
        let color = parsed.value(of: .color).flatMap(OutputStyle.ColorChoice.init) ?? .auto
        return Console.standard(color: color, output: output)
    }

    /// The knowledge that the command line names, or the one that comes with the program.
    func openKnowledge() throws -> KnowledgeBase {
        try KnowledgeBase(knowledgePath: parsed.value(of: .knowledge))
    }

    /// The language for something saved: the one on the command line, else the one in which it was saved.
    func language(ofSaved saved: SavedDiagnosis) -> Language {
        parsed.value(of: .language) == nil ? saved.language : language
    }

    /// Says something beside the answer, on the standard error.
    func remark(_ sentence: Localized<StyledText>) { FailureReport(to: errors).tell(sentence[language]) }

    /// Prints a text for another program as it is, with a line end.
    func print(machineText text: String) throws {
        try output.write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// The interview on a terminal, help elsewhere.
    func start() throws -> ExitStatus {
        guard console.isInteractive else { return try showHelp() }
        return try DiagnoseCommand.run(self)
    }

    func showHelp() throws -> ExitStatus {
        let page = HelpPage(program: CommandTree.program, path: parsed.path, language: language)
        try console.print(page.lines(width: console.style.proseWidth))
        return .success
    }

    func showVersion() throws -> ExitStatus {
        try print(machineText: "picker-doctor \(CommandTree.version)")
        return .success
    }
}
