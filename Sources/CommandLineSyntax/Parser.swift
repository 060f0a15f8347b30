/// Understands the words of a command line.
///
/// Options may stand anywhere, also before their command; `--` ends them. `--name value`, `--name=value`, `-n value`,
/// `-nvalue` and grouped flags (`-ab`) are understood, as in POSIX.1-2017, "Utility Syntax Guidelines", and in GNU's long options.
/// `--help` wins over every mistake in the line.
package struct Parser: Sendable {
    private let program: CommandPlace

    package init(_ program: CommandDescription) { self.program = CommandPlace(program: program) }

    /// Understands the words behind the program's name.
    ///
    /// - Throws: the first mistake in the line.
    package func parse(_ words: [String]) throws(UsageError) -> ParsedCommand {
        let optionWords = words.prefix { $0 != "--" }
        if optionWords.contains("--help") || optionWords.contains("-h") {
            return ParsedCommand(path: helpPath(words), request: .help)
        }
        if optionWords.contains("--version") { return ParsedCommand(path: program.path, request: .version) }
        if words.first == "help", !program.command.subcommands.isEmpty, program.subcommand("help") == nil {
            return ParsedCommand(path: try place(for: words.dropFirst()).path, request: .help)
        }
        var line = CommandLineWords(program: program)
        try line.read(words)
        return try CommandLineChecker(line).check()
    }

    /// The command whose help is wanted: as far as the words lead.
    private func helpPath(_ words: [String]) -> [String] {
        var place = program
        for word in words { place = place.subcommand(word) ?? place }
        return place.path
    }

    private func place(for names: ArraySlice<String>) throws(UsageError) -> CommandPlace {
        var place = program
        for name in names {
            guard let next = place.subcommand(name) else {
                let nearest = Spelling.nearest(to: name, among: place.command.subcommands.map(\.name))
                throw UsageError(path: place.path, problem: .unknownCommand(name, nearest: nearest))
            }
            place = next
        }
        return place
    }
}
