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
            return ParsedCommand(path: helpPath(words), request: .help, optionValues: validOptions(in: words))
        }
        if optionWords.contains("--version") { return ParsedCommand(path: program.path, request: .version) }
        if words.first == "help", !program.command.subcommands.isEmpty, program.subcommand("help") == nil {
            let path = try commandPath(words.dropFirst())
            return ParsedCommand(path: path, request: .help, optionValues: validOptions(in: Array(words.dropFirst())))
        }
        var line = CommandLineWords(program: program)
        try line.read(words)
        return try CommandLineChecker(line).check()
    }

    /// The options up to the first mistake that keep their rules: help is given in the language that was asked for, though
    /// something else in the line is wrong.
    private func validOptions(in words: [String]) -> [String: [String]] {
        var line = CommandLineWords(program: program)
        try? line.read(words.filter { $0 != "--help" && $0 != "-h" })
        let values = line.occurrences.compactMap { occurrence in
            occurrence.option.rule?.canonical(occurrence.value).map { (occurrence.option.long, [$0]) }
        }
        return Dictionary(values) { first, second in first + second }
    }

    /// The command whose help is wanted: as far as the words lead.
    private func helpPath(_ words: [String]) -> [String] {
        var place = program
        for word in words { place = place.subcommand(word) ?? place }
        return place.path
    }

    /// The command that words lead to; options may stand among them.
    private func commandPath(_ words: ArraySlice<String>) throws(UsageError) -> [String] {
        var line = CommandLineWords(program: program)
        try line.read(Array(words))
        guard let name = line.arguments.first else { return line.place.path }
        let nearest = Spelling.nearest(to: name, among: line.place.command.subcommands.map(\.name))
        throw UsageError(path: line.place.path, problem: .unknownCommand(name, nearest: nearest))
    }
}
