import KnowledgeModel

/// A command of a program as a value, from which parsing, help, the manual page and the shells' completions are made.
package struct CommandDescription: Hashable, Sendable {
    package struct Example: Hashable, Sendable {
        /// The line as it is typed, the program's name included.
        package var line: String
        package var meaning: Localized<String>

        package init(_ line: String, meaning: Localized<String>) {
            self.line = line
            self.meaning = meaning
        }
    }

    package struct ExitCode: Hashable, Sendable {
        package var code: Int32
        package var meaning: Localized<String>

        package init(_ code: Int32, meaning: Localized<String>) {
            self.code = code
            self.meaning = meaning
        }
    }

    package struct EnvironmentVariable: Hashable, Sendable {
        package var name: String
        package var meaning: Localized<String>

        package init(_ name: String, meaning: Localized<String>) {
            self.name = name
            self.meaning = meaning
        }
    }

    package var name: String
    /// What the command does, a line without a full stop.
    package var summary: Localized<String>
    /// More about it: paragraphs with an empty line between them.
    package var discussion: Localized<String>
    package var arguments: [ArgumentDescription]
    package var options: [OptionDescription]
    /// Options that every subcommand takes as well.
    package var sharedOptions: [OptionDescription]
    /// Groups of options of which one line may hold only one, by their long names.
    package var exclusions: [[String]]
    package var subcommands: [CommandDescription]
    /// The subcommand that takes a sentence: an error names it to who typed one without a command.
    package var sentenceCommand: String?
    /// Whether the command does nothing without one of its subcommands.
    package var needsSubcommand: Bool
    package var examples: [Example]
    package var exitCodes: [ExitCode]
    package var environment: [EnvironmentVariable]

    package init(
        _ name: String, summary: Localized<String>, discussion: Localized<String> = Localized(english: "", chinese: ""),
        arguments: [ArgumentDescription] = [], options: [OptionDescription] = [],
        sharedOptions: [OptionDescription] = [], exclusions: [[String]] = [], subcommands: [CommandDescription] = [],
        sentenceCommand: String? = nil, needsSubcommand: Bool = false, examples: [Example] = [],
        exitCodes: [ExitCode] = [],
        environment: [EnvironmentVariable] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.sharedOptions = sharedOptions
        self.exclusions = exclusions
        self.subcommands = subcommands
        self.sentenceCommand = sentenceCommand
        self.needsSubcommand = needsSubcommand
        self.examples = examples
        self.exitCodes = exitCodes
        self.environment = environment
    }

    /// The subcommand with a name.
    package func subcommand(_ name: String) -> CommandDescription? { subcommands.first { $0.name == name } }
}
