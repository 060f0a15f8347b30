extension AppTypes {
    mutating func addStructures() {
        aliases = [
            "Amount": "Double", codeAlias: "Int", "TimeInterval": "Double", "\(theme.entity).Key": "String",
            "\(theme.entity).ID": "UUID", "\(theme.part).ID": "Int", "\(theme.place).ID": "String",
            "\(theme.object).ID": "ObjectIdentifier", "\(theme.kind.name).ID": facts[theme.kind.name]?.id ?? "",
            "\(theme.level.name).ID": "Int",
        ]
        addEntity()
        addPart()
        addPlace()
        facts[theme.object] = TypeFacts(
            members: [
                Member(name: "name", type: "String"), Member(name: "number", type: "Int"),
                Member(name: Self.propertyName(for: theme.kind.name), type: theme.kind.name),
            ], values: ["\(theme.object)(name: \"a\")", "\(theme.object)(name: Defaults.title)"], id: "ObjectIdentifier"
        )
    }

    private mutating func addEntity() {
        let kind = theme.kind.name
        var new = TypeFacts(id: "UUID")
        new.members = [
            Member(name: "id", type: "UUID", declaration: "let id = UUID()"),
            stored("name", "String", "\"New\""), stored("count", "Int", "4", inferred: true),
            stored("rating", "Double", "4.5", inferred: true), stored("isFavorite", "Bool", "false", inferred: true),
            stored(Self.propertyName(for: kind), kind, "\(kind).\(theme.kind.cases[0])", inferred: true),
            stored(Self.propertyName(for: phase), theme.phase.name, ".\(theme.phase.cases[0])", outside: phase),
            stored("level", "\(theme.level.name)?", "nil"), stored("parent", "UUID?", "nil"),
            stored("origin", "\(theme.place).ID?", "nil"), stored("labels", "[String]", "[]"),
            stored("parts", "[\(theme.part)]", "[]"), stored("added", "Date", "Date()", inferred: true),
            stored("code", codeAlias, "1"), stored("initial", "Character", "\"a\""),
            stored("price", "Amount", "9.99"), stored("details", "Details", "Details()", inferred: true),
        ]
        new.members[new.members.count - 1].type = "\(theme.entity).Details"
        new.members += [
            Member(name: "title", type: "String"), Member(name: "slug", type: "\(theme.entity).Key"),
            Member(name: "rank", type: "Int"), Member(name: "shortName", type: "String?"),
            Member(name: "label()", type: "String"), Member(name: "scaled(by: 2)", type: "Double"),
        ]
        new.values = [
            "\(theme.entity)()", "\(theme.entity)(name: \"a\")", "\(theme.entity).sample", "\(theme.entity).samples[0]",
            "\(theme.entity).samples.first!", "\(theme.entity).favorite",
        ]
        new.implicit = [".init()", ".sample", ".favorite", ".init(name: \"b\")"]
        facts[theme.entity] = new
        facts["\(theme.entity).Details"] = TypeFacts(
            members: [
                stored("unit", kind, ".\(theme.kind.cases[1])"), stored("step", "Double", "0.5", inferred: true),
                stored("note", "String?", "nil"), stored("page", "Int", "1", inferred: true),
                stored("order", theme.order.name, ".\(theme.order.cases[0])"),
            ], values: ["\(theme.entity).Details()"], implicit: [".init()"])
    }

    private mutating func addPart() {
        facts[theme.part] = TypeFacts(
            members: [
                stored("id", "Int", "1"), stored("name", "String", "\"\""), stored("symbol", "Character", "\"x\""),
                stored("slot", "UInt8", "0"), stored("size", "Int64", "0"),
                stored("owner", "\(theme.entity).ID?", "nil"),
                stored("kind", theme.kind.name, "\(theme.kind.name).\(theme.kind.cases[1])", inferred: true),
            ],
            values: ["\(theme.part)()", "\(theme.part)(id: 3, name: \"c\")", "\(theme.part).samples[1]"],
            implicit: [".init(id: 1)"], id: "Int")
    }

    private mutating func addPlace() {
        facts[theme.place] = TypeFacts(
            members: [
                stored("code", "String", "\"\""), stored("city", "String", "\"\""),
                stored("zone", "Int", "0", inferred: true),
                Member(name: "id", type: "String"),
            ], values: ["\(theme.place)(code: \"a\")", "\(theme.place).home"], implicit: [".home"], id: "String")
    }

    private func stored(
        _ name: String, _ type: String, _ value: String, inferred: Bool = false, outside: String? = nil
    ) -> Member {
        let annotation = inferred ? "" : ": \(type)"
        let initial = value == "nil" ? "" : " = \(value)"
        return Member(
            name: name, type: outside ?? type, isStored: true, declaration: "var \(name)\(annotation)\(initial)")
    }

    /// The file that declares the structures and the class.
    var structureFile: String {
        let entity = theme.entity
        return """
            import Foundation

            struct \(entity): Identifiable, Hashable {
                typealias Key = String

            \(declarations(of: entity))
            \(declaration(theme.phase, raw: "String", id: nil).indented)
                struct Details: Hashable {
            \(declarations(of: "\(entity).Details").indented)
                }

                var title: String { name.uppercased() }
            }

            struct \(theme.part): Identifiable, Hashable {
            \(declarations(of: theme.part))
            }

            struct \(theme.place): Identifiable, Hashable {
            \(declarations(of: theme.place))

                var id: String { code }
            }

            final class \(theme.object): Identifiable, Hashable {
                var name: String
                var number = 1
                var \(Self.propertyName(for: theme.kind.name)): \(theme.kind.name) = .fallback

                init(name: String) { self.name = name }

                static func == (left: \(theme.object), right: \(theme.object)) -> Bool { left.name == right.name }

                func hash(into hasher: inout Hasher) { hasher.combine(name) }
            }

            """
    }

    /// The file that extends them.
    var structureExtensions: String {
        let entity = theme.entity
        return """
            import Foundation

            typealias Amount = Double
            typealias \(codeAlias) = Int

            extension \(entity) {
                static let sample = \(entity)(name: "Sample")
                static let samples: [\(entity)] = [sample, \(entity)(name: "Other")]
                static var favorite: \(entity) { samples[0] }

                var slug: Key { name.lowercased() }
                var rank: Int { count * 2 }
                var shortName: String? { name.isEmpty ? nil : String(name.prefix(3)) }

                func label() -> String { "\\(name) (\\(count))" }
                func scaled(by factor: Double) -> Double { rating * factor }
            }

            extension \(theme.part) {
                static let samples = [\(theme.part)(id: 1), \(theme.part)(id: 2, name: "Second")]
            }

            extension \(theme.place) {
                static let home = Self(code: "home")
            }

            """
    }

    /// The declared properties of a type, a line each.
    func declarations(of type: String) -> String {
        (facts[type]?.members ?? []).compactMap(\.declaration).joined(separator: "\n").indented
    }
}

extension String {
    /// The text with each line four spaces further in.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
