import KnowledgeModel

/// Completion for fish from 3.0.
struct FishCompletion {
    let program: CommandPlace
    let language: Language

    var source: String {
        """
        # fish completion for \(program.name)
        function _\(program.functionName)_command
            set -l command \(Self.quoted(program.name))
            set -l skips false
            set -l words (commandline -opc)
            for word in $words[2..-1]
                if $skips
                    set skips false
                    continue
                end
                switch "$command:$word"
        \(transitions.joined(separator: "\n"))
                end
            end
            test "$command" = "$argv[1]"
        end
        complete -c \(program.name) -f
        \(program.all.flatMap(completions).joined(separator: "\n"))

        """
    }

    /// How a word leads from one command to the next, and which words have a value behind them.
    private var transitions: [String] {
        program.all.flatMap { place in
            let commands = place.command.subcommands.map { command in
                [
                    "case \(Self.quoted("\(place.name):\(command.name)"))",
                    "    set command \(Self.quoted("\(place.name) \(command.name)"))",
                ]
            }
            let spellings = place.options.filter { $0.rule != nil }.flatMap(\.spellings)
            let values = [
                "case " + spellings.map { Self.quoted("\(place.name):\($0)") }.joined(separator: " "),
                "    set skips true",
            ]
            return (commands + (spellings.isEmpty ? [] : [values])).joined().map { "            \($0)" }
        }
    }

    private func completions(of place: CommandPlace) -> [String] {
        let start = "complete -c \(program.name) -n \(Self.quoted("_\(program.functionName)_command '\(place.name)'"))"
        let commands = place.command.subcommands.map {
            "\(start) -a \(Self.quoted($0.name)) -d \(Self.quoted($0.summary[language]))"
        }
        let options = place.options.map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.rule.map { " -r" + Self.offer($0.completion) } ?? ""
            return "\(start)\(short) -l \(option.long)\(value) -d \(Self.quoted(option.summary[language]))"
        }
        let arguments = place.command.subcommands.isEmpty ? Self.offer(place.argumentCompletion) : ""
        return commands + options + (arguments.isEmpty || arguments == " -f" ? [] : [start + arguments])
    }

    private static func offer(_ completion: ValueRule.Completion) -> String {
        switch completion {
        case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
        case .output(let command): " -f -a \(quoted("(\(command) 2>/dev/null)"))"
        case .files: " -F"
        case .folders: " -f -a '(__fish_complete_directories)'"
        case .none: " -f"
        }
    }

    private static func quoted(_ text: String) -> String {
        ShellQuoting.single(text.map { $0 == "\\" ? "\\\\" : String($0) }.joined(), quote: "\\'")
    }
}
