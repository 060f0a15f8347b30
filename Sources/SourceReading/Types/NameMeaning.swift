import SwiftSyntax

/// What a name stands for at a place in the source.
package enum NameMeaning {
    /// A parameter or a pattern's variable, with its type.
    case value(SwiftType)
    /// A variable of a function's body.
    case local(PatternBindingSyntax, VariableDeclSyntax)
    case localFunction(FunctionDeclSyntax)
    /// A member of a type around the place.
    case member(Member, owner: SwiftType)
    case global(Member)
    case type(SwiftType)
}

extension TypeInference {
    /// What a name stands for at a place: from the inside out through blocks, closures, functions, types, and the file.
    package func meaning(of name: String, at node: some SyntaxProtocol, in file: SourceFile) -> NameMeaning? {
        var child = Syntax(node)
        let position = node.position
        while let parent = child.parent {
            if let found = local(name, in: parent, from: child, before: position, file: file) { return found }
            if parent.asProtocol(DeclGroupSyntax.self) != nil {
                let scope = TypeScope(of: child, in: file)
                if let owner = ownType(scope), let found = member(name, of: owner, near: file) {
                    return .member(found, owner: owner)
                }
            }
            child = parent
        }
        let globals = index.globals(named: name, near: file)
        if let first = globals.first(where: { if case .alias = $0.kind { false } else { true } }) {
            if globals.count == 1 || first.file === file { return .global(first) }
            // Which overload a call means is for the call to find out.
            if case .function = first.kind { return .global(first) }
            return agreed(globals)
        }
        // A name that begins small and that nothing declares is a value from elsewhere.
        guard name.first?.isUppercase == true || index.declares(name) else { return nil }
        let type = reader.named(name, in: TypeScope(of: node, in: file))
        return type == .unknown ? nil : .type(type)
    }

    /// One of several globals of a name where all have the same type.
    private func agreed(_ globals: [Member]) -> NameMeaning? {
        let types = Set(globals.map { type(of: $0, owner: nil) })
        return types.count == 1 ? globals.first.map(NameMeaning.global) : nil
    }

    /// The type around a place, with its own generic parameters as arguments.
    func ownType(_ scope: TypeScope) -> SwiftType? {
        guard let name = scope.enclosing.first else { return nil }
        let full = index.type(named: name, near: scope.file)
        let parameters = full?.genericParameters ?? []
        return .named(full?.name ?? name, parameters.map(SwiftType.parameter))
    }

