/// Writes the arguments of tags.
struct TagMaker {
    var scope: Scope
    /// The selection that the tags are for; not every tag fits it.
    var selection: String
    var types: AppTypes { scope.types }
    var dice: Dice { scope.dice }
    var values: ValueMaker { ValueMaker(types: types, dice: dice) }

    /// The selection's type without its optional.
    private var plain: String { selection.hasSuffix("?") ? String(selection.dropLast()) : selection }

    /// An argument for an option outside of loops, with a word for it.
    func fixed() -> (text: String, category: String) {
        let type = dice.chance(75) ? plain : dice.chance(50) ? plain + "?" : dice.pick(types.selectable)
        let fitting = scope.paths.filter { $0.type == type && types.isHashable($0.type) }
        if !fitting.isEmpty, dice.chance(35) { return (dice.pick(fitting).text, "property") }
        let base = type.hasPrefix("Set") ? "Set<UUID>" : type
        return (values.value(of: base), base.hasSuffix("?") ? "optional value" : "value")
    }

    /// The argument of an option that stands for nothing chosen.
    func none() -> String {
        dice.pick(["nil as \(plain)?", "\(plain)?.none", "Optional<\(plain)>.none", "(nil as \(plain)?)"])
    }

    /// An argument made of what a loop's row can name.
    func row(_ variables: [Variable]) -> (text: String, category: String) {
        let all = variables.flatMap { types.paths(from: $0, steps: 2) }.filter { types.isHashable($0.type) }
        let fitting = all.filter { $0.type == plain }
        let near = variables.flatMap { types.paths(from: $0, steps: 1) }.filter { types.isHashable($0.type) }
        let roots = variables.filter { types.isHashable($0.type) }
        let chosen: Variable
        if !fitting.isEmpty, dice.chance(55) {
            chosen = dice.pick(fitting)
        } else if !roots.isEmpty, dice.chance(40) {
            chosen = dice.pick(roots)
        } else if !near.isEmpty, dice.chance(60) {
            chosen = dice.pick(near)
        } else if all.isEmpty {
            return fixed()
        } else {
            chosen = dice.pick(all)
        }
        return dice.chance(30) ? changed(chosen) : (chosen.text, "row: \(chosen.text.filter { $0 == "." }.count) steps")
    }

    /// An expression over a value.
    private func changed(_ value: Variable) -> (text: String, category: String) {
        let (text, type) = (value.text, value.type)
        if type.hasSuffix("?") {
            let plain = String(type.dropLast())
            let whole = value.isChained ? "(\(text))" : text
            return dice.pick([
                ("\(text) ?? \(values.value(of: plain).enclosed)", "row: ??"), ("\(whole)!", "row: !"),
                ("\(whole).map { $0 }", "row: Optional.map"), ("\(text) as \(type)", "row: as T?"),
            ])
        }
        let ways: [(String, String)] = [
            ("Optional(\(text))", "row: Optional()"), ("\(text) as \(type)?", "row: as T?"),
            ("\(type)?.some(\(text))", "row: T?.some"), ("Optional.some(\(text))", "row: Optional.some"),
            ("Bool.random() ? \(text) : \(text)", "row: ternary"), ("[\(text)].first", "row: first"),
            ("(\(text))", "row: parentheses"),
        ]
        let isNumber = ["Int", "UInt8", "Int64", "Double", types.codeAlias].contains(type)
        let numbers: [(String, String)] = [
            ("\(text) + 1", "row: arithmetic"), ("\(text) * 2", "row: arithmetic"), ("\(text) - 1", "row: arithmetic"),
            ("String(\(text))", "row: conversion"), ("\"\\(\(text))\"", "row: interpolation"),
            ("Int(\(text))", "row: conversion"), ("Double(\(text))", "row: conversion"),
            ("\(text) > 3", "row: comparison"),
        ]
        let strings: [(String, String)] = [
            ("\(text) + \"!\"", "row: concatenation"), ("\"a \\(\(text))\"", "row: interpolation"),
            ("\(text).isEmpty ? \"none\" : \(text)", "row: ternary"), ("Int(\(text))", "row: failable conversion"),
            ("\(text).lowercased()", "row: method"), ("\(text).first ?? \"?\"", "row: ??"),
        ]
        return dice.pick(ways + (isNumber ? numbers : []) + (type == "String" ? strings : []))
    }
}
