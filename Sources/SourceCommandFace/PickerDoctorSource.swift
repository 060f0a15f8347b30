import CommandLineSyntax
import KnowledgeModel
import SourceCommandLine
import TerminalAccess

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `picker-doctor-source` on the command line.
package enum PickerDoctorSource {
    /// Does what the command line says and ends the process with the documented status.
    package static func main() -> Never {
        SystemTerminal.ignoreBrokenPipes()
        let output = TerminalOutput(descriptor: SystemTerminal.standardOutput)
        let errors = TerminalOutput(descriptor: SystemTerminal.standardError, capacity: 0)
        exit(run(Array(CommandLine.arguments.dropFirst()), output: output, errors: errors).rawValue)
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
            let parsed = try Parser(SourceCommands.tree).parse(words)
            language = parsed.value(of: .language).flatMap(Language.init) ?? language
            let status = try run(
                SourceInvocation(parsed: parsed, language: language, output: output, errors: errors))
            try output.flush()
            return status
        } catch {
            try? output.flush()
            return FailureReport(to: errors).status(after: error) { SourceFailureWords.line(for: error)[language] }
        }
    }

    private static func run(_ invocation: SourceInvocation) throws -> ExitStatus {
        switch invocation.parsed.request {
        case .help: return try invocation.showHelp()
        case .version: return try invocation.showVersion()
        case .run: break
        }
        switch invocation.parsed.path.last {
        case SourceCommands.check.name: return try CheckCommand(invocation: invocation).run()
        case SourceCommands.facts.name: return try FactsCommand(invocation: invocation).run()
        case SourceCommands.rules.name: return try RulesCommand(invocation: invocation).run()
        default: return .failure
        }
    }
}
