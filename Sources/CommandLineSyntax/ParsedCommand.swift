/// A command line that was understood.
package struct ParsedCommand: Hashable, Sendable {
    package enum Request: Hashable, Sendable {
        /// Do what the command does.
        case run
        /// Show the command's help.
        case help
        /// Show the program's version.
        case version
    }

    /// The names from the program to the command.
    package let path: [String]
    package let request: Request
    /// The values of the options given, by long name; a flag has an empty text for each time it stands there.
    let optionValues: [String: [String]]
    /// The arguments given, by name.
    let argumentValues: [String: [String]]

    init(
        path: [String], request: Request, optionValues: [String: [String]] = [:],
        argumentValues: [String: [String]] = [:]
    ) {
        self.path = path
        self.request = request
        self.optionValues = optionValues
        self.argumentValues = argumentValues
    }

    /// Whether the option was given.
    package func has(_ option: OptionDescription) -> Bool { optionValues[option.long] != nil }

    /// The option's value: the last one given, else its default.
    package func value(of option: OptionDescription) -> String? {
        optionValues[option.long]?.last ?? option.defaultValue
    }

    /// All values of a repeatable option, in their order.
    package func values(of option: OptionDescription) -> [String] {
        optionValues[option.long] ?? option.defaultValue.map { [$0] } ?? []
    }

    /// The option's value as a number; nil where there is none, or a word stands for it.
    package func integer(of option: OptionDescription) -> Int? { value(of: option).flatMap { Int($0) } }

    /// All values of an option with the rule `pair`, cut at their first `=`.
    package func pairs(of option: OptionDescription) -> [(name: String, value: String)] {
        values(of: option).map { text in
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    /// The argument, nil where it was left out.
    package func value(of argument: ArgumentDescription) -> String? { argumentValues[argument.name]?.first }

    /// All words of a repeated argument.
    package func values(of argument: ArgumentDescription) -> [String] { argumentValues[argument.name] ?? [] }
}
