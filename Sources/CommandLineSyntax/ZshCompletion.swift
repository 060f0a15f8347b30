import KnowledgeModel

/// Completion for zsh, built on its `_arguments`.
struct ZshCompletion {
    let program: CommandPlace
    let language: Language

    var source: String {
        let functions = program.all.map(function).joined(separator: "\n")
        return """
            #compdef \(program.name)
            # zsh completion for \(program.name)
            \(functions)
            if [[ $funcstack[1] == \(program.functionName) ]]; then
                \(program.functionName) "$@"
            else
                compdef \(program.functionName) \(program.name)
            fi

            """
    }

    private func function(for place: CommandPlace) -> String {
        let specifications = place.options.flatMap(specifications) + positions(of: place)
        let arguments = specifications.map { "        \($0)" }.joined(separator: " \\\n")
        return """
            \(place.functionName)() {
                local context state state_descr line
                typeset -A opt_args
                _arguments -C -s -S \\
            \(arguments) && return
            \(dispatch(in: place))}

            """
    }

    private func positions(of place: CommandPlace) -> [String] {
        guard place.command.subcommands.isEmpty else { return ["'1: :->command'", "'*:: :->rest'"] }
        return place.command.arguments.map { argument in
            let start = argument.isRepeated ? "*" : argument.count == .optional ? ":" : ""
            let action = Self.action(argument.rule.completion)
            return ShellQuoting.single("\(start):\(Self.escaped(argument.name)):\(action)")
        }
    }

    private func dispatch(in place: CommandPlace) -> String {
        guard !place.command.subcommands.isEmpty else { return "" }
        let names = place.command.subcommands.map {
            "            " + ShellQuoting.single("\($0.name):\(Self.escaped($0.summary[language]))")
        }
        let cases = place.command.subcommands.compactMap { place.subcommand($0.name) }.map {
            "            \($0.command.name)) \($0.functionName) ;;"
        }
        return """
                case $state in
                command)
                    local -a commands=(
            \(names.joined(separator: "\n"))
                    )
                    _describe -t commands command commands
                    ;;
                rest)
                    case $line[1] in
            \(cases.joined(separator: "\n"))
                    esac
                    ;;
                esac

            """
    }

    private func specifications(for option: OptionDescription) -> [String] {
        let text = "[\(Self.escaped(option.summary[language]))]"
        let value = option.rule.map { ":\(Self.escaped(option.valueName ?? "")):\(Self.action($0.completion))" } ?? ""
        let exclusion = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
        return option.spellings.map { spelling in
            let joint = option.rule == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
            return ShellQuoting.single("\(exclusion)\(spelling)\(joint)\(text)\(value)")
        }
    }

    private static func action(_ completion: ValueRule.Completion) -> String {
        switch completion {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .output(let command): "{compadd -- ${(f)\"$(\(command) 2>/dev/null)\"}}"
        case .files: "_files"
        case .folders: "_files -/"
        case .none: " "
        }
    }

    /// A text in a specification, where brackets, colons and backslashes have a meaning.
    private static func escaped(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
