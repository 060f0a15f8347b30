import SwiftSyntax

/// Finds the values of expressions that the source alone decides; of all others it finds none.
package struct ConstantReader {
    let inference: TypeInference

    package init(inference: TypeInference) { self.inference = inference }

    /// What is known around an expression: the elements of the loops, and the value behind `self`.
    package struct Scope {
        package struct Element {
            /// The closure whose parameter the name is.
            var closure: SyntaxIdentifier
            var name: String
            var value: Constant
        }
        package var elements: [Element] = []
        package var own: Constant?
        var depth = 0

        package init() {}
    }

    static let longestList = 2_000
    private static let deepest = 24

    /// - Parameter expected: what the place asks for; `.name` follows it.
    package func value(
        of node: ExprSyntax, in file: SourceFile, _ scope: Scope = Scope(), expecting expected: SwiftType? = nil
    ) -> Constant? {
        guard scope.depth < Self.deepest else { return nil }
        var scope = scope
        scope.depth += 1
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal):
            return Int(literal.literal.text.filter { $0 != "_" }).map(Constant.integer)
        case .floatLiteralExpr(let literal):
            return Double(literal.literal.text.filter { $0 != "_" }).map(Constant.number)
        case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
        case .nilLiteralExpr: return .nothing
        case .stringLiteralExpr(let literal): return text(literal, in: file, scope)
        case .arrayExpr(let array):
            guard array.elements.count <= Self.longestList else { return nil }
            let element =
                expected.map { inference.elementType(of: $0) }
                ?? inference.elementType(
                    of: inference.type(of: node, in: file))
            var values: [Constant] = []
            for item in array.elements {
                guard let value = value(of: item.expression, in: file, scope, expecting: element) else { return nil }
                values.append(value)
            }
            return .list(values)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
            return value(of: only.expression, in: file, scope, expecting: expected)
        case .prefixOperatorExpr(let prefixed):
            guard prefixed.operator.text == "-" else { return nil }
            switch value(of: prefixed.expression, in: file, scope, expecting: expected) {
            case .integer(let number): return .integer(-number)
            case .number(let number): return .number(-number)
            default: return nil
            }
        case .forceUnwrapExpr(let forced):
            let inner = value(of: forced.expression, in: file, scope, expecting: expected)
            return inner == .nothing ? nil : inner
        case .sequenceExpr(let sequence):
            return self.sequence(Array(sequence.elements)[...], in: file, scope, expecting: expected)
        case .declReferenceExpr(let reference): return named(reference, in: file, scope)
        case .memberAccessExpr(let member): return self.member(member, in: file, scope, expecting: expected)
        case .functionCallExpr(let call): return self.call(call, in: file, scope, expecting: expected)
        case .subscriptCallExpr(let access):
            guard access.arguments.count == 1, let place = access.arguments.first?.expression,
                case .list(let list)? = value(of: access.calledExpression, in: file, scope),
                case .integer(let number)? = value(of: place, in: file, scope), list.indices.contains(number)
            else { return nil }
            return list[number]
        default: return nil
        }
    }

    private func text(_ literal: StringLiteralExprSyntax, in file: SourceFile, _ scope: Scope) -> Constant? {
        if let plain = literal.representedLiteralValue { return .text(plain) }
        var result = ""
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let part): result += part.content.text
            case .expressionSegment(let part):
                guard part.expressions.count == 1, let only = part.expressions.first, only.label == nil else {
                    return nil
                }
                switch value(of: only.expression, in: file, scope) {
                case .text(let text): result += text
                case .integer(let number): result += String(number)
                default: return nil
                }
            default: return nil
            }
        }
        return result.contains("\\") ? nil : .text(result)
    }

    /// A bare name: a loop's element, a constant, a property that gives the same at every reading.
    private func named(_ node: DeclReferenceExprSyntax, in file: SourceFile, _ scope: Scope) -> Constant? {
        let name = node.baseName.text
        if name == "self" { return scope.own }
        if let element = scope.elements.last(where: { $0.name == name && node.isInside($0.closure) }) {
            return element.value
        }
        guard !name.hasPrefix("$"), let meaning = inference.meaning(of: node.baseName.name, at: node, in: file) else {
            return nil
        }
        switch meaning {
        case .local(let binding, let declaration):
            guard declaration.bindingSpecifier.text == "let", let value = binding.initializer?.value else { return nil }
            return self.value(of: value, in: file, scope, expecting: annotated(binding, in: file))
        case .member(let member, let owner):
            if !member.isStatic, let field = scope.own?.field(member.name) { return field }
            return value(of: member, owner: owner, scope)
        case .global(let member): return value(of: member, owner: nil, scope)
        default: return nil
        }
    }

    func annotated(_ binding: PatternBindingSyntax, in file: SourceFile) -> SwiftType? {
        binding.typeAnnotation.map { inference.type($0.type, in: file) }
    }

    /// What a member gives at every reading.
    func value(of member: Member, owner: SwiftType?, _ scope: Scope) -> Constant? {
        if case .enumCase(let element) = member.kind, element.parameterClause == nil, let name = owner?.name {
            return .member(name, member.name, [])
        }
        guard case .variable(let binding, let declaration) = member.kind,
            binding.pattern.is(IdentifierPatternSyntax.self), member.attributes.isEmpty
        else { return nil }
        var scope = scope
        scope.elements = []
        if member.isStatic { scope.own = nil }
        let type = annotated(binding, in: member.file)
        if let getter = binding.getter {
            guard getter.count == 1, let item = getter.first?.item else { return nil }
            if case .expr(let only) = item { return value(of: only, in: member.file, scope, expecting: type) }
            guard case .stmt(let statement) = item, let only = statement.as(ReturnStmtSyntax.self)?.expression else {
                return nil
            }
            return value(of: only, in: member.file, scope, expecting: type)
        }
        guard let value = binding.initializer?.value, isFixed(declaration, owner: owner, near: member.file) else {
            return nil
        }
        return self.value(of: value, in: member.file, scope, expecting: type)
    }

    /// Whether a stored variable has its first value for ever: a constant, or a private variable of a view.
    private func isFixed(_ declaration: VariableDeclSyntax, owner: SwiftType?, near file: SourceFile) -> Bool {
        if declaration.bindingSpecifier.text == "let" { return true }
        let words = declaration.modifiers.map(\.name.text)
        guard words.contains("private"), !words.contains("static"), let owner, let name = owner.name,
            let type = inference.index.type(named: name, near: file), type.kind == .struct,
            inference.conforms(owner, to: ["View"], near: file)
        else { return false }
        return type.members(named: "init").isEmpty
    }
}

extension Constant {
    /// A stored property of an instance.
    func field(_ name: String) -> Constant? {
        if case .instance(_, let fields) = self { fields[name] } else { nil }
    }
}

extension SyntaxProtocol {
    /// Whether the node stands in another.
    package func isInside(_ other: SyntaxIdentifier) -> Bool {
        var next: Syntax? = Syntax(self)
        while let node = next {
            if node.id == other { return true }
            next = node.parent
        }
        return false
    }
}
