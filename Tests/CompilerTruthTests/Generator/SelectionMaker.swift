/// A picker's selection, and what has to stand around the picker for it.
struct Selection {
    /// The expression of the binding.
    var text: String
    var type: String
    /// How it is made, for the report.
    var category: String
    /// The parameter that the helper with the picker takes.
    var parameter: String?
    /// Lines before the picker.
    var prelude: [String] = []
    /// The loop around the picker.
    var loop: String?
    /// What is looped over, for `Picker(sources:selection:)`.
    var sources: String?
}

/// Makes selections, each in one of the manners of real apps.
struct SelectionMaker {
    var scope: Scope
    var types: AppTypes { scope.types }
    var dice: Dice { scope.dice }
    var values: ValueMaker { ValueMaker(types: types, dice: dice) }

    func make() -> Selection {
        switch dice.roll(24) {
        case 0...4: state()
        case 5: passedIn()
        case 6...8: observable()
        case 9...11: published()
        case 12: stored("AppStorage")
        case 13: stored("SceneStorage")
        case 14, 15: closures()
        case 16: computed()
        case 17: dice.chance(50) ? constant() : setting()
        case 18: subscripted()
        case 19: draft()
        case 20: parameter()
        case 21: dice.chance(50) ? loop() : sources()
        case 22: dice.chance(50) ? keyPath() : ofOtherView()
        default: dice.chance(50) ? localBindable() : unwrapped()
        }
    }

    /// A type to select, optional in a third of the cases.
    private func anyType() -> String {
        let type = dice.pick(types.selectable)
        return !type.hasPrefix("Set") && dice.chance(33) ? type + "?" : type
    }

    private func name(for type: String) -> String {
        let plain = AppTypes.propertyName(for: type)
        let prefix = dice.pick(["selected", "selected", "current", "chosen", "my", ""])
        return scope.fresh(prefix.isEmpty ? plain : prefix + plain.prefix(1).uppercased() + plain.dropFirst())
    }

    private func pick(_ category: String, _ all: [Variable], _ transform: (String) -> String = { $0 }) -> Selection {
        let fitting = all.filter { types.isHashable($0.type) }
        let chosen = dice.pick(fitting)
        return Selection(text: transform(chosen.text), type: chosen.type, category: category)
    }

    private func state() -> Selection {
        let type = anyType()
        let name = name(for: type)
        let declared = values.declared(type)
        let access = dice.pick(["private ", "private ", "private ", "", "fileprivate "])
        scope.add(property: "@State \(access)var \(name)\(declared)")
        let manner = declared.hasPrefix(":") ? "declared" : "inferred"
        return Selection(
            text: dice.pick(["$\(name)", "$\(name)", "self.$\(name)"]), type: type, category: "state, \(manner)")
    }

    private func passedIn() -> Selection {
        let type = anyType()
        let name = name(for: type)
        if dice.chance(25) {
            scope.add(property: "let \(name): Binding<\(type)>")
            return Selection(text: name, type: type, category: "binding as a constant")
        }
        scope.add(
            property: "@Binding var \(name): \(dice.chance(10) && type.hasSuffix("?") ? type.asOptionalGeneric : type)")
        return Selection(text: dice.pick(["$\(name)", "_\(name)"]), type: type, category: "binding")
    }

    private func observable() -> Selection {
        let model = Variable(text: "model", type: AppTypes.observable)
        scope.add(
            model, property: dice.pick(["@Bindable var model: AppModel", "@State private var model = AppModel()"]))
        if dice.chance(20) {
            return pick("Bindable(model)", types.writable(from: model, steps: 2)) {
                "Bindable(model)" + $0.dropFirst(5)
            }
        }
        return pick("observable model", types.writable(from: model, steps: dice.pick([1, 1, 3]))) { "$" + $0 }
    }

    private func published() -> Selection {
        let store = Variable(text: "store", type: AppTypes.published)
        let property = dice.pick([
            "@ObservedObject var store: AppStore", "@StateObject private var store = AppStore()",
            "@EnvironmentObject private var store: AppStore",
        ])
        scope.add(store, property: property)
        return pick("published", types.writable(from: store, steps: dice.pick([1, 1, 3]))) { "$" + $0 }
    }

    private func stored(_ wrapper: String) -> Selection {
        let raw = [types.theme.kind.name, types.theme.level.name, types.phase]
        let isApp = wrapper == "AppStorage"
        let plain = ["Int", "String", "Double", "Bool"] + (isApp ? ["Date"] : [])
        let type = dice.pick(plain + raw)
        let isOptional = dice.chance(25) && (isApp || !raw.contains(type)) && type != "Date"
        let name = name(for: type)
        let declared = isOptional ? ": \(type)?" : values.declared(type)
        scope.add(property: "@\(wrapper)(\"\(name)\") private var \(name)\(declared)")
        return Selection(text: "$\(name)", type: isOptional ? type + "?" : type, category: wrapper)
    }

    private func closures() -> Selection {
        let target = draftTarget()
        let getter = dice.pick(["{ \(target.text) }", "{ return \(target.text) }"])
        if dice.chance(20) {
            let plain = target.type.hasSuffix("?") ? String(target.type.dropLast()) : target.type
            let value = values.value(of: plain)
            guard target.type.hasSuffix("?") else {
                return Selection(
                    text: "Binding<\(target.type)>(get: { \(target.text) }, set: { \(target.text) = $0 })",
                    type: target.type,
                    category: "Binding<T>(get:set:)")
            }
            return Selection(
                text: "Binding(get: { \(target.text) ?? \(value.enclosed) }, set: { \(target.text) = $0 })",
                type: plain,
                category: "Binding(get:set:) with ??")
        }
        return Selection(
            text: "Binding(get: \(getter), set: { \(target.text) = $0 })", type: target.type,
            category: "Binding(get:set:)")
    }

    private func draftTarget() -> Variable {
        let draft = addDraft()
        return dice.pick(types.writable(from: draft, steps: 2).filter { types.isHashable($0.type) })
    }

    private func addDraft() -> Variable {
        let draft = Variable(text: "draft", type: types.theme.entity)
        scope.add(draft, property: "@State private var draft = \(types.theme.entity)()")
        return draft
    }

    private func computed() -> Selection {
        let target = draftTarget()
        let name = scope.fresh(AppTypes.propertyName(for: target.type) + "Binding")
        let maker = dice.pick(["Binding", ".init", "Binding<\(target.type)>"])
        let call = "\(maker)(get: { \(target.text) }, set: { \(target.text) = $0 })"
        scope.members.append(
            """
            private var \(name): Binding<\(target.type)> {
                \(dice.pick(["", "return "]))\(call)
            }
            """)
        return Selection(text: name, type: target.type, category: "computed binding")
    }

    private func constant() -> Selection {
        let type = anyType()
        return Selection(text: ".constant(\(values.value(of: type)))", type: type, category: ".constant")
    }

    private func setting() -> Selection {
        let type = anyType()
        let name = name(for: type)
        let value = dice.chance(50) ? " = \(values.value(of: type))" : ": \(type) = \(values.value(for: type))"
        scope.add(property: "@Setting(\"\(name)\") private var \(name)\(value)")
        return Selection(text: "$\(name)", type: type, category: "wrapper of the app")
    }
}
