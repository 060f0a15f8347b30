extension CommandDescription {
    /// What makes the description useless for parsing or for people, as lines for a failing test; none in a good one.
    package var flaws: [String] {
        let places = CommandPlace(program: self).all
        return places.flatMap { place in
            place.argumentFlaws + place.optionFlaws + place.textFlaws
        } + Self.arityFlaws(places)
    }

    /// Options of one name must agree on taking a value, since an option may stand before the command that it is for.
    private static func arityFlaws(_ places: [CommandPlace]) -> [String] {
        var takesValue: [String: Bool] = [:]
        return places.flatMap(\.options).compactMap { option in
            let before = takesValue.updateValue(option.rule != nil, forKey: option.long)
            return before != nil && before != (option.rule != nil) ? "--\(option.long): once a flag, once not" : nil
        }
    }
}

extension CommandPlace {
    fileprivate var argumentFlaws: [String] {
        var flaws: [String] = []
        for (left, right) in zip(command.arguments, command.arguments.dropFirst()) {
            if left.isRepeated { flaws.append("\(name): \(left.name) leaves nothing for \(right.name)") }
            if !left.isRequired, right.isRequired { flaws.append("\(name): \(right.name) comes after an optional one") }
        }
        if command.needsSubcommand, command.subcommands.isEmpty { flaws.append("\(name): needs what it does not have") }
        if let sentence = command.sentenceCommand, command.subcommand(sentence) == nil {
            flaws.append("\(name): sends sentences to \(sentence), which it does not have")
        }
        return flaws + Self.repeated(command.subcommands.map(\.name)).map { "\(name): two commands \($0)" }
    }

    fileprivate var optionFlaws: [String] {
        var flaws = Self.repeated(options.map(\.long)).map { "\(name): two options --\($0)" }
        flaws += Self.repeated(options.compactMap(\.short).map { String($0) }).map { "\(name): two options -\($0)" }
        for option in options {
            if let value = option.defaultValue, option.rule?.canonical(value) != value {
                flaws.append("\(name): --\(option.long) forbids its own default value")
            }
        }
        for excluded in command.exclusions.joined() where !options.contains(where: { $0.long == excluded }) {
            flaws.append("\(name): excludes --\(excluded), which it does not take")
        }
        return flaws
    }

    fileprivate var textFlaws: [String] {
        let lines =
            [("summary", command.summary)] + options.map { ("--\($0.long)", $0.summary) }
            + command.arguments.map { ($0.name, $0.summary) } + command.examples.map { ($0.line, $0.meaning) }
            + command.exitCodes.map { ("exit code \($0.code)", $0.meaning) }
            + command.environment.map { ($0.name, $0.meaning) }
        return lines.flatMap { subject, text in
            [text.english, text.chinese].compactMap { line in
                line.isEmpty || line.contains(where: \.isNewline) || line.hasSuffix(".") || line.hasSuffix("。")
                    ? "\(name): \(subject) needs one line without a full stop, not \"\(line)\"" : nil
            }
        }
            + (command.discussion.english.isEmpty != command.discussion.chinese.isEmpty
                ? ["\(name): the discussion is missing in one language"] : [])
    }

    private static func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }
}
