import SwiftSyntax

extension ConstantReader {
    func call(
        _ node: FunctionCallExprSyntax, in file: SourceFile, _ scope: Scope, expecting expected: SwiftType?
    ) -> Constant? {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.name
            if let base = member.base, inference.metatype(base, in: file) == nil {
                guard case .list(let list)? = value(of: base, in: file, scope) else { return nil }
                return transformed(list, by: name, node, in: file, scope, element: elementType(of: base, in: file))
            }
            let type = member.base.flatMap { inference.metatype($0, in: file) } ?? expected
            guard let type else { return nil }
            if name == "some", type.wrapped != nil || type.name == "Optional",
                let value = node.arguments.first?.expression
            {
                return self.value(of: value, in: file, scope, expecting: type.wrapped)
            }
            if name == "init" { return made(type.wrapped ?? type, node, in: file, scope) }
            if let nested = inference.metatype(ExprSyntax(member), in: file) {
                return made(nested, node, in: file, scope)
            }
            return payload(name, of: type.wrapped ?? type, node, in: file, scope)
        }
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name else { return nil }
        if callee == "stride" { return stride(node, in: file, scope) }
        if callee == "Optional" || callee == "Array" || callee == "Int" || callee == "Double" || callee == "String" {
            guard node.arguments.count == 1, let only = node.arguments.first, only.label == nil,
                let value = value(of: only.expression, in: file, scope)
            else { return nil }
            switch (callee, value) {
            case ("Optional", _), ("Array", .list), ("Int", .integer), ("Double", .number), ("String", .text):
                return value
            case ("Double", .integer(let number)): return .number(Double(number))
            case ("String", .integer(let number)): return .text(String(number))
            default: return nil
            }
        }
        guard let type = inference.metatype(node.calledExpression, in: file) else { return nil }
        return made(type, node, in: file, scope)
    }

    private func elementType(of base: ExprSyntax, in file: SourceFile) -> SwiftType {
        inference.elementType(of: inference.type(of: base, in: file))
    }

    /// A case with its payload.
    private func payload(
        _ name: String, of type: SwiftType, _ node: FunctionCallExprSyntax, in file: SourceFile, _ scope: Scope
    ) -> Constant? {
        guard let typeName = type.name, let member = inference.member(name, of: type, near: file),
            case .enumCase(let element) = member.kind, let clause = element.parameterClause,
            node.trailingClosure == nil, node.arguments.count == clause.parameters.count
        else { return nil }
        var values: [Constant] = []
        for (argument, parameter) in zip(node.arguments, clause.parameters) {
            let type = inference.type(parameter.type, in: member.file)
            guard let value = value(of: argument.expression, in: file, scope, expecting: type) else { return nil }
            values.append(value.fitting(type))
        }
        return .member(typeName, name, values)
    }

    /// A struct made by the initialiser of its members; what is not constant stays open.
    private func made(_ type: SwiftType, _ node: FunctionCallExprSyntax, in file: SourceFile, _ scope: Scope)
        -> Constant?
    {
        guard let name = type.name, type.arguments.isEmpty,
            let declaration = inference.index.type(named: name, near: file), declaration.kind == .struct,
            !declaration.primary.file.isInterface, declaration.members(named: "init").isEmpty,
            node.trailingClosure == nil
        else { return nil }
        var fields: [String: Constant] = [:]
        for argument in node.arguments {
            guard let label = argument.label?.name, let member = declaration.members(named: label).first else {
                return nil
            }
            let type = inference.type(of: member, owner: type)
            fields[label] = value(of: argument.expression, in: file, scope, expecting: type)?.fitting(type) ?? .open
        }
        for member in declaration.primary.members.values.joined() {
            guard fields[member.name] == nil, !member.isStatic, !member.isComputed,
                case .variable(let binding, _) = member.kind, let start = binding.initializer?.value
            else { continue }
            fields[member.name] =
                value(of: start, in: member.file, expecting: annotated(binding, in: member.file)) ?? .open
        }
        return .instance(name, fields)
    }

    private func transformed(
        _ list: [Constant], by name: String, _ node: FunctionCallExprSyntax, in file: SourceFile, _ scope: Scope,
        element: SwiftType
    ) -> Constant? {
        let count: Int? =
            node.arguments.isEmpty
            ? 1
            : node.arguments.first.flatMap {
                if case .integer(let number)? = value(of: $0.expression, in: file, scope) { number } else { nil }
            }
        switch name {
        case "reversed" where node.arguments.isEmpty: return .list(list.reversed())
        case "dropFirst": return count.map { .list(Array(list.dropFirst($0))) }
        case "dropLast": return count.map { .list(Array(list.dropLast($0))) }
        case "prefix": return node.arguments.isEmpty ? nil : count.map { .list(Array(list.prefix($0))) }
        case "enumerated" where node.arguments.isEmpty:
            return .list(
                list.enumerated().map { .instance("()", ["offset": .integer($0.offset), "element": $0.element]) })
        case "map":
            if let path = node.arguments.first?.expression, path.is(KeyPathExprSyntax.self) {
                let values = list.compactMap { value(of: path, from: $0, in: file, scope) }
                return values.count == list.count ? .list(values) : nil
            }
            let values = list.compactMap { self.result(node, for: $0, in: file, scope, nil) }
            return values.count == list.count ? .list(values) : nil
        case "filter":
            var kept: [Constant] = []
            for value in list {
                guard case .bool(let isKept)? = self.result(node, for: value, in: file, scope, element) else {
                    return nil
                }
                if isKept { kept.append(value) }
            }
            return .list(kept)
        default: return nil
        }
    }

    /// What the only closure of a call gives for an element; `==` and `!=` compare with what the element's type has.
    private func result(
        _ node: FunctionCallExprSyntax, for element: Constant, in file: SourceFile, _ scope: Scope, _ type: SwiftType?
    ) -> Constant? {
        guard let closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self),
            closure.statements.count == 1, case .expr(let body)? = closure.statements.first?.item
        else { return nil }
        var inner = scope
        inner.elements.append(
            Scope.Element(closure: closure.id, name: LoopReader.variable(of: closure) ?? "$0", value: element))
        return value(of: body, in: file, inner, expecting: type)
    }

    private func stride(_ node: FunctionCallExprSyntax, in file: SourceFile, _ scope: Scope) -> Constant? {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        guard labels == ["from", "to", "by"] || labels == ["from", "through", "by"] else { return nil }
        let values = node.arguments.compactMap { value(of: $0.expression, in: file, scope) }
        let whole = values.compactMap { if case .integer(let number) = $0 { number } else { nil } }
        let isOpen = labels[1] == "to"
        if whole.count == 3, whole[2] != 0, (whole[1] - whole[0]) / whole[2] < Self.longestList {
            let numbers =
                isOpen
                ? Array(Swift.stride(from: whole[0], to: whole[1], by: whole[2]))
                : Array(Swift.stride(from: whole[0], through: whole[1], by: whole[2]))
            return .list(numbers.map { .integer($0) })
        }
        let parts = values.compactMap { value -> Double? in
            if case .number(let number) = value.fitting(.double) { number } else { nil }
        }
        guard parts.count == 3, parts[2] != 0, (parts[1] - parts[0]) / parts[2] < Double(Self.longestList) else {
            return nil
        }
        let numbers =
            isOpen
            ? Array(Swift.stride(from: parts[0], to: parts[1], by: parts[2]))
            : Array(Swift.stride(from: parts[0], through: parts[1], by: parts[2]))
        return .list(numbers.map { .number($0) })
    }

    /// Operators, which the parser leaves in a row: ranges, casts, sums and products, comparisons.
    func sequence(
        _ parts: ArraySlice<ExprSyntax>, in file: SourceFile, _ scope: Scope, expecting expected: SwiftType?
    ) -> Constant? {
        guard let first = parts.first else { return nil }
        if parts.count == 1 { return value(of: first, in: file, scope, expecting: expected) }
        guard parts.count >= 3, parts.count % 2 == 1 else { return nil }
        let names = parts.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        for (group, isRange) in [(["==", "!="], false), (["..<", "..."], true)] {
            guard let place = names.firstIndex(where: { $0.map(group.contains) == true }) else { continue }
            let middle = parts.startIndex + place
            let left = sequence(parts[parts.startIndex..<middle], in: file, scope, expecting: isRange ? nil : expected)
            let right = sequence(parts[(middle + 1)...], in: file, scope, expecting: isRange ? nil : expected)
            guard let left, let right, let name = names[place] else { return nil }
            if !isRange { return .bool((left == right) == (name == "==")) }
            guard case .integer(let low) = left, case .integer(let high) = right, low <= high,
                high - low < Self.longestList
            else { return nil }
            return .list((name == "..." ? Array(low...high) : Array(low..<high)).map { .integer($0) })
        }
        let operation = parts[parts.startIndex + 1]
        if let cast = operation.as(UnresolvedAsExprSyntax.self), parts.count == 3,
            cast.questionOrExclamationMark == nil,
            let type = parts.last?.as(TypeExprSyntax.self)
        {
            let type = inference.type(type.type, in: file)
            return value(of: first, in: file, scope, expecting: type)?.fitting(type)
        }
        guard var result = value(of: first, in: file, scope, expecting: expected) else { return nil }
        let isSum = ["+", "-"].contains(names[1])
        for place in Swift.stride(from: 1, to: parts.count, by: 2) {
            guard let name = names[place], ["+", "-"].contains(name) == isSum,
                let right = value(of: parts[parts.startIndex + place + 1], in: file, scope),
                let next = Self.apply(name, result, right)
            else { return nil }
            result = next
        }
        return result
    }

    private static func apply(_ name: String, _ left: Constant, _ right: Constant) -> Constant? {
        if case .text(let left) = left, case .text(let right) = right { return name == "+" ? .text(left + right) : nil }
        if case .list(let left) = left, case .list(let right) = right { return name == "+" ? .list(left + right) : nil }
        if case .integer(let left) = left, case .integer(let right) = right {
            let (value, hasOverflow) =
                switch name {
                case "+": left.addingReportingOverflow(right)
                case "-": left.subtractingReportingOverflow(right)
                case "*": left.multipliedReportingOverflow(by: right)
                default: (0, true)
                }
            return hasOverflow ? nil : .integer(value)
        }
        guard case .number(let left) = left.fitting(.double), case .number(let right) = right.fitting(.double) else {
            return nil
        }
        switch name {
        case "+": return .number(left + right)
        case "-": return .number(left - right)
        case "*": return .number(left * right)
        case "/": return right == 0 ? nil : .number(left / right)
        default: return nil
        }
    }
}
