import KnowledgeModel

/// A script that teaches a shell to complete a program's commands, options and values.
package struct CompletionScript: Sendable {
    package enum Shell: String, CaseIterable, Hashable, Sendable {
        case bash, zsh, fish
    }

    private let shell: Shell
    private let program: CommandPlace
    private let language: Language

    package init(shell: Shell, program: CommandDescription, language: Language) {
        self.shell = shell
        self.program = CommandPlace(program: program)
        self.language = language
    }

    /// The script, to be sourced by the shell or put where the shell looks for completions.
    package var source: String {
        switch shell {
        case .bash: BashCompletion(program: program).source
        case .zsh: ZshCompletion(program: program, language: language).source
        case .fish: FishCompletion(program: program, language: language).source
        }
    }
}

extension CommandPlace {
    /// A name for the command's function in a shell.
    var functionName: String {
        "_" + path.joined(separator: "_").map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// What the shell offers where the command expects an argument.
    var argumentCompletion: ValueRule.Completion {
        command.arguments.lazy.map(\.rule.completion).first { $0 != .none } ?? .none
    }
}

extension OptionDescription {
    /// The option's names with their hyphens.
    var spellings: [String] { [short.map { "-\($0)" }, "--\(long)"].compactMap { $0 } }
}

/// Quoting for shells.
enum ShellQuoting {
    /// A text in single quotes, in which every other character stands for itself.
    ///
    /// - Parameter quote: how the shell spells a single quote in there.
    static func single(_ text: String, quote: String = "'\\''") -> String {
        "'" + text.map { $0 == "'" ? quote : String($0) }.joined() + "'"
    }
}
