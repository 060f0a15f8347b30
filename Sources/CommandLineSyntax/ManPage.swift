import KnowledgeModel

/// The manual page of a program with all its commands, in the language of `man`.
package struct ManPage: Sendable {
    private let program: CommandPlace
    private let version: String
    private let language: Language

    /// A page; it bears no date, so that the same program prints the same page.
    ///
    /// - Parameter version: the program's version, for the foot.
    package init(program: CommandDescription, version: String, language: Language) {
        self.program = CommandPlace(program: program)
        self.version = version
        self.language = language
    }

    /// The page's source, section 1 of the manual.
    package var source: String {
        let name = program.command.name
        let foot = Roff.argument("\(name) \(version)")
        var lines = [".TH \(Roff.argument(name.uppercased())) 1 \(Roff.argument("")) \(foot)", ".ad l", ".nh"]
        lines += [heading(HelpWords.name)]
        lines += ["\(Roff.escaped(name)) \\- \(Roff.escaped(program.command.summary[language]))"]
        lines += [heading(HelpWords.usage)] + usage(of: program)
        if !program.command.discussion[language].isEmpty {
            lines += [heading(HelpWords.description)] + paragraphs(program.command.discussion[language])
        }
        lines += section(HelpWords.arguments, program.command.arguments.flatMap(item))
        lines += section(HelpWords.options, (program.command.options).flatMap(item))
        lines += section(HelpWords.sharedOptions, (program.command.sharedOptions + program.inherited).flatMap(item))
        let below = program.all.dropFirst()
        lines += section(HelpWords.commands, below.flatMap(command))
        lines += section(HelpWords.examples, program.all.flatMap(\.command.examples).flatMap(item))
        lines += section(HelpWords.exitCodes, program.command.exitCodes.flatMap(item))
        lines += section(HelpWords.environment, program.command.environment.flatMap(item))
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    private func heading(_ words: Localized<String>) -> String { ".SH \(Roff.argument(words[language].uppercased()))" }

    private func section(_ title: Localized<String>, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [heading(title)] + lines
    }

    private func usage(of place: CommandPlace) -> [String] {
        place.usageLines(in: language).enumerated().flatMap { index, line in
            let rest = line.dropFirst(place.name.count)
            let text = Roff.bold(place.name) + Roff.escaped(String(rest))
            return index == 0 ? [text] : [".br", text]
        }
    }

    private func paragraphs(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: true).flatMap { [".PP", Roff.escaped(String($0))] }
    }

    private func command(_ place: CommandPlace) -> [String] {
        let command = place.command
        var lines = [".SS \(Roff.argument(place.name))", Roff.escaped(command.summary[language]) + ".", ".PP"]
        if language == .chinese { lines[1] = Roff.escaped(command.summary[language] + "。") }
        lines += usage(of: place) + paragraphs(command.discussion[language])
        lines += (command.arguments.flatMap(item) + command.options.flatMap(item) + command.sharedOptions.flatMap(item))
        lines += command.exitCodes.flatMap(item)
        return lines
    }

    private func item(_ argument: ArgumentDescription) -> [String] {
        [".TP", Roff.italic(argument.usage), Roff.escaped(HelpWords.summary(of: argument, in: language))]
    }

    private func item(_ option: OptionDescription) -> [String] {
        let names = [option.short.map { "-\($0)" }, "--\(option.long)"].compactMap { $0 }.map(Roff.bold)
        let value = option.valueName.map { " " + Roff.italic($0) } ?? ""
        let summary = HelpWords.summary(of: option, in: language)
        return [".TP", names.joined(separator: ", ") + value, Roff.escaped(summary)]
    }

    private func item(_ example: CommandDescription.Example) -> [String] {
        [".TP", Roff.bold(example.line), Roff.escaped(example.meaning[language])]
    }

    private func item(_ exitCode: CommandDescription.ExitCode) -> [String] {
        [".TP", Roff.bold(String(exitCode.code)), Roff.escaped(exitCode.meaning[language])]
    }

    private func item(_ variable: CommandDescription.EnvironmentVariable) -> [String] {
        [".TP", Roff.bold(variable.name), Roff.escaped(variable.meaning[language])]
    }
}
