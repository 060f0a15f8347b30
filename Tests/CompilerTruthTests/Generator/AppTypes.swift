/// A property or method call that a value offers, with its type.
struct Member: Sendable {
    var name: String
    var type: String
    /// Whether it can be written.
    var isStored = false
    /// How the type that has it declares it; nil for the library's own.
    var declaration: String?
}

/// A type as the generator uses it: what it writes about it into an app, and what it can do with it.
struct TypeFacts: Sendable {
    var members: [Member] = []
    /// Expressions of the type that need nothing around them.
    var values: [String] = []
    /// Expressions that need the type from around them.
    var implicit: [String] = []
    /// The type of `id`, for an identifiable one.
    var id: String?
    var isCaseIterable = false
    var isHashable = true
}

/// The types of one app: the library's and its own.
struct AppTypes: Sendable {
    var theme: Theme
    var facts: [String: TypeFacts] = LibraryTypes.facts
    /// Other names of types, with what they stand for.
    var aliases: [String: String] = [:]

    init(theme: Theme, dice: Dice) {
        self.theme = theme
        addEnumerations(dice)
        addStructures()
        addModels(dice)
    }

    var phase: String { "\(theme.entity).\(theme.phase.name)" }
    var enumerations: [String] {
        [theme.kind.name, theme.level.name, theme.order.name, phase, theme.filter.name]
    }
    var codeAlias: String { "\(theme.part)Code" }

    /// The types that a picker can select, optionals not counted.
    var selectable: [String] {
        LibraryTypes.selectable + enumerations + enumerations + [
            theme.entity, theme.part, theme.object, "\(theme.entity).ID", "\(theme.part).ID", "\(theme.place).ID",
            "Amount",
            codeAlias, "[Int]", "[\(theme.kind.name)]", "Set<UUID>", "\(theme.entity).Key",
        ]
    }

    /// What is known of a type; nothing of an optional or of an array.
    func facts(of type: String) -> TypeFacts { facts[aliases[type] ?? type] ?? TypeFacts() }

    /// Whether a value of the type can be a tag.
    func isHashable(_ type: String) -> Bool {
        if type.hasPrefix("(") { return false }
        if type.hasSuffix("?") { return isHashable(String(type.dropLast())) }
        if type.hasPrefix("[") { return !type.contains(":") && isHashable(String(type.dropFirst().dropLast())) }
        if type.hasPrefix("Set<") { return true }
        return facts[aliases[type] ?? type]?.isHashable ?? false
    }

    /// A name of the app's own style for a property of the type.
    static func propertyName(for type: String) -> String {
        let last = type.split { ".<>?[]".contains($0) }.last.map(String.init) ?? "value"
        let words = ["ID": "identifier", "Int": "number", "Int64": "size", "UInt8": "slot", "UUID": "token"]
        let word = words[last] ?? last.prefix(1).lowercased() + last.dropFirst()
        return type.hasPrefix("[") || type.hasPrefix("Set") ? word + "s" : word
    }
}
