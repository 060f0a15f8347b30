/// A type's spelling, brought to one form: `Optional<T>` and `T?`, `Array<T>` and `[T]` are the same type, and so are a type
/// with its module's name and without, and an alias and what it stands for.
struct TypeSpelling {
    /// Other names of types, with what they stand for.
    var aliases: [String: String]
    private static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "SwiftUI", GeneratedApp.module,
    ]

    /// The one form of a spelling; the spelling itself where it is none of a type.
    func canonical(_ text: String) -> String {
        var reader = Reader(rest: Substring(text), spelling: self)
        guard let type = reader.type(), reader.rest.allSatisfy(\.isWhitespace) else { return text }
        return type
    }

    private func resolved(_ name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        if parts.count > 1, Self.modules.contains(parts[0]) { parts.removeFirst() }
        // The compiler names the protocol that an associated type is of.
        if parts.count > 2 { parts.removeAll { ["Identifiable", "RawRepresentable", "CaseIterable"].contains($0) } }
        let plain = parts.joined(separator: ".")
        return aliases[plain].map(canonical) ?? plain
    }

    private struct Reader {
        var rest: Substring
        var spelling: TypeSpelling

        mutating func take(_ text: String) -> Bool {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }

        mutating func type() -> String? {
            guard var found = primary() else { return nil }
            while take("?") { found += "?" }
            return found
        }

        private mutating func primary() -> String? {
            if take("[") {
                guard let first = type() else { return nil }
                guard take(":") else { return take("]") ? "[\(first)]" : nil }
                guard let value = type(), take("]") else { return nil }
                return "[\(first): \(value)]"
            }
            if take("(") { return tuple() }
            return name()
        }

        /// A tuple, or a type in parentheses.
        private mutating func tuple() -> String? {
            var parts: [String] = []
            repeat {
                let before = rest
                if let label = identifier(), take(":"), let type = type() {
                    parts.append("\(label): \(type)")
                } else {
                    rest = before
                    guard let type = type() else { return nil }
                    parts.append(type)
                }
            } while take(",")
            guard take(")") else { return nil }
            return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
        }

        private mutating func identifier() -> String? {
            rest = rest.drop(while: \.isWhitespace)
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(name.count)
            return name.isEmpty ? nil : String(name)
        }

        private mutating func name() -> String? {
            guard var name = identifier() else { return nil }
            while rest.first == ".", rest.dropFirst().first.map({ $0.isLetter || $0 == "_" }) == true {
                rest = rest.dropFirst()
                guard let next = identifier() else { return nil }
                name += "." + next
            }
            let plain = spelling.resolved(name)
            guard take("<") else { return plain }
            var arguments: [String] = []
            repeat {
                guard let argument = type() else { return nil }
                arguments.append(argument)
            } while take(",")
            guard take(">") else { return nil }
            return switch (plain, arguments.count) {
            case ("Optional", 1): arguments[0] + "?"
            case ("Array", 1): "[\(arguments[0])]"
            case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
            default: "\(plain)<\(arguments.joined(separator: ", "))>"
            }
        }
    }
}
