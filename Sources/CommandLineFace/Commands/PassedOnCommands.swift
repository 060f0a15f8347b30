import CommandLineSyntax
import SourceCommandLine

/// A command that the program which knows Swift obeys, in this one's place.
private protocol PassedOnCommand: Command {}

extension PassedOnCommand {
    static func run(_ invocation: Invocation) throws -> ExitStatus {
        try invocation.output.flush()
        throw try SourceProgram.find().takeOver(with: invocation.words)
    }
}

/// `check`: the faults of pickers in Swift files.
enum CheckCommand: PassedOnCommand {
    static let description = SourceCommands.check
}

/// `facts`: what the code says about each picker.
enum FactsCommand: PassedOnCommand {
    static let description = SourceCommands.facts
}

/// `rules`: every check.
enum RulesCommand: PassedOnCommand {
    static let description = SourceCommands.rules
}
