extension AppTypes {
    static let observable = "AppModel"
    static let published = "AppStore"

    mutating func addModels(_ dice: Dice) {
        facts["DisplayOptions"] = TypeFacts(members: properties(count: 10, dice), isHashable: false)
        facts["ModelSection"] = TypeFacts(
            members: [
                Member(name: "id", type: "UUID"), Member(name: "title", type: "String"),
                Member(name: "kind", type: theme.kind.name), Member(name: "items", type: "[\(theme.entity)]"),
            ], id: "UUID", isHashable: false)
        facts["AppSettings"] = TypeFacts(
            members: properties(count: 16, dice) + [
                Member(
                    name: "display", type: "DisplayOptions", isStored: true,
                    declaration: "var display = DisplayOptions()")
            ], isHashable: false)
        for model in [Self.observable, Self.published] {
            facts[model] = TypeFacts(members: properties(count: 40, dice) + collections(dice), isHashable: false)
        }
    }

    /// Properties that a picker can select, of different types.
    private func properties(count: Int, _ dice: Dice) -> [Member] {
        var names: Set<String> = []
        var made: [Member] = []
        let maker = ValueMaker(types: self, dice: dice)
        for _ in 0..<count * 2 where made.count < count {
            let base = dice.pick(selectable)
            let type = base.hasPrefix("Set") || !dice.chance(30) ? base : base + "?"
            let plain = Self.propertyName(for: type)
            let prefix = dice.pick(["selected", "current", "chosen", "preferred", "initial", ""])
            let name = prefix.isEmpty ? plain : prefix + plain.prefix(1).uppercased() + plain.dropFirst()
            guard type != theme.object, names.insert(name).inserted, !["default", "self"].contains(name) else {
                continue
            }
            made.append(
                Member(name: name, type: type, isStored: true, declaration: "var \(name)\(maker.declared(type))"))
        }
        return made
    }

    private func collections(_ dice: Dice) -> [Member] {
        let all: [(String, String, String)] = [
            ("items", "[\(theme.entity)]", ": [\(theme.entity)] = \(theme.entity).samples"),
            ("parts", "[\(theme.part)]", dice.pick([" = \(theme.part).samples", ": [\(theme.part)] = []"])),
            ("places", "[\(theme.place)]", " = [\(theme.place).home]"),
            ("objects", "[\(theme.object)]", ": [\(theme.object)] = []"),
            ("names", "[String]", dice.pick([" = [\"a\", \"b\"]", ": [String] = []"])),
            ("sizes", "[Int]", " = [1, 2, 3]"),
            ("sections", "[ModelSection]", ": [ModelSection] = []"),
            ("kindByName", "[String: \(theme.kind.name)]", ": [String: \(theme.kind.name)] = [:]"),
            ("countByToken", "[UUID: Int]", " = [UUID: Int]()"),
        ]
        let computed = Member(name: "favorites", type: "[\(theme.entity)]")
        let function = Member(name: "matching(\"x\")", type: "[\(theme.entity)]")
        let settings = Member(
            name: "settings", type: "AppSettings", isStored: true, declaration: "var settings = AppSettings()")
        let draft = Member(
            name: "draft", type: theme.entity, isStored: true, declaration: "var draft = \(theme.entity)()")
        return all.map { Member(name: $0, type: $1, isStored: true, declaration: "var \($0)\($2)") }
            + [computed, function, settings, draft]
    }

    /// The file with the models, in both manners.
    var modelFile: String {
        func body(_ type: String) -> String {
            """
            \(declarations(of: type))

                var favorites: [\(theme.entity)] { items.filter { $0.isFavorite } }

                func matching(_ text: String) -> [\(theme.entity)] { items.filter { $0.name == text } }
            """
        }
        let published = body(Self.published).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("    var ") && !$0.hasSuffix("}") ? "    @Published " + $0.dropFirst(4) : String($0) }
        return """
            import SwiftUI

            struct DisplayOptions {
            \(declarations(of: "DisplayOptions"))
            }

            struct AppSettings {
            \(declarations(of: "AppSettings"))
            }

            struct ModelSection: Identifiable {
                let id = UUID()
                var title = ""
                var kind: \(theme.kind.name) = .fallback
                var items: [\(theme.entity)] = []
            }

            @Observable
            final class \(Self.observable) {
            \(body(Self.observable))
            }

            final class \(Self.published): ObservableObject {
            \(published.joined(separator: "\n"))
            }

            """
    }
}
