import SwiftSyntax

extension TypeInference {
    /// The whole number that an expression surely is: a literal, or the name of a constant that is one.
    package func constantNumber(_ node: ExprSyntax, in file: SourceFile, depth: Int = 0) -> Int? {
        guard depth < 4 else { return nil }
        if let literal = node.as(IntegerLiteralExprSyntax.self) {
            return Int(literal.literal.text.filter { $0 != "_" })
        }
        if let negative = node.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
            return constantNumber(negative.expression, in: file, depth: depth + 1).map { -$0 }
        }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return constantNumber(only.expression, in: file, depth: depth + 1)
        }
        guard let (value, file) = constant(node, in: file) else { return nil }
        return constantNumber(value, in: file, depth: depth + 1)
    }

    /// The initial value of the `let` that a name stands for.
    package func constant(_ node: ExprSyntax, in file: SourceFile) -> (value: ExprSyntax, file: SourceFile)? {
        guard let (binding, declaration, file) = variable(node, in: file), declaration.bindingSpecifier.text == "let",
            let value = binding.initializer?.value
        else { return nil }
        return (value, file)
    }

    /// The declaration of the variable that `name`, `self.name`, `value.name` or `Type.name` stands for.
    package func variable(
        _ node: ExprSyntax, in file: SourceFile
    ) -> (binding: PatternBindingSyntax, declaration: VariableDeclSyntax, file: SourceFile)? {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            switch meaning(of: reference.baseName.name, at: reference, in: file) {
            case .local(let binding, let declaration): return (binding, declaration, file)
            case .member(let member, _), .global(let member):
                guard case .variable(let binding, let declaration) = member.kind else { return nil }
                return (binding, declaration, member.file)
            default: return nil
            }
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        var owner = type(of: base, in: file)
        if case .metatype(let type) = owner { owner = type }
        guard let member = member(access.declName.baseName.name, of: owner, near: file),
            case .variable(let binding, let declaration) = member.kind
        else { return nil }
        return (binding, declaration, member.file)
    }

    /// The bounds of `a..<b`, or of the constant that is one.
    package func rangeBounds(
        _ node: ExprSyntax, in file: SourceFile, depth: Int = 0
    ) -> (lower: ExprSyntax, upper: [ExprSyntax], file: SourceFile)? {
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return rangeBounds(only.expression, in: file, depth: depth)
        }
        if let sequence = node.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count >= 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<" else {
                return nil
            }
            return (parts[0], Array(parts[2...]), file)
        }
        guard depth < 2, let (value, file) = constant(node, in: file) else { return nil }
        return rangeBounds(value, in: file, depth: depth + 1)
    }
}
