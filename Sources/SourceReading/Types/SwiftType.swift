/// A type of Swift as far as the source tells it; what cannot be known is `unknown`, never a guess.
package indirect enum SwiftType: Hashable, Sendable {
    case unknown
    /// A nominal type with its full name (`Order.Kind`, `Int`) and its generic arguments.
    case named(String, [SwiftType] = [])
    case optional(SwiftType)
    case tuple([Element])
    case function([SwiftType], SwiftType)
    case metatype(SwiftType)
    /// A generic parameter in the place where it is declared.
    case parameter(String)
    /// `some P` or `any P`, with what stands after the keyword.
    case existential(String)

    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: SwiftType

        package init(label: String? = nil, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    /// Whether no part of the type is unknown.
    package var isKnown: Bool {
        switch self {
        case .unknown: false
        case .named(_, let arguments): arguments.allSatisfy(\.isKnown)
        case .optional(let wrapped), .metatype(let wrapped): wrapped.isKnown
        case .tuple(let elements): elements.allSatisfy(\.type.isKnown)
        case .function(let parameters, let result): result.isKnown && parameters.allSatisfy(\.isKnown)
        case .parameter, .existential: true
        }
    }

    /// The wrapped type of an optional, or nil.
    package var wrapped: SwiftType? {
        if case .optional(let wrapped) = self { wrapped } else { nil }
    }

    /// The full name of a nominal type, or nil.
    package var name: String? {
        if case .named(let name, _) = self { name } else { nil }
    }

    package var arguments: [SwiftType] {
        if case .named(_, let arguments) = self { arguments } else { [] }
    }

    /// The type with every part replaced that a transformation knows better.
    package func mapping(_ transform: (SwiftType) -> SwiftType?) -> SwiftType {
        if let replaced = transform(self) { return replaced }
        switch self {
        case .unknown, .parameter, .existential: return self
        case .named(let name, let arguments): return .named(name, arguments.map { $0.mapping(transform) })
        case .optional(let wrapped): return .optional(wrapped.mapping(transform))
        case .metatype(let type): return .metatype(type.mapping(transform))
        case .tuple(let elements):
            return .tuple(elements.map { Element(label: $0.label, type: $0.type.mapping(transform)) })
        case .function(let parameters, let result):
            return .function(parameters.map { $0.mapping(transform) }, result.mapping(transform))
        }
    }

    /// The type with generic parameters replaced by what they stand for.
    package func substituting(_ values: [String: SwiftType]) -> SwiftType {
        guard !values.isEmpty else { return self }
        return mapping { type in
            if case .parameter(let name) = type { values[name] } else { nil }
        }
    }
}

extension SwiftType: CustomStringConvertible {
    /// The type as Swift spells it: `Int?`, `[String]`, `Order.Kind`; an unknown one is `?`.
    package var description: String {
        switch self {
        case .unknown: return "?"
        case .named("Array", let arguments) where arguments.count == 1: return "[\(arguments[0])]"
        case .named("Dictionary", let arguments) where arguments.count == 2:
            return "[\(arguments[0]) : \(arguments[1])]"
        case .named(let name, []): return name
        case .named(let name, let arguments):
            return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .optional(let wrapped):
            switch wrapped {
            case .function, .existential: return "(\(wrapped))?"
            default: return "\(wrapped)?"
            }
        case .tuple(let elements):
            let parts = elements.map { element in element.label.map { "\($0): \(element.type)" } ?? "\(element.type)" }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let parameters, let result):
            return "(\(parameters.map(\.description).joined(separator: ", "))) -> \(result)"
        case .metatype(let type): return "\(type).Type"
        case .parameter(let name): return name
        case .existential(let text): return text
        }
    }
}

extension SwiftType {
    package static let bool = SwiftType.named("Bool")
    package static let int = SwiftType.named("Int")
    package static let double = SwiftType.named("Double")
    package static let string = SwiftType.named("String")

    package static func array(_ element: SwiftType) -> SwiftType { .named("Array", [element]) }
    package static func binding(_ value: SwiftType) -> SwiftType { .named("Binding", [value]) }
}
