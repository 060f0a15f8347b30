/// Completion for bash from 3.2, which macOS has.
struct BashCompletion {
    let program: CommandPlace

    var source: String {
        """
        # bash completion for \(program.name)
        \(program.functionName)() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
            local command='\(program.name)' index IFS=$' \\t\\n'
            COMPREPLY=()
            # bash takes "--name=value" for three words.
            if [[ $current == "=" ]]; then
                current=""
            elif [[ $previous == "=" ]]; then
                previous="${COMP_WORDS[COMP_CWORD - 2]}"
            fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                case "$command:${COMP_WORDS[index]}" in
        \(transitions)
                esac
            done
            case "$command:$previous" in
        \(values)
            esac
            if [[ $current == -* ]]; then
                case "$command" in
        \(options)
                esac
                return
            fi
            case "$command" in
        \(arguments)
            esac
        }
        complete -F \(program.functionName) \(program.name)

        """
    }

    /// How a word leads from one command to the next, and which words have a value behind them.
    private var transitions: String {
        lines(indent: 12) { place in
            place.command.subcommands.map { "'\(place.name):\($0.name)') command='\(place.name) \($0.name)' ;;" }
                + patterns(place, place.options.filter { $0.rule != nil }).map { "\($0)) ((index++)) ;;" }
        }
    }

    /// What stands behind an option that takes a value.
    private var values: String {
        lines(indent: 8) { place in
            place.options.filter { $0.rule != nil }.flatMap { option in
                patterns(place, [option]).map { "\($0)) \(reply(option.rule?.completion ?? .none)); return ;;" }
            }
        }
    }

    private var options: String {
        lines(indent: 12) { place in
            let words = place.options.flatMap(\.spellings)
            return ["'\(place.name)') \(reply(.words(words))) ;;"]
        }
    }

    private var arguments: String {
        lines(indent: 8) { place in
            let commands = place.command.subcommands.map(\.name)
            return ["'\(place.name)') \(reply(commands.isEmpty ? place.argumentCompletion : .words(commands))) ;;"]
        }
    }

    /// The patterns for a command's options.
    private func patterns(_ place: CommandPlace, _ options: [OptionDescription]) -> [String] {
        let spellings = options.flatMap(\.spellings)
        return spellings.isEmpty ? [] : [spellings.map { "'\(place.name):\($0)'" }.joined(separator: " | ")]
    }

    private func reply(_ completion: ValueRule.Completion) -> String {
        switch completion {
        case .words(let words):
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
        case .output(let command):
            "COMPREPLY=($(compgen -W \"$(\(command) 2>/dev/null)\" -- \"$current\"))"
        case .files: "compopt -o filenames 2>/dev/null; IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folders: "compopt -o filenames 2>/dev/null; IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$current\"))"
        case .none: ":"
        }
    }

    private func lines(indent: Int, _ make: (CommandPlace) -> [String]) -> String {
        program.all.flatMap(make).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}
