/// Checks sorted words against the command's rules.
struct CommandLineChecker {
    private let line: CommandLineWords
    private let place: CommandPlace

    init(_ line: CommandLineWords) {
        self.line = line
        place = line.place
    }

    /// The command with values that keep their rules.
    func check() throws(UsageError) -> ParsedCommand {
        let options = try checkedOptions()
        try checkExclusions()
        if place.command.needsSubcommand {
            throw error(.missingCommand(place.command.subcommands.map(\.name)))
        }
        return ParsedCommand(
            path: place.path, request: .run, optionValues: options, argumentValues: try checkedArguments())
    }

    private func checkedOptions() throws(UsageError) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for occurrence in line.occurrences {
            // The option was found anywhere in the program; does this command take it?
            guard let option = place.options.first(where: { $0.long == occurrence.option.long }) else {
                let nearest = place.nearestOption(to: occurrence.option.long)
                throw error(.unknownOption(occurrence.spelling, nearest: nearest))
            }
            var value = occurrence.value
            if let rule = option.rule { value = try canonical(value, subject: occurrence.spelling, rule: rule) }
            values[option.long, default: []].append(value)
        }
        return values
    }

    private func checkExclusions() throws(UsageError) {
        for group in place.command.exclusions {
            let given = line.occurrences.filter { group.contains($0.option.long) }
            if let first = given.first, let second = given.first(where: { $0.option.long != first.option.long }) {
                throw error(.conflict(first.spelling, second.spelling))
            }
        }
    }

    private func checkedArguments() throws(UsageError) -> [String: [String]] {
        var rest = line.arguments[...]
        var values: [String: [String]] = [:]
        for argument in place.command.arguments {
            let taken = argument.isRepeated ? rest : rest.prefix(1)
            if taken.isEmpty, argument.isRequired { throw error(argument.missing) }
            for word in taken {
                let value = try canonical(word, subject: argument.name, rule: argument.rule)
                values[argument.name, default: []].append(value)
            }
            rest = rest.dropFirst(taken.count)
        }
        if let word = rest.first { throw error(.unexpectedArgument(word)) }
        return values
    }

    private func canonical(_ value: String, subject: String, rule: ValueRule) throws(UsageError) -> String {
        guard let canonical = rule.canonical(value) else {
            throw error(.invalidValue(value, subject: subject, rule: rule))
        }
        return canonical
    }

    private func error(_ problem: UsageError.Problem) -> UsageError { UsageError(path: place.path, problem: problem) }
}
