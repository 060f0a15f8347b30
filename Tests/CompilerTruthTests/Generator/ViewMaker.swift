/// Writes views with pickers.
struct ViewMaker {
    var types: AppTypes
    var dice: Dice

    /// A view with a number of pickers.
    func view(named name: String, pickers: Int) -> String {
        let scope = Scope(types: types, dice: dice)
        addSurroundings(to: scope)
        var shown: [String] = []
        for number in 0..<pickers {
            let selection = SelectionMaker(scope: scope).make()
            let picker = picker(selection, in: scope)
            let isInline = number == 0 && selection.prelude.isEmpty && selection.parameter == nil && dice.chance(50)
            shown.append(isInline ? picker : helper(picker, selection, in: scope))
        }
        let container = dice.pick(["Form", "List", "VStack", "Group"])
        return """

            struct \(name): View {
            \(scope.properties.joined(separator: "\n").indented)

                var body: some View {
                    \(container) {
            \(shown.prefix(2).joined(separator: "\n").indented.indented.indented)
                    }
                }

            \(scope.members.joined(separator: "\n\n").indented)
            }

            """
    }

    private func addSurroundings(to scope: Scope) {
        let entity = types.theme.entity
        let kind = types.theme.kind.name
        let all: [(Variable, String)] = [
            (Variable(text: "limit", type: "Int"), "var limit = 5"),
            (Variable(text: "suffix", type: "String"), "let suffix: String"),
            (Variable(text: "owner", type: entity), "let owner: \(entity)"),
            (Variable(text: "onlyFavorites", type: "Bool"), "@State private var onlyFavorites = false"),
            (Variable(text: "preferred", type: kind), "private var preferred: \(kind) { .preset }"),
            (Variable(text: "candidate", type: "\(entity)?"), "var candidate: \(entity)?"),
            (Variable(text: "bundle", type: "[\(types.theme.part)]"), "let bundle: [\(types.theme.part)]"),
            (Variable(text: "pages", type: "[String]"), "private let pages = [\"One\", \"Two\"]"),
            (Variable(text: "plan", type: types.theme.object), "let plan: \(types.theme.object)"),
            (Variable(text: "model", type: AppTypes.observable), "@Bindable var model: AppModel"),
        ]
        for (variable, property) in dice.some(all, percent: 30) { scope.add(variable, property: property) }
    }

    /// A picker's call with its content.
    func picker(_ selection: Selection, in scope: Scope) -> String {
        let content = OptionsMaker(scope: scope, selection: selection.type).make().indented
        let mark = Mark.picker(selection.category)
        let title = dice.pick(["\"Title\"", "\"Choose one\"", "Defaults.title", "\"\""])
        let style = dice.pick(["", "", ".pickerStyle(.menu)", ".pickerStyle(.segmented)", ".labelsHidden()"])
        let source = selection.sources.map { "sources: \($0), " } ?? ""
        let arguments = "\(source)selection: \(selection.text)"
        let call: String
        switch dice.roll(8) {
        case 0: call = "Picker(\(arguments)) {\n\(content)\n} label: {\n    Text(\(title))\n}"
        case 1 where source.isEmpty: call = "Picker(\(arguments), label: Text(\(title))) {\n\(content)\n}"
        case 2 where source.isEmpty: call = "Picker(\(title), systemImage: \"gear\", \(arguments)) {\n\(content)\n}"
        case 3: call = "Picker(\n    \(title),\n    \(arguments)\n) {\n\(content)\n}"
        default: call = "Picker(\(title), \(arguments)) {\n\(content)\n}"
        }
        let whole = style.isEmpty ? "\(mark)\(call)" : "\(mark)\(call)\n\(style)"
        return selection.loop.map { "\($0)\n\(whole.indented)\n}" } ?? whole
    }

    /// Puts a picker into a property or function of the view; what `body` writes to show it.
    private func helper(_ picker: String, _ selection: Selection, in scope: Scope) -> String {
        let name = scope.fresh("picker")
        var body = picker
        if !selection.prelude.isEmpty {
            body = selection.prelude.joined(separator: "\n") + "\nreturn " + picker
        } else if dice.chance(10) {
            body = "return " + picker
        }
        if let parameter = selection.parameter {
            scope.members.append("private func \(name)(\(parameter)) -> some View {\n\(body.indented)\n}")
            return "\(name)(.constant(\(ValueMaker(types: types, dice: dice).value(for: selection.type))))"
        }
        scope.members.append("private var \(name): some View {\n\(body.indented)\n}")
        return name
    }
}
