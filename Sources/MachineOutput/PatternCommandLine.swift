import PickerHelp

/// The command line that prints a pattern's code for some facts: the one place that writes it.
package enum PatternCommandLine {
    /// The command's name.
    package static let command = "pattern"

    /// `picker-doctor pattern enum-picker --style menu`, as a shell reads it.
    package static func text(_ suggestion: PatternSuggestion) -> String {
        let words = [command, suggestion.id.text] + arguments(suggestion.facts)
        return (["picker-doctor"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// The words behind the pattern's name.
    package static func arguments(_ facts: PatternFacts) -> [String] {
        let order: [PatternParameter] = [.style, .container, .options, .optional, .platform]
        var arguments = names(facts).flatMap { [option(for: .name($0.name)), $0.text] }
        for parameter in order {
            guard let value = facts.values[parameter] else { continue }
            if parameter != .optional {
                arguments += [option(for: .parameter(parameter)), value]
            } else if facts.isOptional == true {
                arguments.append(option(for: .parameter(.optional)))
            }
        }
        if let minimum = facts.minimumOS { arguments += [option(for: .minimumOS), minimum.description] }
        if let sdk = facts.sdk { arguments += [option(for: .sdk), sdk.description] }
        return arguments + (facts.isBare ? [option(for: .bare)] : [])
    }

    /// The option that says a fact, for example `--style`.
    package static func option(for fact: PatternFacts.Fact) -> String { "--" + optionName(for: fact) }

    /// The option's name behind the hyphens.
    package static func optionName(for fact: PatternFacts.Fact) -> String {
        switch fact {
        case .parameter(.selection), .name(.selectionType): "selection-type"
        case .parameter(let parameter): parameter.rawValue
        case .name(.selection): "selection-name"
        case .name(.options): "options-name"
        case .name(.view): "view-name"
        case .name(.title): "title"
        case .minimumOS: "minimum-os"
        case .sdk: "sdk"
        case .bare: "bare"
        }
    }

    /// The names, with the type that stands for a kind of selection where none is named.
    private static func names(_ facts: PatternFacts) -> [(name: PatternName, text: String)] {
        var names = facts.names
        let kind = facts.values[.selection].flatMap { PatternParameter.SelectionKind(rawValue: $0) }
        names[.selectionType] = names[.selectionType] ?? kind?.typeName
        return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
