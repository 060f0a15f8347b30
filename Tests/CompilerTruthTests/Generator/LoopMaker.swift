/// The head of a `ForEach`, and what its rows can name.
struct Loop {
    /// The arguments, without parentheses.
    var arguments: String
    /// The closure's parameters with `in`; empty for `$0`.
    var parameters: String
    var variables: [Variable]
    /// How it is made, for the report.
    var category: String
}

/// Makes heads of loops over what a scope has.
struct LoopMaker {
    var scope: Scope
    var types: AppTypes { scope.types }
    var dice: Dice { scope.dice }

    func make() -> Loop {
        switch dice.roll(20) {
        case 0...3: cases()
        case 4...5: range()
        case 6: indices()
        case 7...9: elements()
        case 10...11: transformed()
        case 12: mapped()
        case 13...14: enumerated()
        case 15: zipped()
        case 16: dictionary()
        case 17: literal()
        case 18: bindings()
        default: computed()
        }
    }

    /// A loop whose variable is the element.
    private func loop(_ arguments: String, over type: String, _ category: String, name: String? = nil) -> Loop {
        if dice.chance(10) {
            return Loop(
                arguments: arguments, parameters: "", variables: [Variable(text: "$0", type: type)], category: category)
        }
        let plain = AppTypes.propertyName(for: type)
        let name = name ?? dice.pick([plain, "item", "option", "element"])
        let safe = ["default", "self", "in", "is"].contains(name) ? "value" : name
        return Loop(
            arguments: arguments, parameters: dice.chance(5) ? "(\(safe): \(type)) in" : "\(safe) in",
            variables: [Variable(text: safe, type: type)], category: category)
    }

    private func cases() -> Loop {
        let type = dice.pick(types.enumerations.dropLast())
        let facts = types.facts(of: type)
        if facts.id != nil, dice.chance(50) { return loop("\(type).allCases", over: type, "allCases") }
        let paths =
            ["\\.self", "\\.self", "\\.title", "\\.next"]
            + (facts.members.map(\.name).contains("rawValue") ? ["\\.rawValue"] : [])
        let path = dice.pick(paths)
        let all = dice.pick([
            "\(type).allCases", "\(type).allCases", "Array(\(type).allCases)", "\(type).allCases.reversed()",
            "\(type).allCases.filter { $0 != \(type).fallback }", "\(type).allCases.dropFirst()",
        ])
        return loop("\(all), id: \(path)", over: type, "allCases, id: \(path)")
    }

    private func range() -> Loop {
        let collection = dice.pick(scope.collections).text
        let (arguments, category) = dice.pick([
            ("0..<5", "constant range"), ("1..<\(dice.pick([4, 8, 13]))", "constant range"),
            ("0..<\(collection).count", "range of a count"), ("1...12, id: \\.self", "range with id"),
            ("0..<\(collection).count, id: \\.self", "range with id"),
            ("Array(1...5), id: \\.self", "array of a range"),
            ("(0...Defaults.limit).reversed(), id: \\.self", "reversed range"),
            ("Array(stride(from: 0, through: 60, by: 15)), id: \\.self", "stride"),
            ("(1...3).map { $0 * 10 }, id: \\.self", "mapped range"),
        ])
        return loop(arguments, over: "Int", category, name: dice.pick(["index", "number", "i", "count"]))
    }

    private func indices() -> Loop {
        let collection = dice.pick(scope.collections)
        var made = loop("\(collection.text).indices, id: \\.self", over: "Int", "indices", name: "index")
        let index = made.variables[0].text
        made.variables.append(Variable(text: "\(collection.text)[\(index)]", type: collection.type))
        return made
    }

    /// The end of the arguments that says what identifies the elements, with a word for it.
    private func identity(of type: String) -> (text: String, category: String) {
        if types.facts(of: type).id != nil, dice.chance(60) { return ("", "identifiable") }
        let members = types.paths(from: Variable(text: "\\", type: type), steps: 1)
            .filter { types.isHashable($0.type) && $0.text != "\\" && !$0.text.contains("(") && !$0.text.contains("?") }
        if types.isHashable(type), members.isEmpty || dice.chance(50) { return (", id: \\.self", "id: \\.self") }
        let path = dice.pick(members).text
        return (", id: \(path)", path == "\\.id" ? "id: \\.id" : "id: key path")
    }

    private func elements() -> Loop {
        let collection = dice.pick(scope.collections)
        let identity = identity(of: collection.type)
        return loop(collection.text + identity.text, over: collection.type, "array, \(identity.category)")
    }

