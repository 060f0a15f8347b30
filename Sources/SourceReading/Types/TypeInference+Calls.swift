import SwiftSyntax

extension TypeInference {
    /// A function as a call sees it: its parameters with their labels, its result, and what it leaves to be inferred.
    struct Signature {
        var labels: [String?]
        var hasDefault: [Bool]
        var parameters: [SwiftType]
        var result: SwiftType
        var generics: Set<String> = []
        /// Whether it is the initialiser that the compiler makes of a struct's properties, or inherits; any labels fit.
        var isMemberwise = false
    }

    /// The type of a call.
    func call(_ node: FunctionCallExprSyntax, in file: SourceFile, expecting expected: SwiftType?) -> Chain {
        if let special = special(node, in: file, expecting: expected) { return Chain(type: special) }
        let (signatures, chain) = candidates(node, in: file, expecting: expected)
        let fitting = signatures.filter { fits($0, node) }
        let results = Set(fitting.map { resolve($0, node, in: file) })
        if results.count == 1, let only = results.first { return Chain(type: only, isOptional: chain) }
        let known = results.filter { $0 == expected }
        return Chain(type: known.first ?? .unknown, isOptional: chain)
    }

    /// The functions that a call can mean, and whether a `?` stands in front of it.
    func candidates(
        _ node: FunctionCallExprSyntax, in file: SourceFile, expecting expected: SwiftType? = nil
    ) -> ([Signature], Bool) {
        let callee = node.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.name
            guard let baseNode = member.base else {
                guard let target = expected else { return ([], false) }
                let type = target.wrapped ?? target
                return (name == "init" ? initializers(of: type, in: file) : methods(name, of: type, isStatic: true, in: file), false)
            }
            if let type = metatype(baseNode, in: file) {
                if name == "init" { return (initializers(of: type, in: file), false) }
                if let nested = metatype(ExprSyntax(member), in: file) {
                    return (initializers(of: nested, in: file), false)
                }
                return (methods(name, of: type, isStatic: true, in: file), false)
            }
            let base = chain(baseNode, in: file)
            return (methods(name, of: base.type, isStatic: false, in: file), base.isOptional)
        }
        if let type = metatype(callee, in: file) { return (initializers(of: type, in: file), false) }
        guard let reference = callee.as(DeclReferenceExprSyntax.self) else {
            let type = type(of: callee, in: file)
            return (plain(type), false)
        }
        guard let meaning = meaning(of: reference.baseName.name, at: reference, in: file) else { return ([], false) }
        switch meaning {
        case .localFunction(let function):
            return ([signature(function, in: TypeScope(of: function, in: file))], false)
        case .member(let member, let owner):
            if case .function = member.kind {
                let all = members(member.name, of: owner, near: file)
                return (all.compactMap { signature($0, owner: owner) }, false)
            }
            return (plain(type(of: member, owner: owner)), false)
        case .global(let member):
            if case .function = member.kind {
                let all = index.globals(named: member.name, near: file)
                return (all.compactMap { signature($0, owner: nil) }, false)
            }
            return (plain(type(of: member, owner: nil)), false)
        default: return (plain(type(of: meaning, named: reference.baseName.name, in: file)), false)
        }
    }

    private func plain(_ type: SwiftType) -> [Signature] {
        guard case .function(let parameters, let result) = type else { return [] }
        return [
            Signature(
                labels: parameters.map { _ in nil }, hasDefault: parameters.map { _ in false }, parameters: parameters,
                result: result)
        ]
    }

    private func methods(_ name: String, of type: SwiftType, isStatic: Bool, in file: SourceFile) -> [Signature] {
        let found = members(name, of: type, near: file).filter { $0.isStatic == isStatic }
        let signatures = found.compactMap { signature($0, owner: type) }
        if !signatures.isEmpty { return signatures }
        if let variable = found.first { return plain(self.type(of: variable, owner: type)) }
        if case .optional(let wrapped) = type, isStatic { return methods(name, of: wrapped, isStatic: true, in: file) }
        return []
    }

    /// The initialisers of a type: those that are written, the one that members make, and `init(rawValue:)`.
    private func initializers(of type: SwiftType, in file: SourceFile) -> [Signature] {
        guard let name = type.name else { return [] }
        guard let declaration = index.type(named: name, near: file) else { return [] }
        let open = type.arguments.isEmpty
            ? SwiftType.named(name, declaration.genericParameters.map(SwiftType.parameter)) : type
        var all = declaration.members(named: "init").compactMap { member -> Signature? in
            var signature = signature(member, owner: open)
            if type.arguments.isEmpty { signature?.generics.formUnion(declaration.genericParameters) }
            return signature
        }
        if declaration.kind == .enum, rawType(of: type, near: file) != .unknown {
            all.append(
                Signature(
                    labels: ["rawValue"], hasDefault: [false], parameters: [rawType(of: type, near: file)],
                    result: .optional(type)))
        }
        let isOpen = all.isEmpty || declaration.primary.members["init"] == nil
        if isOpen, declaration.kind == .struct || declaration.kind == .class || declaration.kind == .actor,
            declaration.genericParameters.count == type.arguments.count, !declaration.primary.file.isInterface
        {
            all.append(Signature(labels: [], hasDefault: [], parameters: [], result: type))
            all[all.count - 1].isMemberwise = true
        }
        return all
    }

    private func signature(_ member: Member, owner: SwiftType?) -> Signature? {
        guard case .function(let parameters, let result) = type(of: member, owner: owner) else { return nil }
        switch member.kind {
        case .function(let node):
            var signature = Signature(node.signature.parameterClause.parameters, parameters, result)
            signature.generics = Set(node.genericParameterClause?.parameters.map(\.name.name) ?? [])
            return signature
        case .initializer(let node): return Signature(node.signature.parameterClause.parameters, parameters, result)
        case .enumCase(let node):
            let labels = node.parameterClause?.parameters.map { $0.firstName?.name } ?? []
            let defaults = node.parameterClause?.parameters.map { $0.defaultValue != nil } ?? []
            return Signature(labels: labels, hasDefault: defaults, parameters: parameters, result: result)
        case .subscript(let node): return Signature(node.parameterClause.parameters, parameters, result, isSubscript: true)
        default: return nil
        }
    }

    private func signature(_ node: FunctionDeclSyntax, in scope: TypeScope) -> Signature {
        guard case .function(let parameters, let result) = function(node, in: scope) else {
            return Signature(labels: [], hasDefault: [], parameters: [], result: .unknown)
        }
        var signature = Signature(node.signature.parameterClause.parameters, parameters, result)
        signature.generics = Set(node.genericParameterClause?.parameters.map(\.name.name) ?? [])
        return signature
    }

    /// Whether the labels of a call fit a function.
    private func fits(_ signature: Signature, _ node: FunctionCallExprSyntax) -> Bool {
        signature.isMemberwise
            || match(
                signature, labels: node.arguments.map { $0.label?.name },
                trailing: (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count) != nil
    }

    /// Which parameter each argument goes to, or nil where the labels do not fit.
    private func match(_ signature: Signature, labels: [String?], trailing: Int) -> [Int]? {
        var places: [Int] = []
        var next = 0
        for label in labels {
            while next < signature.labels.count, signature.labels[next] != label {
                guard signature.hasDefault[next] else { return nil }
                next += 1
            }
            guard next < signature.labels.count else { return nil }
            places.append(next)
            next += 1
        }
        for _ in 0..<trailing {
            guard let place = (next..<max(next, signature.parameters.count)).last(where: { place in
                if case .function = signature.parameters[place].wrapped ?? signature.parameters[place] { true } else { false }
            }) else { return nil }
            places.append(place)
            next = place + 1
        }
        let rest = Set(signature.labels.indices).subtracting(places)
        return rest.allSatisfy { signature.hasDefault[$0] } ? places : nil
    }

    private func arguments(of node: FunctionCallExprSyntax) -> [ExprSyntax] {
        node.arguments.map(\.expression) + (node.trailingClosure.map { [ExprSyntax($0)] } ?? [])
            + node.additionalTrailingClosures.map { ExprSyntax($0.closure) }
    }

    /// The result of a call, its generic parameters bound by the arguments.
    private func resolve(_ signature: Signature, _ node: FunctionCallExprSyntax, in file: SourceFile) -> SwiftType {
        guard !signature.isMemberwise, !signature.generics.isEmpty || signature.result.hasParameter else {
            return signature.result
        }
        let values = bindings(signature, node, in: file, closures: true)
        return signature.result.mapping { type in
            guard case .parameter(let name) = type, signature.generics.contains(name) else { return nil }
            return values[name] ?? .unknown
        }
    }

    private func bindings(
        _ signature: Signature, _ node: FunctionCallExprSyntax, in file: SourceFile, closures: Bool
    ) -> [String: SwiftType] {
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        guard let places = match(signature, labels: node.arguments.map { $0.label?.name }, trailing: trailing) else {
            return [:]
        }
        var values: [String: SwiftType] = [:]
        for (argument, place) in zip(arguments(of: node), places) {
            let parameter = signature.parameters[place]
            if let closure = argument.as(ClosureExprSyntax.self) {
                guard closures, case .function(_, let result) = parameter else { continue }
                unify(result, self.result(of: closure, in: file), &values)
            } else if let path = argument.as(KeyPathExprSyntax.self) {
                guard case .function(let roots, let result) = parameter, let root = roots.first else { continue }
                unify(result, value(of: path, from: root.substituting(values), in: file), &values)
            } else {
                unify(parameter, type(of: argument, in: file), &values)
            }
        }
        return values
    }

    /// The parameter that a closure goes to, and what the other arguments bind.
    func place(
        of closure: ClosureExprSyntax, in node: FunctionCallExprSyntax, _ signature: Signature, file: SourceFile
    ) -> (SwiftType, [String: SwiftType])? {
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        guard let places = match(signature, labels: node.arguments.map { $0.label?.name }, trailing: trailing),
            let number = arguments(of: node).firstIndex(where: { $0.id == ExprSyntax(closure).id }),
            places.indices.contains(number)
        else { return nil }
        return (signature.parameters[places[number]], bindings(signature, node, in: file, closures: false))
    }

    /// Binds the parameters of a pattern to what stands in their places.
    func unify(_ pattern: SwiftType, _ type: SwiftType, _ values: inout [String: SwiftType]) {
        guard type != .unknown else { return }
        switch (pattern, type) {
        case (.parameter(let name), _): if values[name] == nil { values[name] = type }
        case (.optional(let inner), .optional(let other)): unify(inner, other, &values)
        case (.optional(let inner), _): unify(inner, type, &values)
        case (.named(let name, let inner), .named(let other, let outer)) where name == other:
            for (inner, outer) in zip(inner, outer) { unify(inner, outer, &values) }
        case (.function(_, let result), .function(_, let other)): unify(result, other, &values)
        case (.tuple(let inner), .tuple(let outer)):
            for (inner, outer) in zip(inner, outer) { unify(inner.type, outer.type, &values) }
        default: break
        }
    }

    /// The element behind `base[arguments]`.
    func element(of base: SwiftType, at arguments: LabeledExprListSyntax, in file: SourceFile) -> SwiftType {
        if case .named("Binding", let inner) = base, let value = inner.first {
            let element = element(of: value, at: arguments, in: file)
            return element == .unknown ? .unknown : .binding(element)
        }
        if let path = arguments.first, path.label?.text == "keyPath", let node = path.expression.as(KeyPathExprSyntax.self) {
            return value(of: node, from: base, in: file)
        }
        let labels = arguments.map { $0.label?.name }
        let all = members("subscript", of: base, near: file).compactMap { signature($0, owner: base) }
        let fitting = all.filter { match($0, labels: labels, trailing: 0) != nil }
        if fitting.count > 1, let first = arguments.first {
            let argument = type(of: first.expression, in: file)
            let exact = fitting.filter { $0.parameters.first == argument }
            if let only = exact.first, exact.count == 1 { return only.result }
            return .unknown
        }
        return fitting.first?.result ?? .unknown
    }

    /// The value behind a key path.
    package func value(of path: KeyPathExprSyntax, from root: SwiftType, in file: SourceFile) -> SwiftType {
        var type = path.root.map { self.type($0, in: file) } ?? root
        var isOptional = false
        for component in path.components {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.text
                if name != "self" { type = instanceMember(property.declName.baseName.name, of: type, in: file) }
            case .optional(let mark):
                type = type.wrapped ?? .unknown
                if mark.questionOrExclamationMark.text == "?" { isOptional = true }
            case .subscript(let access): type = element(of: type, at: access.arguments, in: file)
            default: return .unknown
            }
        }
        return isOptional && type != .unknown && type.wrapped == nil ? .optional(type) : type
    }
}

extension TypeInference.Signature {
    fileprivate init(
        _ list: FunctionParameterListSyntax, _ parameters: [SwiftType], _ result: SwiftType, isSubscript: Bool = false
    ) {
        labels = list.map { parameter in
            // The names of a subscript's parameters are no labels unless there are two.
            if isSubscript, parameter.secondName == nil { return nil }
            return parameter.firstName.text == "_" ? nil : parameter.firstName.name
        }
        hasDefault = list.map { $0.defaultValue != nil || $0.ellipsis != nil }
        self.parameters = parameters
        self.result = result
    }
}

extension SwiftType {
    /// Whether a generic parameter occurs in it.
    var hasParameter: Bool {
        var found = false
        _ = mapping { type in
            if case .parameter = type { found = true }
            return nil
        }
        return found
    }
}
