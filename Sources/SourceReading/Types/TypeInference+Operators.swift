import SwiftSyntax

extension TypeInference {
    /// How tightly an operator binds; the loosest of a sequence decides its type.
    private static func precedence(of text: String) -> Int {
        switch text {
        case "=", "+=", "-=", "*=", "/=", "%=": 0
        case "?:": 1
        case "||": 2
        case "&&": 3
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": 4
        case "??": 5
        case "as", "is": 6
        case "...", "..<": 7
        case "+", "-", "&+", "&-", "|", "^": 8
        case "*", "/", "%", "&", "&*": 9
        case "<<", ">>": 10
        default: 5
        }
    }

    private static func isRightAssociative(_ text: String) -> Bool { ["?:", "??", "="].contains(text) }

    /// The type of operands and operators as the parser leaves them, one after another.
    ///
    /// The operators are weighed here and not by folding the tree, which would detach its nodes from their file.
    func sequence(
        _ elements: ArraySlice<ExprSyntax>, in file: SourceFile, expecting expected: SwiftType? = nil
    ) -> SwiftType {
        guard elements.count > 1 else {
            return elements.first.map { type(of: $0, in: file, expecting: expected) } ?? .unknown
        }
        // A chain that no person writes is not worth the stack that its reading takes.
        guard elements.count <= 400 else { return .unknown }
        var chosen: (index: Int, text: String)?
        for index in elements.indices {
            guard let text = Self.operatorText(elements[index]) else { continue }
            let precedence = Self.precedence(of: text)
            if let chosen {
                let best = Self.precedence(of: chosen.text)
                guard precedence < best || (precedence == best && !Self.isRightAssociative(text)) else { continue }
            }
            chosen = (index, text)
        }
        guard let (place, text) = chosen else { return .unknown }
        let left = elements[elements.startIndex..<place]
        let right = elements[(place + 1)...]
        return binary(text, elements[place], left, right, in: file, expecting: expected)
    }

    private static func operatorText(_ node: ExprSyntax) -> String? {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let node): node.operator.text
        case .assignmentExpr: "="
        case .unresolvedTernaryExpr: "?:"
        case .unresolvedAsExpr: "as"
        case .unresolvedIsExpr: "is"
        default: nil
        }
    }

    private func binary(
        _ text: String, _ node: ExprSyntax, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>,
        in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType {
        switch text {
        case "=", "+=", "-=", "*=", "/=", "%=": return .tuple([])
        case "||", "&&", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "is": return .bool
        case "as":
            guard let cast = node.as(UnresolvedAsExprSyntax.self),
                let spelled = right.first?.as(TypeExprSyntax.self)?.type
            else { return .unknown }
            return self.cast(spelled, mark: cast.questionOrExclamationMark, in: file)
        case "?:":
            guard let ternary = node.as(UnresolvedTernaryExprSyntax.self) else { return .unknown }
            return choice(ternary.thenExpression, right, in: file, expecting: expected)
        case "??": return coalesced(left, right, in: file, expecting: expected)
        case "...", "..<":
            let bound = same(left, right, in: file)
            return .named(text == "..." ? "ClosedRange" : "Range", [bound])
        case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>":
            let base = type(left, in: file)
            if base == .named("Date"), ["+", "-"].contains(text) {
                return type(right, in: file) == base ? .unknown : base
            }
            let type = same(left, right, in: file)
            if case .named(let name, _) = type { return Self.isCalculated(name) ? type : .unknown }
            return .unknown
        default: return .unknown
        }
    }

    private static func isCalculated(_ name: String) -> Bool {
        WellKnownTypes.integers.contains(name) || WellKnownTypes.floats.contains(name) || name == "String"
            || name == "Array"
    }

    private func type(_ elements: ArraySlice<ExprSyntax>, in file: SourceFile) -> SwiftType {
        sequence(elements, in: file)
    }

    /// The type that both sides have; a literal takes the other side's.
    private func same(
        _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, in file: SourceFile
    ) -> SwiftType {
        let first = type(left, in: file)
        let second = type(right, in: file)
        if first == second { return first }
        if Self.isLiteral(right), let adapted = adapt(second, to: first) { return adapted }
        if Self.isLiteral(left), let adapted = adapt(first, to: second) { return adapted }
        return .unknown
    }

    private func adapt(_ literal: SwiftType, to other: SwiftType) -> SwiftType? {
        guard case .named(let name, _) = other else { return nil }
        switch literal {
        case .int: return WellKnownTypes.integers.contains(name) || WellKnownTypes.floats.contains(name) ? other : nil
        case .double:
            // An integer literal beside one with a point becomes a Double too.
            return WellKnownTypes.floats.contains(name) ? other : nil
        default: return nil
        }
    }

    static func isLiteral(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        elements.allSatisfy { node in
            operatorText(node) != nil || node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
                || node.as(PrefixOperatorExprSyntax.self).map { isLiteral([$0.expression]) } == true
        }
    }

    /// `condition ? first : second`.
    private func choice(
        _ first: ExprSyntax, _ second: ArraySlice<ExprSyntax>, in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType {
        if let expected, expected.isKnown { return expected }
        if first.is(NilLiteralExprSyntax.self) {
            let type = sequence(second, in: file)
            return type == .unknown || type.wrapped != nil ? type : .optional(type)
        }
        let one = type(of: first, in: file)
        if second.count == 1, let other = second.first {
            if other.is(NilLiteralExprSyntax.self) {
                return one == .unknown || one.wrapped != nil ? one : .optional(one)
            }
            return common([first, other].sorted { !Self.isImplicit($0) && Self.isImplicit($1) }, in: file)
        }
        let two = sequence(second, in: file, expecting: one == .unknown ? nil : one)
        return one == two ? one : .unknown
    }

    private static func isImplicit(_ node: ExprSyntax) -> Bool {
        if let call = node.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
        return node.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }

    /// `value ?? fallback`, also over bindings as many apps define it.
    private func coalesced(
        _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>, in file: SourceFile,
        expecting expected: SwiftType?
    ) -> SwiftType {
        let value = type(left, in: file)
        if case .named("Binding", let arguments) = value, let wrapped = arguments.first?.wrapped {
            return .binding(wrapped)
        }
        guard let wrapped = value.wrapped else { return value == .unknown ? expected ?? .unknown : value }
        if right.count == 1, let fallback = right.first {
            if fallback.is(NilLiteralExprSyntax.self) { return value }
            if Self.isImplicit(fallback) { return wrapped }
        }
        let fallback = sequence(right, in: file, expecting: wrapped)
        return fallback == value ? value : wrapped
    }
}
