import KnowledgeModel
import Rendering

/// The help of a command, as lines for a terminal.
package struct HelpPage: Sendable {
    private let place: CommandPlace
    private let language: Language

    /// The help of the command at a path, as `ParsedCommand.path` gives it; a path that leads nowhere is the program's.
    package init(program: CommandDescription, path: [String], language: Language) {
        let root = CommandPlace(program: program)
        place = root.descendant(path.dropFirst()) ?? root
        self.language = language
    }

    /// The lines in so many columns.
    package func lines(width: Int) -> [StyledText] {
        let width = min(width, OutputStyle.widestProse)
        let title: StyledText = "\(place.name, .title) — \(place.command.summary[language])"
        var parts = [LineWrapper(width: width, prefix: "  ").wrap(title), usage(width: width)]
        parts += discussion(width: width)
        parts += termSections.filter { !$0.terms.isEmpty }.map { section in
            LineWrapper(width: width).wrap(StyledText(section.title[language], .heading))
                + Self.lines(of: section.terms, width: width)
        }
        if !place.command.subcommands.isEmpty {
            let line = "\(place.path[0]) help \(HelpWords.commandMark[language])"
            parts.append(LineWrapper(width: width, indent: 0).wrap(StyledText(HelpWords.more(line)[language], .muted)))
        }
        return Array(parts.joined(separator: [StyledText()]))
    }

    // MARK: Parts

    private func usage(width: Int) -> [StyledText] {
        let start: StyledText = "\(HelpWords.usage[language], .heading): "
        return place.usageLines(in: language).enumerated().flatMap { index, line in
            let first = index == 0 ? start : StyledText().padded(to: start.columns)
            return LineWrapper(width: width, firstPrefix: first, prefix: StyledText().padded(to: start.columns + 4))
                .wrap(StyledText(line))
        }
    }

    private func discussion(width: Int) -> [[StyledText]] {
        let text = StyledText(place.command.discussion[language])
        return text.isEmpty ? [] : [LineWrapper(width: width).wrap(text)]
    }

    private typealias Term = (term: StyledText, meaning: String)

    private var termSections: [(title: Localized<String>, terms: [Term])] {
        let command = place.command
        let own = command.options + (command.subcommands.isEmpty ? command.sharedOptions : [])
        let shared = (command.subcommands.isEmpty ? [] : command.sharedOptions) + place.inherited
        return [
            (HelpWords.commands, command.subcommands.map { (StyledText($0.name, .code), $0.summary[language]) }),
            (HelpWords.arguments, command.arguments.map(term)),
            (HelpWords.options, own.map(term)),
            (HelpWords.sharedOptions, shared.map(term)),
            (HelpWords.examples, command.examples.map { (StyledText($0.line, .code), $0.meaning[language]) }),
            (HelpWords.exitCodes, command.exitCodes.map { (StyledText(String($0.code), .code), $0.meaning[language]) }),
            (HelpWords.environment, command.environment.map { (StyledText($0.name, .code), $0.meaning[language]) }),
        ]
    }

    private func term(for argument: ArgumentDescription) -> Term {
        (StyledText(argument.usage, .code), HelpWords.summary(of: argument, in: language))
    }

    private func term(for option: OptionDescription) -> Term {
        let short = option.short.map { "-\($0), " } ?? "    "
        let value = option.valueName.map { " \($0)" } ?? ""
        return (StyledText("\(short)--\(option.long)\(value)", .code), HelpWords.summary(of: option, in: language))
    }

    /// Terms with their meanings beside them, or below where the terms are long or the lines short.
    private static func lines(of terms: [Term], width: Int) -> [StyledText] {
        let widest = terms.map(\.term.columns).filter { $0 <= width / 3 }.max() ?? 0
        let column = widest + 4
        return terms.flatMap { term, meaning in
            let start = StyledText("  ") + term
            if term.columns <= widest {
                let prefix = StyledText().padded(to: column)
                return LineWrapper(width: width, firstPrefix: start.padded(to: column), prefix: prefix)
                    .wrap(StyledText(meaning))
            }
            return LineWrapper(width: width, firstPrefix: "  ", prefix: "    ").wrap(term)
                + LineWrapper(width: width, indent: 6).wrap(StyledText(meaning))
        }
    }
}

extension CommandPlace {
    /// The forms in which the command is typed: alone, with a subcommand, or both.
    func usageLines(in language: Language) -> [String] {
        let alone = ([name, HelpWords.optionsMark[language]] + command.arguments.map(\.usage)).joined(separator: " ")
        guard !command.subcommands.isEmpty else { return [alone] }
        let below = "\(name) \(HelpWords.commandMark[language]) …"
        return command.needsSubcommand ? [below] : [alone, below]
    }
}
