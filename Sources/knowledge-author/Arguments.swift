import KnowledgeModel

/// What the program is asked to do.
struct Arguments {
    enum Command {
        case verify(names: [String], asJSON: Bool, strict: Bool)
        case newEntry(path: String)
        case newQuestion(id: String)
        case compile(output: String)
        case help
    }

    /// Why the arguments cannot be understood.
    enum Failure: Error {
        case noCommand
        case unknownCommand(String)
        case unknownOption(String)
        case valueMissing(option: String)
        case badValue(String, option: String)
        case wrongCount(command: String)
    }

    var command: Command = .help
    /// The path of the knowledge's folder.
    var knowledge = "Knowledge"
    var language: Language

    /// - Parameters:
    ///   - words: the arguments without the program's name.
    ///   - locale: the user's locale, which decides the language where no option does.
    init(_ words: [String], locale: String) throws(Failure) {
        language = Language(locale: locale)
        var names: [String] = []
        var flags: Set<String> = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--knowledge", "--lang":
                guard let value = rest.popFirst() else { throw .valueMissing(option: word) }
                try set(word, to: value)
            case "--json", "--strict", "--help", "-h": flags.insert(word)
            case _ where word.hasPrefix("-"): throw .unknownOption(word)
            default: names.append(word)
            }
        }
        if !flags.isDisjoint(with: ["--help", "-h"]) { return }
        command = try Self.command(names, flags: flags)
    }

    private mutating func set(_ option: String, to value: String) throws(Failure) {
        if option == "--knowledge" {
            knowledge = value.count > 1 && value.hasSuffix("/") ? String(value.dropLast()) : value
        } else if let language = Language(rawValue: value) {
            self.language = language
        } else {
            throw .badValue(value, option: option)
        }
    }

    private static func command(_ names: [String], flags: Set<String>) throws(Failure) -> Command {
        guard let verb = names.first else { throw .noCommand }
        let rest = Array(names.dropFirst())
        if verb != "verify", let flag = flags.sorted().first { throw .unknownOption(flag) }
        switch verb {
        case "help": return .help
        case "verify":
            return .verify(names: rest, asJSON: flags.contains("--json"), strict: flags.contains("--strict"))
        case "compile":
            guard rest.count == 1 else { throw .wrongCount(command: "compile OUTPUT") }
            return .compile(output: rest[0])
        case "new":
            guard rest.count == 2 else { throw .wrongCount(command: "new entry AREA/SLUG | new question ID") }
            switch rest[0] {
            case "entry": return .newEntry(path: rest[1])
            case "question": return .newQuestion(id: rest[1])
            default: throw .unknownCommand("new \(rest[0])")
            }
        default: throw .unknownCommand(verb)
        }
    }
}