    private func transformed() -> Loop {
        let collection = dice.pick(scope.collections)
        let isEntity = collection.type == types.theme.entity
        let hasName = types.facts(of: collection.type).members.contains { $0.name == "name" }
        var ways = [".reversed()", ".prefix(3)", ".dropFirst()", ".suffix(2)", ".shuffled()", ".dropLast(1)"]
        if isEntity {
            ways += [".filter { $0.isFavorite }", ".filter(\\.isFavorite)", ".sorted { $0.rating > $1.rating }"]
        }
        if isEntity { ways += [".filter { !$0.name.isEmpty }.sorted { $0.name < $1.name }"] }
        if hasName { ways += [".sorted { $0.name < $1.name }", ".sorted(by: { $0.name > $1.name })"] }
        if ["Int", "String"].contains(collection.type) { ways += [".sorted()", ".filter { $0 != $0 }"] }
        let way = dice.pick(ways)
        let identity = identity(of: collection.type)
        return loop("\(collection.text)\(way)\(identity.text)", over: collection.type, "transformed")
    }

    private func mapped() -> Loop {
        let collection = dice.pick(scope.collections.filter { $0.type.first!.isUppercase && $0.type != "ModelSection" })
        let members = types.paths(from: Variable(text: "", type: collection.type), steps: 1)
            .filter { !$0.text.isEmpty && types.isHashable($0.type) }
        let member = dice.pick(members)
        let isMethod = member.text.contains("(")
        let transform = isMethod || dice.chance(50) ? " { $0\(member.text) }" : "(\\\(member.text))"
        if member.type.hasSuffix("?") {
            let type = String(member.type.dropLast())
            return loop("\(collection.text).compactMap\(transform), id: \\.self", over: type, "compactMap")
        }
        let unique = dice.chance(20)
        let mapped = "\(collection.text).map\(transform)"
        return loop(
            "\(unique ? "Array(Set(\(mapped)))" : mapped), id: \\.self", over: member.type,
            unique ? "array of a set" : "map")
    }

    private func enumerated() -> Loop {
        let collection = dice.pick(scope.collections.filter { types.isHashable($0.type) })
        let source = "Array(\(collection.text).enumerated())"
        let isIdentifiable = types.facts(of: collection.type).id != nil
        let path = dice.pick(["\\.offset", "\\.offset", "\\.element"] + (isIdentifiable ? ["\\.element.id"] : []))
        let names = dice.pick([("index", "item"), ("offset", "element"), ("i", "value")])
        if dice.chance(50) {
            return Loop(
                arguments: "\(source), id: \(path)", parameters: "\(names.0), \(names.1) in",
                variables: [Variable(text: names.0, type: "Int"), Variable(text: names.1, type: collection.type)],
                category: "enumerated, two names")
        }
        let name = dice.pick(["pair", "entry", "$0"])
        return Loop(
            arguments: "\(source), id: \(path)", parameters: name == "$0" ? "" : "\(name) in",
            variables: [
                Variable(text: "\(name).offset", type: "Int"), Variable(text: "\(name).element", type: collection.type),
            ], category: "enumerated, one name")
    }

    private func zipped() -> Loop {
        let first = dice.pick(scope.collections.filter { types.isHashable($0.type) })
        let second = dice.pick(scope.collections)
        let isIndexed = dice.chance(30)
        let source = "Array(zip(\(isIndexed ? "\(first.text).indices" : first.text), \(second.text)))"
        let type = isIndexed ? "Int" : first.type
        if dice.chance(50) {
            return Loop(
                arguments: "\(source), id: \\.0", parameters: "first, second in",
                variables: [Variable(text: "first", type: type), Variable(text: "second", type: second.type)],
                category: "zip, two names")
        }
        return Loop(
            arguments: "\(source), id: \\.0", parameters: "pair in",
            variables: [Variable(text: "pair.0", type: type), Variable(text: "pair.1", type: second.type)],
            category: "zip, one name")
    }

    private func dictionary() -> Loop {
        let kind = types.theme.kind.name
        let dictionary = scope.dice.pick([("kindByName", kind), ("Defaults.labels", "String")])
        if dictionary.0 == "kindByName" {
            scope.add(property: "@State private var kindByName: [String: \(kind)] = [:]")
        }
        let name = dictionary.0
        switch dice.roll(4) {
        case 0: return loop("\(name).keys.sorted(), id: \\.self", over: "String", "sorted keys", name: "key")
        case 1: return loop("Array(\(name).keys), id: \\.self", over: "String", "keys", name: "key")
        case 2: return loop("Array(\(name).values), id: \\.self", over: dictionary.1, "values", name: "value")
        default:
            return Loop(
                arguments: "\(name).sorted { $0.key < $1.key }, id: \\.key", parameters: "entry in",
                variables: [
                    Variable(text: "entry.key", type: "String"), Variable(text: "entry.value", type: dictionary.1),
                ], category: "sorted dictionary")
        }
    }
}
