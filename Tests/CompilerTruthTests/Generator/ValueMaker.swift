/// Writes expressions of a type.
struct ValueMaker {
    var types: AppTypes
    var dice: Dice

    /// An expression that has exactly this type with nothing around it.
    func value(of type: String) -> String {
        if type.hasSuffix("?") { return optional(of: String(type.dropLast())) }
        if type.hasPrefix("[") {
            let element = String(type.dropFirst().dropLast())
            if dice.chance(30) { return dice.pick(["\(type)()", "Array<\(element)>()"]) }
            return "[\(value(of: element)), \(value(of: element))]"
        }
        if type == "Set<UUID>" { return dice.pick(["Set<UUID>()", "Set([UUID()])", "[UUID()] as Set"]) }
        if let meant = types.aliases[type] { return "\(value(of: meant).enclosed) as \(type)" }
        return dice.pick(types.facts(of: type).values)
    }

    private func optional(of type: String) -> String {
        switch dice.roll(9) {
        case 0: return "nil as \(type)?"
        case 1: return "\(type)?.none"
        case 2: return "Optional<\(type)>.none"
        case 3: return "Optional(\(value(of: type)))"
        case 4: return "\(value(of: type).enclosed) as \(type)?"
        case 5: return "\(type)?.some(\(value(of: type)))"
        case 6: return "[\(value(of: type))].first"
        case 7 where types.facts(of: type).isCaseIterable: return "\(type).allCases.first"
        case 7: return "[\(value(of: type))].last"
        default: return "Optional.some(\(value(of: type)))"
        }
    }

    /// An expression that can stand where this type is wanted.
    func value(for type: String) -> String {
        if type.hasSuffix("?") { return dice.chance(60) ? "nil" : value(for: String(type.dropLast())) }
        if type.hasPrefix("[") || type.hasPrefix("Set<"), dice.chance(50) { return "[]" }
        let implicit = types.facts(of: type).implicit
        return implicit.isEmpty || dice.chance(40) ? value(of: type) : dice.pick(implicit)
    }

    /// What follows a property's name: a type and a value, or a value alone from which the type is inferred.
    func declared(_ type: String) -> String {
        if type.hasSuffix("?"), dice.chance(50) {
            return ": \(dice.chance(15) ? type.asOptionalGeneric + " = nil" : type)"
        }
        if dice.chance(55) { return " = \(value(of: type))" }
        return ": \(type) = \(value(for: type))"
    }
}

extension String {
    /// In parentheses where something follows that binds stronger.
    var enclosed: String { contains(" ") || hasPrefix("!") || hasPrefix("-") ? "(\(self))" : self }

    /// `Optional<T>` for `T?`.
    var asOptionalGeneric: String { "Optional<\(dropLast())>" }
}