    private func local(
        _ name: String, in parent: Syntax, from child: Syntax, before position: AbsolutePosition, file: SourceFile
    ) -> NameMeaning? {
        switch parent.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items):
            return statement(name, in: items, before: position, from: child, file: file)
        case .closureExpr(let closure): return parameter(name, of: closure, file: file)
        case .functionDecl(let function):
            return parameter(name, of: function.signature.parameterClause, file: file)
        case .initializerDecl(let function):
            return parameter(name, of: function.signature.parameterClause, file: file)
        case .subscriptDecl(let function): return parameter(name, of: function.parameterClause, file: file)
        case .accessorDecl(let accessor):
            let own = accessor.parameters?.name.name
            guard name == own || (own == nil && ["newValue", "oldValue"].contains(name)) else { return nil }
            guard ["set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text) else { return nil }
            var next = parent.parent
            while let node = next, !node.is(PatternBindingSyntax.self) { next = node.parent }
            let annotation = next?.as(PatternBindingSyntax.self)?.typeAnnotation
            return .value(annotation.map { type($0.type, in: file) } ?? .unknown)
        case .ifExpr(let node):
            guard child.is(CodeBlockSyntax.self) || child.is(ConditionElementListSyntax.self),
                child.id != node.elseBody.map({ Syntax($0).id })
            else { return nil }
            return condition(name, in: node.conditions, before: position, file: file)
        case .whileStmt(let node): return condition(name, in: node.conditions, before: position, file: file)
        case .forStmt(let node):
            guard child.is(CodeBlockSyntax.self) else { return nil }
            let element = elementType(of: type(of: node.sequence, in: file))
            return bound(name, in: node.pattern, of: element, file: file).map(NameMeaning.value)
        case .switchCase(let node):
            guard case .case(let label) = node.label else { return nil }
            for item in label.caseItems {
                if let found = payload(name, in: item.pattern, of: parent, file: file) { return .value(found) }
            }
            return nil
        case .catchClause: return name == "error" ? .value(.existential("any Error")) : nil
        default: return nil
        }
    }

    private func statement(
        _ name: String, in items: CodeBlockItemListSyntax, before position: AbsolutePosition, from child: Syntax,
        file: SourceFile
    ) -> NameMeaning? {
        // The list of a file's statements holds globals, which come last.
        if items.parent?.is(SourceFileSyntax.self) == true { return nil }
        var found: NameMeaning?
        for item in declaringItems(of: items) {
            switch item.item {
            case .decl(let declaration):
                if let function = declaration.as(FunctionDeclSyntax.self), function.name.name == name {
                    found = .localFunction(function)
                }
                guard item.position <= position, let variable = declaration.as(VariableDeclSyntax.self),
                    item.id != child.id
                else { continue }
                for binding in variable.bindings where DeclarationWalk.names(in: binding.pattern).contains(name) {
                    found = .local(binding, variable)
                }
            case .stmt(let statement):
                guard item.position <= position, let node = statement.as(GuardStmtSyntax.self), item.id != child.id
                else { continue }
                if let value = condition(name, in: node.conditions, before: position, file: file) { found = value }
            default: continue
            }
        }
        return found
    }

    /// A variable that a condition binds: `if let x`, `if let x = value`, `if case .some(let x)`.
    private func condition(
        _ name: String, in conditions: ConditionElementListSyntax, before position: AbsolutePosition, file: SourceFile
    ) -> NameMeaning? {
        var found: NameMeaning?
        for element in conditions where element.endPosition <= position {
            switch element.condition {
            case .optionalBinding(let binding):
                guard DeclarationWalk.names(in: binding.pattern).contains(name) else { continue }
                if let annotation = binding.typeAnnotation {
                    found = .value(type(annotation.type, in: file))
                } else if let value = binding.initializer?.value {
                    found = .value(type(of: value, in: file).wrapped ?? .unknown)
                } else {
                    found = .value(
                        outer(name, at: Syntax(binding), before: element, file: file).wrapped ?? .unknown)
                }
            case .matchingPattern(let matching):
                guard let type = payload(name, in: matching.pattern, of: Syntax(matching), file: file) else { continue }
                found = .value(type)
            default: continue
            }
        }
        return found
    }

    /// What a name means outside the condition `if let name`.
    private func outer(_ name: String, at node: Syntax, before element: ConditionElementSyntax, file: SourceFile)
        -> SwiftType
    {
        var next: Syntax? = node
        while let parent = next, !parent.is(IfExprSyntax.self), !parent.is(GuardStmtSyntax.self),
            !parent.is(WhileStmtSyntax.self)
        { next = parent.parent }
        guard let statement = next else { return .unknown }
        return meaning(of: name, at: statement, in: file).map { self.type(of: $0, named: name, in: file) } ?? .unknown
    }

    private func parameter(_ name: String, of clause: FunctionParameterClauseSyntax, file: SourceFile) -> NameMeaning? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).name == name {
            let type = type(parameter.type, in: file)
            return .value(parameter.ellipsis == nil ? type : .array(type))
        }
        return nil
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax, file: SourceFile) -> NameMeaning? {
        for item in closure.signature?.capture?.items ?? [] where item.name.name == name {
            if let value = item.initializer?.value { return .value(type(of: value, in: file)) }
        }
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters):
            for (place, parameter) in parameters.enumerated() {
                let own = parameter.name.text
                if own == name || own == "$" + name {
                    let type = parameterType(place, of: closure, count: parameters.count, in: file)
                    guard own.hasPrefix("$") else { return .value(type) }
                    return .value(type.name == "Binding" ? type.arguments.first ?? .unknown : .unknown)
                }
            }
        case .parameterClause(let clause):
            for (place, parameter) in clause.parameters.enumerated()
            where (parameter.secondName ?? parameter.firstName).name == name {
                if let spelled = parameter.type { return .value(type(spelled, in: file)) }
                return .value(parameterType(place, of: closure, count: clause.parameters.count, in: file))
            }
        default:
            if name.hasPrefix("$"), let place = Int(name.dropFirst()) {
                return .value(parameterType(place, of: closure, count: closure.numberedParameters, in: file))
            }
        }
        return nil
    }

    /// The type of a name that a pattern binds to a value, `(a, b)` included.
    func bound(_ name: String, in pattern: PatternSyntax, of type: SwiftType, file: SourceFile) -> SwiftType? {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return node.identifier.name == name ? type : nil
        case .tuplePattern(let node):
            for (place, element) in node.elements.enumerated() {
                var part = SwiftType.unknown
                if case .tuple(let elements) = type, elements.indices.contains(place) { part = elements[place].type }
                if let found = bound(name, in: element.pattern, of: part, file: file) { return found }
            }
            return nil
        case .valueBindingPattern(let node): return bound(name, in: node.pattern, of: type, file: file)
        default: return nil
        }
    }

    /// Whether a pattern of a case binds the name; which type its payload has is not followed.
    private func payload(_ name: String, in pattern: PatternSyntax, of node: Syntax, file: SourceFile) -> SwiftType? {
        let binds =
            pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            && pattern.tokens(viewMode: .sourceAccurate).contains { ["let", "var"].contains($0.text) }
        return binds ? .unknown : nil
    }
}

extension ClosureExprSyntax {
    /// How many parameters `$0`, `$1` … make, those of closures inside of it left out.
    fileprivate var numberedParameters: Int {
        var count = 1
        for token in statements.tokens(viewMode: .sourceAccurate) {
            guard case .dollarIdentifier(let text) = token.tokenKind, let place = Int(text.dropFirst()), place >= count
            else {
                continue
            }
            var node = token.parent
            while let next = node, !next.is(ClosureExprSyntax.self) { node = next.parent }
            if node?.id == Syntax(self).id { count = place + 1 }
        }
        return count
    }
}
