/// Writes the content of pickers.
struct OptionsMaker {
    var scope: Scope
    var selection: String
    var types: AppTypes { scope.types }
    var dice: Dice { scope.dice }
    private var tags: TagMaker { TagMaker(scope: scope, selection: selection) }
    private var loops: LoopMaker { LoopMaker(scope: scope) }

    func make() -> String {
        switch dice.roll(16) {
        case 0...3: fixed(count: dice.pick([2, 3, 4]))
        case 4...7: loop()
        case 8...9: fixed(tag: tags.none(), "none") + "\n" + loop()
        case 10: loop() + "\n" + fixed(count: 1)
        case 11: section()
        case 12: conditional()
        case 13: helper()
        case 14: nested()
        default: dice.chance(50) ? rowFunction() : branches()
        }
    }

    private func fixed(count: Int) -> String {
        (0..<count).map { _ in
            let tag = tags.fixed()
            return fixed(tag: tag.text, tag.category)
        }.joined(separator: "\n")
    }

    private func label() -> String {
        dice.pick([
            "Text(\"Small\")", "Text(\"Large\")", "Text(Defaults.title)", "Label(\"Favorites\", systemImage: \"star\")",
            "Image(systemName: \"circle\")", "Text(\"None\").italic()",
        ])
    }

    private func fixed(tag: String, _ category: String) -> String { tagged(label(), tag, category) }

    private func tagged(_ label: String, _ tag: String, _ category: String) -> String {
        let call = "\(Mark.tag(category))tag(\(tag))"
        return dice.chance(60) ? "\(label).\(call)" : "\(label)\n    .\(call)"
    }

    private func label(of variable: Variable) -> String {
        if variable.type == types.theme.entity, dice.chance(30) {
            return "\(types.theme.entity)Row(item: \(variable.text))"
        }
        let names = types.facts(of: variable.type).members.filter { ["name", "title"].contains($0.name) }
        if let name = names.first { return "Text(\(variable.text).\(name.name))" }
        return variable.type == "String" ? "Text(\(variable.text))" : "Text(String(describing: \(variable.text)))"
    }

    /// A loop, in a third of the cases without tags of its own.
    private func loop() -> String {
        let loop = loops.make()
        let row: String
        let isImplicit = dice.chance(35)
        if isImplicit {
            row = label(of: loop.variables[0])
        } else {
            let tag = tags.row(loop.variables)
            row = tagged(label(of: loop.variables.last!), tag.text, tag.category)
        }
        return around(loop, row, isImplicit: isImplicit)
    }

    private func around(_ loop: Loop, _ content: String, isImplicit: Bool) -> String {
        let mark = Mark.loop(loop.category, isImplicit: isImplicit)
        let parameters = loop.parameters.isEmpty ? "" : " \(loop.parameters)"
        // A loop whose rows do not name its element needs a parameter all the same.
        let head = loop.parameters.isEmpty && !content.contains("$0") ? " _ in" : parameters
        if !content.contains("\n"), dice.chance(20) {
            return "\(mark)ForEach(\(loop.arguments)) {\(head) \(content) }\(Mark.end)"
        }
        return "\(mark)ForEach(\(loop.arguments)) {\(head)\n\(content.indented)\n}\(Mark.end)"
    }

    private func section() -> String {
        let group = dice.pick(["Section(\"More\")", "Group", "Section"])
        return "\(group) {\n\(loop().indented)\n}\n" + dice.pick(["", "Divider()\n"]) + fixed(count: 1)
    }

    private func conditional() -> String {
        let conditions =
            scope.paths.filter { $0.type == "Bool" }.map(\.text) + ["Defaults.isOn", "!Defaults.names.isEmpty"]
        let optionals = scope.paths.filter { $0.type.hasSuffix("?") && types.isHashable($0.type) }
        if let optional = optionals.isEmpty ? nil : dice.pick(optionals), dice.chance(40) {
            let tag = tagged("Text(\"Current\")", "current", "if let")
            return "if let current = \(optional.text) {\n\(tag.indented)\n}\n\(fixed(count: 2))"
        }
        let first = "if \(dice.pick(conditions)) {\n\(fixed(count: 2).indented)\n}"
        return dice.chance(50) ? "\(first) else {\n\(loop().indented)\n}" : "\(first)\n\(fixed(count: 1))"
    }

    private func branches() -> String {
        let kind = types.theme.kind
        let arms = kind.cases.prefix(2).map { "case .\($0):\n\(fixed(count: 1).indented)" }.joined(separator: "\n")
        return "switch Defaults.\(AppTypes.propertyName(for: kind.name)) {\n\(arms)\ndefault:\n\(loop().indented)\n}"
    }

    private func helper() -> String {
        let name = scope.fresh(dice.pick(["options", "choices", "rows"]))
        let content = dice.chance(60) ? loop() : fixed(count: 3)
        let builder = content.hasPrefix("\(Mark.opening)f") && dice.chance(50) ? "" : "@ViewBuilder "
        let isFunction = dice.chance(40)
        let head = isFunction ? "func \(name)(limit: Int) -> some View" : "var \(name): some View"
        scope.members.append("\(builder)private \(head) {\n\(content.indented)\n}")
        return isFunction ? "\(name)(limit: 3)" : name
    }

    private func nested() -> String {
        let model = Variable(text: "model", type: AppTypes.observable)
        scope.add(model, property: "@Bindable var model: AppModel")
        let entity = types.theme.entity
        let inner = Loop(
            arguments: "section.items\(dice.pick(["", ", id: \\.self", ", id: \\.name"]))", parameters: "item in",
            variables: [
                Variable(text: "item", type: entity), Variable(text: "section.kind", type: types.theme.kind.name),
            ], category: "inner loop")
        let tag = tags.row(inner.variables)
        let content = around(inner, tagged("Text(item.name)", tag.text, tag.category), isImplicit: false)
        let outer = Loop(
            arguments: "model.sections", parameters: "section in",
            variables: [Variable(text: "section", type: "ModelSection")],
            category: "outer loop")
        return around(outer, "Section(section.title) {\n\(content.indented)\n}", isImplicit: false)
    }

    /// A loop whose rows are made by a function.
    private func rowFunction() -> String {
        let entity = types.theme.entity
        let name = scope.fresh("optionRow")
        let tag = tags.row([Variable(text: "item", type: entity)])
        scope.members.append(
            "private func \(name)(for item: \(entity)) -> some View {\n\(tagged("Text(item.name)", tag.text, tag.category).indented)\n}"
        )
        let loop = Loop(
            arguments: "\(entity).samples", parameters: "item in", variables: [Variable(text: "item", type: entity)],
            category: "rows of a function")
        return around(loop, "\(name)(for: item)", isImplicit: false)
    }
}
