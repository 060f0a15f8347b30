import SwiftSyntax

extension TypeInference {
    /// A member that a type has by its declaration, its extensions, or what it inherits; the first one of this name.
    package func member(_ name: String, of owner: SwiftType, near file: SourceFile) -> Member? {
        members(name, of: owner, near: file).first
    }

    /// All members of this name, overloads included; the nearest first.
    package func members(_ name: String, of owner: SwiftType, near file: SourceFile) -> [Member] {
        switch owner {
        case .named(let typeName, _):
            let place = MemberPlace(type: typeName, name: name, file: ObjectIdentifier(file))
            if let known = rememberedMembers[place] { return known }
            var visited: Set<String> = []
            let found = members(name, ofTypeNamed: typeName, near: file, visited: &visited)
            rememberedMembers[place] = found
            return found
        case .optional: return members(name, of: .named("Optional", []), near: file)
        case .existential(let text):
            var visited: Set<String> = []
            let parts = text.split(whereSeparator: { " &".contains($0) }).filter { $0 != "some" && $0 != "any" }
            return parts.flatMap { members(name, ofTypeNamed: String($0), near: file, visited: &visited) }
        default: return []
        }
    }

    private func members(
        _ name: String, ofTypeNamed typeName: String, near file: SourceFile, visited: inout Set<String>
    ) -> [Member] {
        guard visited.insert(typeName).inserted, visited.count < 64 else { return [] }
        let parts: [TypePart]
        if let type = index.type(named: typeName, near: file) {
            let own = type.members(named: name)
            if !own.isEmpty { return own }
            parts = [type.primary] + index.telling(conformancesOf: type.name)
        } else {
            parts = index.telling(conformancesOf: typeName)
            let own = index.extensions(of: typeName, declaring: name).flatMap { $0.members[name] ?? [] }
            if !own.isEmpty { return own }
        }
        for part in parts {
            for inherited in part.inherited {
                guard let parent = parentName(inherited, of: part) else { continue }
                let found = members(name, ofTypeNamed: parent, near: part.file, visited: &visited)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// The full name of what a type inherits from or conforms to.
    private func parentName(_ syntax: TypeSyntax, of part: TypePart) -> String? {
        switch reader.type(syntax, in: TypeScope(of: part.node, in: part.file)) {
        case .named(let name, _): name
        case .existential(let text): text.hasPrefix("any ") ? String(text.dropFirst(4)) : nil
        default: nil
        }
    }

    /// Whether a type is declared to conform to a protocol, directly or through what it inherits.
    package func conforms(_ type: SwiftType, to protocols: Set<String>, near file: SourceFile) -> Bool {
        guard let name = type.name else { return false }
        var open = [name]
        var visited: Set<String> = []
        while let next = open.popLast() {
            guard visited.insert(next).inserted, visited.count < 64 else { continue }
            let parts = index.type(named: next, near: file)?.parts ?? index.conformances(of: next)
            for inherited in parts.flatMap(\.inherited) {
                let spelled = inherited.trimmedDescription
                let names = spelled.split(whereSeparator: { "&@, \n".contains($0) }).map(String.init)
                if names.contains(where: protocols.contains) { return true }
                open.append(contentsOf: names)
            }
        }
        return false
    }

    /// The scope in which a member's types are read: its own place, with what its owner's parameters stand for.
    private func scope(of member: Member, owner: SwiftType?) -> TypeScope {
        var scope = TypeScope(of: member.node, in: member.file)
        guard let owner else { return scope }
        scope.selfType = owner
        if case .named(let name, let arguments) = owner {
            if !scope.enclosing.contains(name) { scope.enclosing.insert(name, at: 0) }
            let parameters = index.type(named: name, near: member.file)?.genericParameters ?? []
            for (parameter, argument) in zip(parameters, arguments) { scope.generics[parameter] = argument }
            if arguments.isEmpty {
                for parameter in parameters where scope.generics[parameter] == nil {
                    scope.generics[parameter] = .parameter(parameter)
                }
            }
        }
        if case .optional(let wrapped) = owner { scope.generics["Wrapped"] = wrapped }
        return scope
    }

    /// The type of a member as a value: a variable's type, a function's own type, a case's enum.
    package func type(of member: Member, owner: SwiftType?) -> SwiftType {
        let scope = scope(of: member, owner: owner)
        switch member.kind {
        case .variable(let binding, let declaration):
            return variable(member.name, binding, declaration, in: member.file, scope: scope)
        case .function(let node): return function(node, in: scope)
        case .enumCase(let node):
            guard let owner else { return .unknown }
            guard let clause = node.parameterClause else { return owner }
            return .function(clause.parameters.map { reader.type($0.type, in: scope) }, owner)
        case .initializer(let node):
            guard let owner else { return .unknown }
            let parameters = node.signature.parameterClause.parameters.map { reader.type($0.type, in: scope) }
            return .function(parameters, node.optionalMark?.text == "?" ? .optional(owner) : owner)
        case .subscript(let node):
            let parameters = node.parameterClause.parameters.map { reader.type($0.type, in: scope) }
            return .function(parameters, reader.type(node.returnClause.type, in: scope))
        case .alias, .associatedType: return .unknown
        }
    }

    func function(_ node: FunctionDeclSyntax, in scope: TypeScope) -> SwiftType {
        let parameters = node.signature.parameterClause.parameters.map { reader.type($0.type, in: scope) }
        let result = node.signature.returnClause.map { reader.type($0.type, in: scope) } ?? .tuple([])
        return .function(parameters, result)
    }

    /// `base.name`, with `?` in the chain kept until its end.
    func member(
        _ node: MemberAccessExprSyntax, in file: SourceFile, expecting expected: SwiftType?
    ) -> Chain {
        let name = node.declName.baseName.text == "self" ? "self" : node.declName.baseName.name
        guard let baseNode = node.base else {
            guard let expected else { return .unknown }
            let target = name == "none" || name == "some" ? expected : expected.wrapped ?? expected
            return Chain(type: staticMember(name, of: target, in: file))
        }
        if name == "self" {
            if let type = metatype(baseNode, in: file) { return Chain(type: .metatype(type)) }
            return chain(baseNode, in: file)
        }
        if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
            let owner = chain(baseNode, in: file)
            return Chain(
                type: projection(of: String(name.dropFirst()), of: owner.type, in: file), isOptional: owner.isOptional)
        }
        if let optional = baseNode.as(OptionalChainingExprSyntax.self),
            let type = metatype(optional.expression, in: file)
        {
            return Chain(type: staticMember(name, of: .optional(type), in: file))
        }
        if let outer = moduleMember(baseNode, name, at: node, in: file) { return Chain(type: outer) }
        let base = chain(baseNode, in: file)
        if case .metatype(let type) = base.type {
            return Chain(type: staticMember(name, of: type, in: file), isOptional: base.isOptional)
        }
        return Chain(type: instanceMember(name, of: base.type, in: file), isOptional: base.isOptional)
    }

    /// A type behind a module's name: `Foundation.Date`.
    private func moduleMember(
        _ base: ExprSyntax, _ name: String, at node: some SyntaxProtocol, in file: SourceFile
    ) -> SwiftType? {
        guard let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["Swift", "SwiftUI", "Foundation", "Combine", "UIKit"].contains(module), !index.declares(module)
        else { return nil }
        let type = reader.named(name, in: TypeScope(of: node, in: file))
        return type == .unknown ? nil : .metatype(type)
    }

    /// `Type.name`: a case, a static member, a nested type.
    package func staticMember(_ name: String, of type: SwiftType, in file: SourceFile) -> SwiftType {
        let found = members(name, of: type, near: file).filter(\.isStatic)
        if let first = found.first {
            if case .alias = first.kind {
                return .metatype(reader.member(name, of: type, in: TypeScope(file: file)))
            }
            let types = Set(found.map { self.type(of: $0, owner: type) })
            return types.count == 1 ? types.first ?? .unknown : .unknown
        }
        if case .optional(let wrapped) = type, name == "none" { return .optional(wrapped) }
        if case .optional(let wrapped) = type {
            return staticMember(name, of: wrapped, in: file)
        }
        if name == "allCases", let owner = type.name, index.type(named: owner, near: file)?.kind == .enum {
            return .array(type)
        }
        guard type.name != nil else { return .unknown }
        let nested = reader.member(name, of: type, in: TypeScope(file: file))
        if let nestedName = nested.name, index.type(named: nestedName, near: file) != nil { return .metatype(nested) }
        return .unknown
    }

    /// `value.name`: a property, or a method without its call.
    package func instanceMember(_ name: String, of base: SwiftType, in file: SourceFile) -> SwiftType {
        if case .tuple(let elements) = base {
            if let place = Int(name) { return elements.indices.contains(place) ? elements[place].type : .unknown }
            return elements.first { $0.label == name }?.type ?? .unknown
        }
        let found = members(name, of: base, near: file).filter { member in
            if case .alias = member.kind {
                false
            } else if case .associatedType = member.kind {
                false
            } else {
                !member.isStatic
            }
        }
        let variable = found.first { if case .variable = $0.kind { true } else { false } }
        if let first = variable ?? found.first {
            return type(of: first, owner: base)
        }
        if let dynamic = dynamicMember(name, of: base, in: file) { return dynamic }
        switch base {
        case .named("Binding", let arguments):
            guard let value = arguments.first else { return .unknown }
            let type = instanceMember(name, of: value, in: file)
            // A binding has the identity of its value.
            if name == "id" { return type }
            return type == .unknown ? .unknown : .binding(type)
        case .named(let owner, let arguments): return synthesized(name, of: base, named: owner, arguments, in: file)
        default: return .unknown
        }
    }

    /// A member that a type passes on: `subscript(dynamicMember:)` over key paths.
    private func dynamicMember(_ name: String, of base: SwiftType, in file: SourceFile) -> SwiftType? {
        if let type = base.name, !index.maySubscriptMembers(of: type) { return nil }
        for member in members("subscript", of: base, near: file) {
            guard case .subscript(let node) = member.kind,
                node.parameterClause.parameters.first?.firstName.text == "dynamicMember",
                case .function(let parameters, let result) = type(of: member, owner: base),
                case .named(let path, let arguments)? = parameters.first, path.hasSuffix("KeyPath"),
                arguments.count == 2
            else { continue }
            let value = instanceMember(name, of: arguments[0], in: file)
            guard value != .unknown else { continue }
            var values: [String: SwiftType] = [:]
            unify(arguments[1], value, &values)
            return result.substituting(values)
        }
        return nil
    }

    /// Members that the compiler or a protocol gives without a word in the source.
    private func synthesized(
        _ name: String, of base: SwiftType, named owner: String, _ arguments: [SwiftType], in file: SourceFile
    ) -> SwiftType {
        switch name {
        case "rawValue": return rawType(of: base, near: file)
        case "hashValue": return .int
        case "id":
            guard let type = index.type(named: owner, near: file) else { return .unknown }
            if type.parts.contains(where: { part in part.attributeNames.contains("Model") }) {
                return .named("PersistentIdentifier")
            }
            return type.kind == .class && conforms(base, to: ["Identifiable", "ObservableObject"], near: file)
                && conforms(base, to: ["Identifiable"], near: file)
                && !conforms(base, to: ["NSManagedObject"], near: file)
                ? .named("ObjectIdentifier") : .unknown
        case "persistentModelID": return .named("PersistentIdentifier")
        case "objectID": return .named("NSManagedObjectID")
        case "localizedDescription": return .string
        default:
            // A store's state is read through the store.
            if owner == "Store" || owner == "ViewStore", let state = arguments.first {
                return instanceMember(name, of: state, in: file)
            }
            return .unknown
        }
    }

    /// The raw type of an enum: the first that it inherits and that literals can make.
    package func rawType(of type: SwiftType, near file: SourceFile) -> SwiftType {
        guard let name = type.name, let declaration = index.type(named: name, near: file) else { return .unknown }
        if let member = declaration.members(named: "rawValue").first { return self.type(of: member, owner: type) }
        guard declaration.kind == .enum, let first = declaration.primary.inherited.first else {
            return .unknown
        }
        let raw = reader.type(first, in: TypeScope(of: declaration.primary.node, in: declaration.primary.file))
        guard let rawName = raw.name else { return .unknown }
        let isLiteral =
            WellKnownTypes.integers.contains(rawName) || WellKnownTypes.floats.contains(rawName)
            || ["String", "Character"].contains(rawName)
        return isLiteral ? raw : .unknown
    }

    /// `X.ID`, `X.AllCases`, `X.RawValue`, `X.Element` where nothing declares them.
    func associatedType(_ name: String, of base: SwiftType, in scope: TypeScope) -> SwiftType {
        switch name {
        case "ID": return instanceMember("id", of: base, in: scope.file)
        case "AllCases": return .array(base)
        case "RawValue": return rawType(of: base, near: scope.file)
        case "Element": return elementType(of: base)
        case "Wrapped": return base.wrapped ?? .unknown
        case "Index": return base.name == "Array" ? .int : .unknown
        case "Type": return .metatype(base)
        default: return .unknown
        }
    }

    /// The type of a collection's elements.
    package func elementType(of collection: SwiftType) -> SwiftType {
        switch collection {
        case .named("Array", let arguments), .named("Set", let arguments), .named("ArraySlice", let arguments),
            .named("Range", let arguments), .named("ClosedRange", let arguments),
            .named("DictionaryKeys", let arguments), .named("FetchedResults", let arguments),
            .named("StrideTo", let arguments), .named("StrideThrough", let arguments),
            .named("ContiguousArray", let arguments), .named("OrderedSet", let arguments),
            .named("IdentifiedArrayOf", let arguments), .named("SectionedFetchResults", let arguments):
            return arguments.count == 1 ? arguments[0] : .unknown
        case .named("IdentifiedArray", let arguments): return arguments.count == 2 ? arguments[1] : .unknown
        case .named("Binding", let arguments):
            guard let inner = arguments.first else { return .unknown }
            let element = elementType(of: inner)
            return element == .unknown ? .unknown : .binding(element)
        case .named("String", []): return .named("Character")
        case .named(let name, let arguments):
            guard let type = index.onlyType(named: name),
                let alias = type.members(named: "Element").first(where: {
                    if case .alias = $0.kind { true } else { false }
                }), case .alias(let node) = alias.kind
            else { return .unknown }
            var scope = TypeScope(of: node, in: alias.file)
            for (parameter, argument) in zip(type.genericParameters, arguments) { scope.generics[parameter] = argument }
            return reader.type(node.initializer.value, in: scope)
        default: return .unknown
        }
    }
}

extension TypePart {
    /// The names of the attributes in front of the declaration, without their arguments.
    package var attributeNames: [String] {
        let list = node.asProtocol(WithAttributesSyntax.self)?.attributes ?? []
        return list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}
