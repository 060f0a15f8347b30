extension LoopMaker {
    func literal() -> Loop {
        let kind = types.theme.kind
        let (text, type) = dice.pick([
            ("[\"small\", \"medium\", \"large\"]", "String"), ("[1, 2, 5, 10]", "Int"), ("[0.5, 1.0, 1.5]", "Double"),
            ("[\(kind.name).\(kind.cases[0]), .\(kind.cases[1])]", kind.name), ("[1, 2.5]", "Double"),
            ("[true, false]", "Bool"), ("[\(types.phase).fallback, \(types.phase).preset]", types.phase),
            ("[nil, \(kind.name).\(kind.cases[1])]", "\(kind.name)?"), ("[\"a\", nil] as [String?]", "String?"),
            ("[1, 2] as [Int64]", "Int64"), ("[UUID(), Defaults.token]", "UUID"),
        ])
        return Loop(
            arguments: "\(text), id: \\.self", parameters: "choice in",
            variables: [Variable(text: "choice", type: type)],
            category: "literal array")
    }

    /// A loop over bindings, with the row as a value or as a binding.
    func bindings() -> Loop {
        let element = dice.pick([types.theme.entity, types.theme.part, types.theme.place])
        let name = scope.fresh(AppTypes.propertyName(for: element) + "Entries")
        scope.add(property: "@State private var \(name): [\(element)] = []")
        let path = dice.pick(
            ["", "", ", id: \\.name", ", id: \\.self"].dropLast(element == types.theme.place ? 2 : 0) + [])
        if dice.chance(60) {
            return Loop(
                arguments: "$\(name)\(path)", parameters: "$entry in",
                variables: [Variable(text: "entry", type: element)], category: "bindings, as values")
        }
        return Loop(
            arguments: "$\(name)\(path)", parameters: "entry in",
            variables: [
                Variable(text: "entry.wrappedValue", type: element),
                Variable(text: "entry.id", type: types.facts(of: element).id!),
            ], category: "bindings, as bindings")
    }

    /// A loop over something that the view computes.
    func computed() -> Loop {
        let source = dice.pick(
            scope.collections.filter { types.facts(of: $0.type).id != nil || types.isHashable($0.type) })
        let type = source.type
        let array = dice.chance(20) ? "Array<\(type)>" : "[\(type)]"
        let facts = types.facts(of: type)
        let id = facts.id != nil && dice.chance(70) ? "" : types.isHashable(type) ? ", id: \\.self" : ""
        let name = scope.fresh(dice.pick(["visible", "available", "all"]) + type.split(separator: ".").last! + "s")
        let call: String
        switch dice.roll(4) {
        case 0:
            scope.members.append("private func \(name)(matching text: String) -> \(array) { \(source.text) }")
            call = "\(name)(matching: \"a\")"
        case 1:
            scope.add(property: "let \(name): \(array)")
            call = name
        case 2:
            scope.add(property: "private let \(name) = [\(type)]()")
            call = name
        default:
            scope.members.append(
                """
                private var \(name): \(array) {
                    guard Defaults.isOn else { return [] }
                    return \(source.text)
                }
                """)
            call = name
        }
        return Loop(
            arguments: call + id, parameters: "item in", variables: [Variable(text: "item", type: type)],
            category: "property or function of the view")
    }
}
