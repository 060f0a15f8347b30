/// A value that code can name, with its type.
struct Variable: Hashable {
    var text: String
    var type: String
    /// Whether it is optional only because something before it in the chain is.
    var isChained = false
}

/// A view under construction: what it declares, and what code inside it can name.
final class Scope {
    let types: AppTypes
    let dice: Dice
    /// Declarations of properties, a line each.
    private(set) var properties: [String] = []
    /// Members below `body`, each of several lines.
    var members: [String] = []
    private(set) var variables: [Variable] = []
    private var names: Set<String> = ["body", "default", "self", "model", "store", "in", "is"]
    private var cachedPaths: [Variable]?

    init(types: AppTypes, dice: Dice) {
        self.types = types
        self.dice = dice
    }

    /// A name that nothing in the view has yet.
    func fresh(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while !names.insert(name).inserted {
            name = "\(wanted)\(number)"
            number += 1
        }
        return name
    }

    func add(property: String) { if !properties.contains(property) { properties.append(property) } }

    /// Declares a property and lets code name it.
    func add(_ variable: Variable, property: String) {
        guard !variables.contains(variable) else { return }
        names.insert(variable.text)
        add(property: property)
        variables.append(variable)
        cachedPaths = nil
    }

    /// What can be reached from the view's properties in two steps.
    var paths: [Variable] {
        if let cachedPaths { return cachedPaths }
        let found = variables.flatMap { types.paths(from: $0, steps: 2) }
        cachedPaths = found
        return found
    }

    /// Collections that code can name, with the types of their elements.
    var collections: [Variable] {
        let entity = types.theme.entity
        let global = [
            Variable(text: "\(entity).samples", type: entity),
            Variable(text: "\(types.theme.part).samples", type: types.theme.part),
            Variable(text: "Defaults.names", type: "String"), Variable(text: "Defaults.sizes", type: "Int"),
        ]
        let local = paths.filter { $0.type.hasPrefix("[") && $0.type.hasSuffix("]") && !$0.type.contains(":") }
        return global + local.map { Variable(text: $0.text, type: String($0.type.dropFirst().dropLast())) }
    }
}

extension AppTypes {
    /// The variable and what can be reached from it in some steps, through optionals too.
    func paths(from variable: Variable, steps: Int) -> [Variable] {
        guard steps > 0 else { return [variable] }
        let isOptional = variable.type.hasSuffix("?")
        let base = isOptional ? String(variable.type.dropLast()) : variable.type
        let dot = isOptional && !variable.isChained ? "?." : "."
        let next = facts(of: base).members.map { member in
            let isChained = isOptional && !member.type.hasSuffix("?")
            return Variable(
                text: variable.text + dot + member.name, type: isChained ? member.type + "?" : member.type,
                isChained: isChained)
        }
        return [variable] + next.flatMap { paths(from: $0, steps: steps - 1) }
    }

    /// The steps that can be written, for bindings.
    func writable(from variable: Variable, steps: Int) -> [Variable] {
        guard steps > 0 else { return [] }
        let next = facts(of: variable.type).members.filter(\.isStored).map {
            Variable(text: "\(variable.text).\($0.name)", type: $0.type)
        }
        return next + next.flatMap { writable(from: $0, steps: steps - 1) }
    }
}
