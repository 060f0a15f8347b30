extension AppTypes {
    mutating func addEnumerations(_ dice: Dice) {
        add(theme.kind, id: dice.pick(["String", theme.kind.name]), raw: "String")
        add(theme.level, id: "Int", raw: "Int")
        add(theme.order, id: nil, raw: nil)
        add((phase, theme.phase.cases), id: nil, raw: "String")
        let filter = theme.filter
        facts[filter.name] = TypeFacts(
            members: [Member(name: "title", type: "String")],
            values: [
                "\(filter.name).\(filter.cases[0])", "\(filter.name).\(filter.cases[1])(\"x\")",
                "\(filter.name).\(filter.cases[1])(Defaults.title)", "\(filter.name).preset",
            ], implicit: [".\(filter.cases[0])", ".\(filter.cases[1])(\"y\")"])
    }

    private mutating func add(_ enumeration: (name: String, cases: [String]), id: String?, raw: String?) {
        let (name, cases) = enumeration
        var new = TypeFacts(isCaseIterable: true)
        new.members = [Member(name: "title", type: "String"), Member(name: "isFirst", type: "Bool")]
        new.members.append(Member(name: "next", type: name))
        new.values =
            cases.map { "\(name).\($0)" } + cases.map { "\(name).\($0)" } + [
                "\(name).allCases[0]", "\(name).allCases.first!", "\(name).allCases.last ?? .\(cases[0])",
                "\(name).fallback",
                "\(name).preset", "\(name).make()", "Bool.random() ? \(name).\(cases[0]) : .\(cases[1])",
                "\(name).\(cases[0]).next",
                "Defaults.\(Self.propertyName(for: name))",
            ]
        new.implicit = cases.map { ".\($0)" } + [".fallback", ".make()"]
        if let raw {
            new.members.append(Member(name: "rawValue", type: raw))
            let value = raw == "Int" ? "1" : "\"\(cases[1])\""
            new.values += ["\(name)(rawValue: \(value))!", "\(name)(rawValue: \(value)) ?? .\(cases[0])"]
            new.values.append("\(name)(rawValue: \(value)) ?? \(name).\(cases[1])")
        }
        if let id {
            new.id = id
            new.members.append(Member(name: "id", type: id))
        }
        facts[name] = new
    }

    /// The file that declares the enumerations.
    var enumerationFile: String {
        var text = "import Foundation\n"
        text += declaration(theme.kind, raw: "String", id: facts[theme.kind.name]?.id)
        text += declaration(theme.level, raw: "Int", id: "Int")
        text += declaration(theme.order, raw: nil, id: nil)
        text += """

            enum \(theme.filter.name): Hashable {
                case \(theme.filter.cases[0])
                case \(theme.filter.cases[1])(String)
            }

            """
        return text
    }

    /// One enumeration as its file has it.
    func declaration(_ enumeration: (name: String, cases: [String]), raw: String?, id: String?) -> String {
        let conformances = [raw, "CaseIterable", id == nil ? nil : "Identifiable"].compactMap { $0 }
        let cases: String
        if raw == "Int" {
            cases = enumeration.cases.enumerated().map { "    case \($1) = \($0)" }.joined(separator: "\n")
        } else {
            cases = "    case " + enumeration.cases.joined(separator: ", ")
        }
        let identity: String =
            switch id {
            case nil: ""
            case "String", "Int": "\n\n    var id: \(id!) { rawValue }"
            default: "\n\n    var id: Self { self }"
            }
        return """

            enum \(enumeration.name): \(conformances.joined(separator: ", ")) {
            \(cases)\(identity)
            }

            """
    }

    /// The file that extends them: what an app computes from a case.
    var enumerationExtensions: String {
        let filter = theme.filter
        var text = """
            import Foundation

            extension \(filter.name) {
                static let preset = \(filter.name).\(filter.cases[1])("preset")

                var title: String {
                    switch self {
                    case .\(filter.cases[0]): "Everything"
                    case .\(filter.cases[1])(let text): text
                    }
                }
            }

            """
        for (name, cases) in [
            (theme.kind.name, theme.kind.cases), (theme.level.name, theme.level.cases),
            (theme.order.name, theme.order.cases), (phase, theme.phase.cases),
        ] {
            text += """

                extension \(name) {
                    static let fallback: \(name) = .\(cases[0])
                    static var preset: Self { .\(cases[1]) }

                    static func make() -> \(name) { allCases.randomElement() ?? .\(cases[0]) }

                    var title: String { "\\(self)".capitalized }
                    var isFirst: Bool { self == Self.allCases[0] }
                    var next: \(name) {
                        let index = Self.allCases.firstIndex(of: self)! + 1
                        return Self.allCases[index % Self.allCases.count]
                    }
                }

                """
        }
        return text
    }
}
