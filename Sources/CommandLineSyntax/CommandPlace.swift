/// A command at its place below a program, with the options that it takes there.
package struct CommandPlace: Hashable, Sendable {
    /// The names from the program to the command.
    package let path: [String]
    package let command: CommandDescription
    /// Options that the commands above share with it.
    package let inherited: [OptionDescription]

    /// The program itself.
    package init(program: CommandDescription) {
        path = [program.name]
        command = program
        inherited = [.help, .version]
    }

    private init(path: [String], command: CommandDescription, inherited: [OptionDescription]) {
        self.path = path
        self.command = command
        self.inherited = inherited
    }

    /// The place of a subcommand.
    package func subcommand(_ name: String) -> CommandPlace? {
        command.subcommand(name).map {
            let passedOn = inherited.filter { $0 != .version }
            return CommandPlace(path: path + [name], command: $0, inherited: command.sharedOptions + passedOn)
        }
    }

    /// The command that a path below this place leads to.
    package func descendant(_ names: some Sequence<String>) -> CommandPlace? {
        var place: CommandPlace? = self
        for name in names { place = place?.subcommand(name) }
        return place
    }

    /// The options that the command takes: its own first.
    package var options: [OptionDescription] { command.options + command.sharedOptions + inherited }

    /// This place and all places below it, in the order of their descriptions.
    package var all: [CommandPlace] {
        [self] + command.subcommands.compactMap { subcommand($0.name) }.flatMap(\.all)
    }

    /// The path as one types it.
    package var name: String { path.joined(separator: " ") }
}
