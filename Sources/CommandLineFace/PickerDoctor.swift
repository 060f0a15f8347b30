import CommandLineSyntax
import PickerHelp
import Rendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `picker-doctor` on the command line.
package enum PickerDoctor {
    /// Does what the command line says and ends the process with the documented status.
    package static func main() -> Never {
        SystemTerminal.ignoreBrokenPipes()
        let output = TerminalOutput(descriptor: SystemTerminal.standardOutput)
        let errors = TerminalOutput(descriptor: SystemTerminal.standardError, capacity: 0)
        let words = Array(CommandLine.arguments.dropFirst())
        exit(run(words, output: output, errors: errors).rawValue)
    }

    /// Does what a command line says.
    ///
    /// - Parameters:
    ///   - words: the command line without the program's name.
    ///   - output: where the answer goes.
    ///   - errors: where a failure is told, in one sentence.
    package static func run(_ words: [String], output: TerminalOutput, errors: TerminalOutput) -> ExitStatus {
        var language = Invocation.language(environment: SystemTerminal.environment, words: words)
        do {
            let parsed = try Parser(CommandTree.program).parse(words)
            language = parsed.value(of: CommandTree.language).flatMap(Language.init) ?? language
            let invocation = Invocation(parsed: parsed, language: language, output: output)
            let status = try run(invocation)
            try output.flush()
            return status
        } catch {
            try? output.flush()
            return report(error, in: language, to: errors)
        }
    }

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        switch invocation.parsed.request {
        case .help: return try invocation.showHelp()
        case .version: return try invocation.showVersion()
        case .run: break
        }
        guard let name = invocation.parsed.path.dropFirst().first else { return try invocation.start() }
        guard let command = CommandTree.commands.first(where: { $0.description.name == name }) else { return .failure }
        return try command.run(invocation)
    }

    /// The columns of a failure's line: paths and names beyond are cut.
    private static let longestFailure = 600

    /// Tells a failure in one sentence and gives the status that belongs to it.
    private static func report(_ error: any Error, in language: Language, to errors: TerminalOutput) -> ExitStatus {
        if let error = error as? TerminalError, error == .outputClosed { return .outputClosed }
        let style = OutputStyle(
            choice: .auto, isTerminal: SystemTerminal.isTerminal(SystemTerminal.standardError), terminalWidth: nil,
            environment: SystemTerminal.environment)
        // One line, whatever stands in a path or a name.
        let words = InlineCode.marked(FailureWords.line(for: error, in: language), style: style)
        let sentence = StyledText.joined(words.lines, separator: " ").truncated(to: longestFailure)
        let line = StyledText("picker-doctor: ", .muted) + sentence
        try? errors.write(style.palette.string(line) + "\n")
        return (error as? TerminalError).map(ExitStatus.init) ?? .failure
    }
}
