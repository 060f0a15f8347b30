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
        var language = Language(environment: SystemTerminal.environment, words: words)
        do {
            let parsed = try Parser(CommandTree.program).parse(words)
            language = parsed.value(of: .language).flatMap(Language.init) ?? language
            let invocation = Invocation(
                parsed: parsed, language: language, output: output, errors: errors, words: words)
            let status = try run(invocation)
            try output.flush()
            return status
        } catch {
            try? output.flush()
            return FailureReport(to: errors).status(after: error) { FailureWords.line(for: error, in: language) }
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
}
