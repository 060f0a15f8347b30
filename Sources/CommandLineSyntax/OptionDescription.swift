import KnowledgeModel

/// An option of a command: its names, what it takes and what it does.
package struct OptionDescription: Hashable, Sendable {
    /// What stands behind the option's name.
    package enum Value: Hashable, Sendable {
        /// Nothing: the option is there or not.
        case flag
        /// A value; where the option is given twice, the last one counts.
        case one(name: String, rule: ValueRule)
        /// A value; the option may be given any number of times.
        case many(name: String, rule: ValueRule)
    }

    /// The name behind `--`.
    package var long: String
    /// The letter behind `-`.
    package var short: Character?
    package var value: Value
    /// What the option does, a line without a full stop.
    package var summary: Localized<String>
    /// The value that counts where the option is not given.
    package var defaultValue: String?

    package init(
        _ long: String, short: Character? = nil, value: Value = .flag, summary: Localized<String>,
        defaultValue: String? = nil
    ) {
        self.long = long
        self.short = short
        self.value = value
        self.summary = summary
        self.defaultValue = defaultValue
    }

    /// The name of the value for people, nil for a flag.
    package var valueName: String? {
        switch value {
        case .flag: nil
        case .one(let name, _), .many(let name, _): name
        }
    }

    /// The rule for the value, nil for a flag.
    package var rule: ValueRule? {
        switch value {
        case .flag: nil
        case .one(_, let rule), .many(_, let rule): rule
        }
    }

    package var isRepeatable: Bool {
        if case .many = value { true } else { false }
    }

    /// `--help`, which every command has.
    package static let help = OptionDescription(
        "help", short: "h", summary: Localized(english: "Show this help", chinese: "显示本帮助"))

    /// `--version`, which every program has.
    package static let version = OptionDescription(
        "version", summary: Localized(english: "Show the version", chinese: "显示版本"))
}
