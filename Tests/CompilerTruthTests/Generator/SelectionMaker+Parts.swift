extension SelectionMaker {
    func subscripted() -> Selection {
        let kind = types.theme.kind.name
        if dice.chance(30) {
            scope.add(property: "@State private var kindByName: [String: \(kind)] = [:]")
            return Selection(text: "$kindByName[\"a\"]", type: "\(kind)?", category: "dictionary element")
        }
        let element = dice.pick([types.theme.entity, types.theme.part, "Int", "String", kind])
        let name = scope.fresh(AppTypes.propertyName(for: element) + "List")
        let value = dice.pick([
            ": [\(element)] = []", " = [\(values.value(of: element))]", " = [\(element)]()",
            " = Array(repeating: \(values.value(of: element)), count: 3)",
        ])
        scope.add(property: "@State private var \(name)\(value)")
        let root = Variable(text: "$\(name)[\(dice.pick(["0", "1", "index"]))]", type: element)
        scope.add(property: "var index = 0")
        let all = types.writable(from: root, steps: 2).filter { types.isHashable($0.type) }
        let chosen = all.isEmpty || dice.chance(15) ? root : dice.pick(all)
        return Selection(text: chosen.text, type: chosen.type, category: "array element")
    }

    func draft() -> Selection {
        let draft = Variable(text: "draft", type: types.theme.entity)
        scope.add(draft, property: "@State private var draft = \(types.theme.entity)()")
        let chosen = dice.pick(types.writable(from: draft, steps: 2).filter { types.isHashable($0.type) })
        return Selection(text: "$" + chosen.text, type: chosen.type, category: "member of a state")
    }

    func parameter() -> Selection {
        let type = dice.pick(types.selectable)
        let full = !type.hasPrefix("Set") && dice.chance(33) ? type + "?" : type
        return Selection(
            text: "selection", type: full, category: "parameter", parameter: "_ selection: Binding<\(full)>")
    }

    /// The type of something that is looped over, and its elements' properties that can be selected.
    private func rows() -> (name: String, variable: Variable, all: [Variable]) {
        let element = dice.pick([types.theme.entity, types.theme.part, types.theme.place])
        let name = scope.fresh(AppTypes.propertyName(for: element) + "Rows")
        scope.add(property: "@State private var \(name): [\(element)] = []")
        let variable = Variable(text: "row", type: element)
        return (name, variable, types.writable(from: variable, steps: 2).filter { types.isHashable($0.type) })
    }

    func loop() -> Selection {
        let rows = rows()
        let chosen = dice.pick(rows.all)
        return Selection(
            text: "$" + chosen.text, type: chosen.type, category: "row of a loop over bindings",
            loop: "ForEach($\(rows.name)) { $row in")
    }

    func sources() -> Selection {
        let rows = rows()
        let chosen = dice.pick(rows.all)
        return Selection(
            text: "\\" + chosen.text.dropFirst(3), type: chosen.type, category: "sources", sources: "$\(rows.name)")
    }

    func keyPath() -> Selection {
        let entity = types.theme.entity
        scope.add(Variable(text: "draft", type: entity), property: "@State private var draft = \(entity)()")
        let member = """
            private func binding<Value>(for keyPath: WritableKeyPath<\(entity), Value>) -> Binding<Value> {
                Binding(get: { draft[keyPath: keyPath] }, set: { draft[keyPath: keyPath] = $0 })
            }
            """
        if dice.chance(50) {
            if !scope.members.contains(member) { scope.members.append(member) }
            let chosen = dice.pick(
                types.writable(from: Variable(text: "", type: entity), steps: 2).filter { types.isHashable($0.type) })
            return Selection(
                text: "binding(for: \\\(chosen.text))", type: chosen.type, category: "generic function of a key path")
        }
        let kind = types.theme.kind.name
        let name = scope.fresh("kindBinding")
        scope.members.append(
            """
            private func \(name)(of \(dice.pick(["item", "owner"])): \(entity)) -> Binding<\(kind)?> {
                Binding(get: { nil }, set: { _ in })
            }
            """)
        let label = scope.members.last!.contains("of item") ? "item" : "owner"
        return Selection(
            text: "\(name)(of: \(dice.pick(["draft", "\(entity).sample"])))", type: "\(kind)?",
            category: "function that returns a binding, \(label)")
    }

    /// The binding of another value that is passed around.
    func ofOtherView() -> Selection {
        let type = dice.pick(types.selectable.filter { !$0.hasPrefix("Set") })
        let name = scope.fresh(AppTypes.propertyName(for: type) + "Holder")
        let holder = name.prefix(1).uppercased() + name.dropFirst()
        scope.members.append(
            """
            struct \(holder) {
                @Binding var value: \(type)
                let fallback: Binding<\(type)?>
            }
            """)
        scope.add(property: "let \(name): \(holder)")
        return dice.chance(50)
            ? Selection(text: "\(name).$value", type: type, category: "binding of another type")
            : Selection(text: "\(name).fallback", type: "\(type)?", category: "binding of another type")
    }

    func localBindable() -> Selection {
        let model = Variable(text: "model", type: AppTypes.observable)
        let observed = Variable(text: "shared", type: AppTypes.observable)
        scope.add(observed, property: "@Environment(AppModel.self) private var shared")
        let chosen = dice.pick(types.writable(from: model, steps: 2).filter { types.isHashable($0.type) })
        return Selection(
            text: "$" + chosen.text.replacing("model", with: "shared", maxReplacements: 1), type: chosen.type,
            category: "local @Bindable", prelude: ["@Bindable var shared = shared"])
    }

    /// `Binding($optional)!`, and a value made optional.
    func unwrapped() -> Selection {
        let type = dice.pick(types.selectable.filter { !$0.hasPrefix("Set") })
        let name = scope.fresh(AppTypes.propertyName(for: type))
        if dice.chance(50) {
            scope.add(property: "@State private var \(name): \(type)?")
            return Selection(
                text: dice.pick([
                    "Binding($\(name))!", "Binding($\(name)) ?? .constant(\(values.value(of: type)))",
                ]), type: type, category: "unwrapped binding")
        }
        scope.add(property: "@State private var \(name): \(type) = \(values.value(for: type))")
        return Selection(text: "Binding<\(type)?>($\(name))", type: "\(type)?", category: "binding made optional")
    }
}
