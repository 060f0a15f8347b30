import SwiftSyntax

/// Works out what the rows of a picker say, where literals tell it.
///
/// Every text is a lower bound: what is not known adds nothing to it.
package struct RowText {
    let inference: TypeInference

    package init(inference: TypeInference) { self.inference = inference }

    /// A value that an expression surely has.
    private enum Value: Equatable {
        case int(Int)
        case text(String)
        /// A case of an enum with a raw string.
        case enumCase(name: String, raw: String)

        var description: String {
            switch self {
            case .int(let number): String(number)
            case .text(let text): text
            case .enumCase(let name, _): name
            }
        }
    }

    /// The texts of a row, one for each element of its loop that makes a difference; empty where it shows no plain text.
    package func texts(of option: PickerOption) -> [String] {
        guard let call = option.chain.base.as(FunctionCallExprSyntax.self), let name = option.chain.name,
            ["Text", "Label", "Button"].contains(name), let argument = call.arguments.first
        else { return [] }
        guard let loop = option.loop, let variable = loop.variable else {
            return text(argument.expression, call, [:]).map { [$0] } ?? []
        }
        let elements = values(of: loop.data, in: loop.file)
        guard !elements.isEmpty else { return text(argument.expression, call, [:]).map { [$0] } ?? [] }
        return elements.compactMap { text(argument.expression, call, [variable: $0]) }
    }

    /// The text of `Text(value)`, `Text("\(value) h")`, `Text(value, format: .number.precision(.fractionLength(2)))`.
    private func text(_ node: ExprSyntax, _ call: FunctionCallExprSyntax, _ names: [String: Value]) -> String? {
        guard let value = value(of: node, names) else { return nil }
        guard let format = call.argument("format") else { return value.description }
        let digits = fractionDigits(format)
        return digits == 0 ? value.description : value.description + "." + String(repeating: "0", count: digits)
    }

    /// The number in `fractionLength(2)`.
    private func fractionDigits(_ format: ExprSyntax) -> Int {
        var current = format
        while let call = current.as(FunctionCallExprSyntax.self) {
            for argument in call.arguments {
                guard let precision = argument.expression.as(FunctionCallExprSyntax.self),
                    let member = precision.calledExpression.as(MemberAccessExprSyntax.self),
                    member.declName.baseName.text == "fractionLength",
                    case .int(let digits)? = precision.arguments.first.flatMap({ value(of: $0.expression, [:]) })
                else { continue }
                return min(digits, 9)
            }
            guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { break }
            current = base
        }
        return 0
    }

    // MARK: Elements

    /// The first and last numbers of a range, or all elements of a literal or of an enum's cases.
    private func values(of data: ExprSyntax, in file: SourceFile, depth: Int = 0) -> [Value] {
        guard depth < 4 else { return [] }
        if let array = data.as(ArrayExprSyntax.self) {
            return array.elements.compactMap { value(of: $0.expression, [:]) }
        }
        if let tuple = data.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return values(of: only.expression, in: file, depth: depth + 1)
        }
        if let sequence = data.as(SequenceExprSyntax.self) { return bounds(sequence) }
        if let call = data.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            if name == "Array", let inner = call.arguments.first?.expression {
                return values(of: inner, in: file, depth: depth + 1)
            }
            guard name == "stride", let from = call.argument("from").flatMap({ value(of: $0, [:]) }),
                let end = (call.argument("to") ?? call.argument("through")).flatMap({ value(of: $0, [:]) }),
                case .int(let last) = end
            else { return [] }
            return [from, .int(call.argument("to") == nil ? last : last - 1)]
        }
        if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "allCases",
            let base = member.base
        {
            return cases(of: base, in: file)
        }
        if let reference = data.as(DeclReferenceExprSyntax.self),
            case .member(let member, _)? = inference.meaning(of: reference.baseName.name, at: data, in: file),
            case .variable(let binding, let declaration) = member.kind, declaration.bindingSpecifier.text == "let",
            let start = binding.initializer?.value
        {
            return values(of: start, in: member.file, depth: depth + 1)
        }
        return []
    }

    private func bounds(_ sequence: SequenceExprSyntax) -> [Value] {
        let parts = Array(sequence.elements)
        guard parts.count == 3, let mark = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            mark == "..<" || mark == "...", case .int(let first)? = value(of: parts[0], [:]),
            case .int(let last)? = value(of: parts[2], [:])
        else { return [] }
        return [.int(first), .int(mark == "..." ? last : last - 1)]
    }

    private func cases(of base: ExprSyntax, in file: SourceFile) -> [Value] {
        guard let type = inference.metatype(base, in: file), inference.rawType(of: type, near: file) == .string,
            let name = type.name, let declaration = inference.index.type(named: name, near: file)
        else { return [] }
        let elements = declaration.primary.members.values.joined().compactMap { member -> EnumCaseElementSyntax? in
            if case .enumCase(let element) = member.kind { element } else { nil }
        }
        return elements.sorted { $0.position < $1.position }.map { element in
            let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            return .enumCase(name: element.name.name, raw: raw ?? element.name.name)
        }
    }

    // MARK: Expressions

    private func value(of node: ExprSyntax, _ names: [String: Value]) -> Value? {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let literal): return Int(literal.literal.text.filter { $0 != "_" }).map(Value.int)
        case .stringLiteralExpr(let literal): return .text(text(of: literal, names))
        case .declReferenceExpr(let reference): return names[reference.baseName.text]
        case .tupleExpr(let tuple):
            return tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.expression, names) } : nil
        case .sequenceExpr(let sequence): return calculated(Array(sequence.elements), names)
        case .memberAccessExpr(let member):
            guard let base = member.base, let value = value(of: base, names) else { return nil }
            return property(member.declName.baseName.text, of: value)
        case .functionCallExpr(let call):
            let name = call.calledExpression.trimmedDescription
            guard call.arguments.count == 1,
                let inner = call.arguments.first.flatMap({ value(of: $0.expression, names) })
            else { return nil }
            if name == "String" { return .text(inner.description) }
            return ["Int", "Double", "LocalizedStringKey"].contains(name) ? inner : nil
        default: return nil
        }
    }

    private func property(_ name: String, of value: Value) -> Value? {
        switch (name, value) {
        case ("rawValue", .enumCase(_, let raw)): .text(raw)
        case ("description", .int), ("description", .text): .text(value.description)
        case ("capitalized", .text), ("localizedCapitalized", .text): value
        default: nil
        }
    }

    private func text(of literal: StringLiteralExprSyntax, _ names: [String: Value]) -> String {
        literal.segments.map { segment -> String in
            if let plain = segment.as(StringSegmentSyntax.self) { return plain.content.text }
            guard let inner = segment.as(ExpressionSegmentSyntax.self), inner.expressions.count == 1,
                let only = inner.expressions.first
            else { return "" }
            return value(of: only.expression, names)?.description ?? ""
        }.joined()
    }

    /// `a * b`, with whole numbers on both sides.
    private func calculated(_ parts: [ExprSyntax], _ names: [String: Value]) -> Value? {
        guard parts.count == 3, let mark = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            case .int(let left)? = value(of: parts[0], names), case .int(let right)? = value(of: parts[2], names)
        else { return nil }
        switch mark {
        case "+": return left.addingReportingOverflow(right).overflow ? nil : .int(left + right)
        case "-": return left.subtractingReportingOverflow(right).overflow ? nil : .int(left - right)
        case "*": return left.multipliedReportingOverflow(by: right).overflow ? nil : .int(left * right)
        case "/": return right == 0 || (left == .min && right == -1) ? nil : .int(left / right)
        case "%": return right == 0 || (left == .min && right == -1) ? nil : .int(left % right)
        default: return nil
        }
    }
}
