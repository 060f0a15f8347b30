import SwiftSyntax

/// Turns the spelling of a type into a type: names are looked up from the inside out, other names are followed.
package final class TypeReader {
    let index: ProjectIndex
    /// What `X.ID`, `X.AllCases` and the like stand for, where it takes a look at expressions.
    var associated: (SwiftType, String, TypeScope) -> SwiftType = { _, _, _ in .unknown }
    private var depth = 0

    init(index: ProjectIndex) { self.index = index }

    package func type(_ syntax: TypeSyntax, in scope: TypeScope) -> SwiftType {
        guard depth < 24 else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        switch syntax.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            return named(node.name.name, arguments(node.genericArgumentClause, in: scope), in: scope)
        case .memberType(let node):
            let base = type(node.baseType, in: scope)
            return member(node.name.name, of: base, arguments(node.genericArgumentClause, in: scope), in: scope)
        case .optionalType(let node): return .optional(type(node.wrappedType, in: scope))
        case .implicitlyUnwrappedOptionalType(let node): return .optional(type(node.wrappedType, in: scope))
        case .arrayType(let node): return .array(type(node.element, in: scope))
        case .dictionaryType(let node):
            return .named("Dictionary", [type(node.key, in: scope), type(node.value, in: scope)])
        case .tupleType(let node):
            let elements = node.elements.map {
                SwiftType.Element(label: $0.firstName?.name, type: type($0.type, in: scope))
            }
            return elements.count == 1 ? elements[0].type : .tuple(elements)
        case .functionType(let node):
            return .function(
                node.parameters.map { type($0.type, in: scope) }, type(node.returnClause.type, in: scope))
        case .attributedType(let node): return type(node.baseType, in: scope)
        case .someOrAnyType(let node):
            // `any P?` binds to the name before the question mark is read.
            return .existential(node.trimmedDescription)
        case .metatypeType(let node): return .metatype(type(node.baseType, in: scope))
        default: return .unknown
        }
    }

    private func arguments(_ clause: GenericArgumentClauseSyntax?, in scope: TypeScope) -> [SwiftType] {
        clause?.arguments.map { argument in
            if case .type(let syntax) = argument.argument { type(syntax, in: scope) } else { .unknown }
        } ?? []
    }

    /// The type that a simple name means in a scope; unknown where it means none.
    package func named(_ name: String, _ arguments: [SwiftType] = [], in scope: TypeScope) -> SwiftType {
        if name == "Self" { return scope.selfType ?? .unknown }
        if let generic = scope.generics[name], arguments.isEmpty { return generic }
        for outer in scope.enclosing {
            if let found = declared(name, inside: outer, arguments, in: scope) { return found }
        }
        switch index.outermostKind(of: name) {
        case .nominal: return .named(name, arguments)
        case .protocol: return .existential("any " + name)
        default: break
        }
        if index.declares(name) {
            if let declaration = index.type(named: name, near: scope.file) {
                return nominal(declaration, arguments)
            }
            let aliases = index.globals(named: name, near: scope.file).compactMap { self.alias($0, arguments) }
            let different = Set(aliases)
            if different.count == 1, let alias = different.first { return alias }
            return .unknown
        }
        return builtIn(name, arguments)
    }

    private func builtIn(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
        switch name {
        case "Optional" where arguments.count == 1: return .optional(arguments[0])
        case "Any", "AnyObject": return .existential(name)
        default: return WellKnownTypes.aliases[name] ?? .named(name, arguments)
        }
    }

    private func nominal(_ declaration: TypeDeclaration, _ arguments: [SwiftType]) -> SwiftType {
        if declaration.kind == .protocol { return .existential("any " + declaration.name) }
        return .named(declaration.name, arguments)
    }

    /// A type or an alias that a type declares, or inherits from what it conforms to.
    private func declared(
        _ name: String, inside outer: String, _ arguments: [SwiftType], in scope: TypeScope
    ) -> SwiftType? {
        if let nested = index.type(named: outer + "." + name, near: scope.file) { return nominal(nested, arguments) }
        guard let type = index.type(named: outer, near: scope.file) else {
            // An extension of a type of another module.
            let members = index.extensions(of: outer, declaring: name).flatMap { $0.members[name] ?? [] }
            return members.lazy.compactMap { self.alias($0, arguments) }.first
        }
        for member in type.members(named: name) {
            guard let alias = alias(member, arguments) else { continue }
            guard case .named(outer, let values)? = scope.selfType else { return alias }
            return alias.substituting(Dictionary(zip(type.genericParameters, values)) { first, _ in first })
        }
        return nil
    }

    /// What an alias stands for, with its generic parameters replaced.
    private func alias(_ member: Member, _ arguments: [SwiftType]) -> SwiftType? {
        guard case .alias(let node) = member.kind else { return nil }
        var scope = TypeScope(of: node, in: member.file)
        let parameters = node.genericParameterClause?.parameters.map(\.name.name) ?? []
        for (parameter, argument) in zip(parameters, arguments) { scope.generics[parameter] = argument }
        return type(node.initializer.value, in: scope)
    }

    /// The type `base.name`.
    package func member(
        _ name: String, of base: SwiftType, _ arguments: [SwiftType] = [], in scope: TypeScope
    ) -> SwiftType {
        guard case .named(let outer, _) = base else {
            if case .parameter(let parameter) = base { return .parameter(parameter + "." + name) }
            return associated(base, name, scope)
        }
        var inside = scope
        inside.selfType = base
        if let found = declared(name, inside: outer, arguments, in: inside) { return found }
        let associated = associated(base, name, scope)
        if associated != .unknown { return associated }
        let last = outer.lastName
        // A name that nothing declares may be a module of the app.
        if !outer.contains("."), !index.declares(outer), let declaration = index.type(named: name, near: scope.file) {
            return nominal(declaration, arguments)
        }
        // A module's name in front, as in `SwiftUI.Color`.
        if !index.declares(last), ["Swift", "SwiftUI", "Foundation", "UIKit", "AppKit", "Combine"].contains(outer) {
            return builtIn(name, arguments)
        }
        return index.declares(last) ? .unknown : .named(outer + "." + name, arguments)
    }
}
