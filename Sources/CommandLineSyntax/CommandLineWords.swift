/// The words of a command line, sorted into command, options and arguments; nothing is checked against rules yet.
struct CommandLineWords {
    /// An option as it stands in the line.
    struct Occurrence {
        /// The name as typed, with its hyphens.
        var spelling: String
        var option: OptionDescription
        /// The value; empty for a flag.
        var value: String
    }

    private(set) var place: CommandPlace
    private(set) var occurrences: [Occurrence] = []
    private(set) var arguments: [String] = []

    init(program: CommandPlace) { place = program }

    /// Sorts the words.
    mutating func read(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                for argument in rest { try read(argument: argument, mayBeCommand: false) }
                return
            } else if word.hasPrefix("--"), Self.looksLikeOption(word.prefix { $0 != "=" }) {
                try read(longOption: word.dropFirst(2), rest: &rest)
            } else if Self.looksLikeOption(word) || startsKnownOption(word) {
                try read(group: word.dropFirst(), rest: &rest)
            } else {
                try read(argument: word, mayBeCommand: true, rest: rest)
            }
        }
    }

    private mutating func read(
        argument word: String, mayBeCommand: Bool, rest: ArraySlice<String> = []
    ) throws(UsageError) {
        guard mayBeCommand, arguments.isEmpty, !place.command.subcommands.isEmpty else {
            arguments.append(word)
            return
        }
        if let next = place.subcommand(word) {
            place = next
        } else if place.command.arguments.isEmpty {
            throw unknownCommand(word, rest: rest)
        } else {
            arguments.append(word)
        }
    }

    /// What to say about a word that is no command: a near name, else where sentences go, where it is the start of one.
    private func unknownCommand(_ word: String, rest: ArraySlice<String>) -> UsageError {
        let nearest = Spelling.nearest(to: word, among: place.command.subcommands.map(\.name))
        let words = [word] + rest.filter { !Self.looksLikeOption($0) }
        // One that has blanks or is not in ASCII is a sentence alone; of short words it takes three.
        let isSentence = words.count > 2 || word.contains { $0.isWhitespace || !$0.isASCII }
        guard nearest == nil, isSentence, let command = place.command.sentenceCommand else {
            return error(.unknownCommand(word, nearest: nearest))
        }
        return error(.unknownSentence(words: words, command: "\(place.name) \(command)"))
    }

    private mutating func read(longOption word: Substring, rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let spelling = "--" + parts[0]
        guard let option = known({ $0.long == parts[0] }) else { throw unknown(spelling) }
        let value: String
        if parts.count > 1 {
            guard option.rule != nil else { throw error(.unexpectedValue(option: spelling, value: parts[1])) }
            value = parts[1]
        } else {
            value = try self.value(for: option, spelling: spelling, rest: &rest)
        }
        occurrences.append(Occurrence(spelling: spelling, option: option, value: value))
    }

    /// Reads `ab`, `n5`, `n=5` or `n` before `5`.
    private mutating func read(group: Substring, rest: inout ArraySlice<String>) throws(UsageError) {
        var letters = group
        while let letter = letters.popFirst() {
            let spelling = "-\(letter)"
            guard let option = known({ $0.short == letter }) else {
                // `-json` is a long option with a hyphen too few.
                let isLong = known { $0.long == group } != nil
                throw isLong ? error(.unknownOption("-\(group)", nearest: "--\(group)")) : unknown(spelling)
            }
            var value = ""
            if option.rule != nil {
                let attached = letters.first == "=" ? letters.dropFirst() : letters
                value =
                    letters.isEmpty
                    ? try self.value(for: option, spelling: spelling, rest: &rest) : String(attached)
                letters = ""
            }
            occurrences.append(Occurrence(spelling: spelling, option: option, value: value))
        }
    }

    /// The next word, as the option's value; empty for a flag.
    private func value(
        for option: OptionDescription, spelling: String, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let valueName = option.valueName else { return "" }
        guard let next = rest.first, !Self.looksLikeOption(next) else {
            throw error(.missingValue(option: spelling, valueName: valueName, next: rest.first))
        }
        rest.removeFirst()
        return next
    }

    /// Whether a word is meant as an option: not `-` (standard input), not a negative number, and not a sentence, which is
    /// how a pasted message that starts with a hyphen arrives.
    private static func looksLikeOption(_ word: some StringProtocol) -> Bool {
        word.count > 1 && word.hasPrefix("-") && Double(word) == nil && !word.contains(where: \.isWhitespace)
    }

    /// Whether a word with spaces or a number is an option with its value attached, `-mFirst line`.
    private func startsKnownOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
        return known { $0.short == letter && $0.rule != nil } != nil && Double(word) == nil
    }

    /// The option here or, since it may stand before its command, anywhere below.
    private func known(_ matches: (OptionDescription) -> Bool) -> OptionDescription? {
        place.options.first(where: matches) ?? place.all.lazy.flatMap(\.options).first(where: matches)
    }

    private func unknown(_ spelling: String) -> UsageError {
        error(.unknownOption(spelling, nearest: place.nearestOption(to: spelling)))
    }

    private func error(_ problem: UsageError.Problem) -> UsageError { UsageError(path: place.path, problem: problem) }
}

extension CommandPlace {
    /// The long option spelled nearly like a mistyped one, with its hyphens.
    func nearestOption(to spelling: String) -> String? {
        let word = String(spelling.drop { $0 == "-" })
        return word.count < 2 ? nil : Spelling.nearest(to: word, among: options.map(\.long)).map { "--\($0)" }
    }
}
