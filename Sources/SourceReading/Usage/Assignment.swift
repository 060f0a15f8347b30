import SwiftSyntax

/// A place that writes a variable: `count = 3`, `self.count += 1`, `isOn.toggle()`.
package struct Assignment {
    /// What is written.
    package let target: ExprSyntax
    /// The whole expression.
    package let whole: ExprSyntax
    /// What stands right of the operator; empty for a mutating call.
    package let value: [ExprSyntax]
    /// Whether the new value is made from the old one by the operator: `+=`.
    package let isCompound: Bool

    /// The names on the way to what is written, without `self`; a subscript counts as what it belongs to.
    package var path: [String]? { target.memberPath }

    /// Whether the target is an element: `titles[key]`.
    package var isElement: Bool { target.is(SubscriptCallExprSyntax.self) }

    /// The assignments in a piece of the source, those in closures included, in its order.
    package static func all(in node: some SyntaxProtocol) -> [Assignment] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: [Assignment] = []

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            guard elements.count > 2, let isCompound = Assignment.isCompound(elements[1]) else { return .visitChildren }
            found.append(
                Assignment(
                    target: elements[0], whole: ExprSyntax(node), value: Array(elements[2...]), isCompound: isCompound))
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
                member.declName.baseName.text == "toggle", node.arguments.isEmpty
            {
                found.append(Assignment(target: base, whole: ExprSyntax(node), value: [], isCompound: true))
            }
            return .visitChildren
        }
    }

    /// Whether an element of a sequence is an operator that assigns, and whether it reads the old value.
    private static func isCompound(_ node: ExprSyntax) -> Bool? {
        if node.is(AssignmentExprSyntax.self) { return false }
        guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text, text.hasSuffix("="),
            !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
        else { return nil }
        return true
    }
}

extension ExprSyntax {
    /// The names of a chain of members: `self.model.count` is `["model", "count"]`, `$model.count` too; nil for what is no
    /// such chain.
    package var memberPath: [String]? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            let name = node.baseName.text
            if name == "self" { return [] }
            return [name.hasPrefix("$") && Int(name.dropFirst()) == nil ? String(name.dropFirst()) : node.baseName.name]
        case .memberAccessExpr(let node):
            guard let path = node.base?.memberPath else { return nil }
            let name = node.declName.baseName.text
            if name == "wrappedValue" || name == "projectedValue" { return path }
            return path + [name.hasPrefix("$") ? String(name.dropFirst()) : node.declName.baseName.name]
        case .optionalChainingExpr(let node): return node.expression.memberPath
        case .forceUnwrapExpr(let node): return node.expression.memberPath
        case .subscriptCallExpr(let node): return node.calledExpression.memberPath
        default: return nil
        }
    }

    /// Whether the chain begins with `self`.
    package var beginsWithSelf: Bool { firstToken(viewMode: .sourceAccurate)?.text == "self" }
}

extension SyntaxProtocol {
    /// The longest chains of members in a piece of the source: `a.b + c` has `["a", "b"]` and `["c"]`.
    package var memberPaths: Set<[String]> {
        let finder = PathFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

private final class PathFinder: SyntaxVisitor {
    var found: Set<[String]> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let path = ExprSyntax(node).memberPath, !path.isEmpty else { return .visitChildren }
        found.insert(path)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let path = ExprSyntax(node).memberPath, !path.isEmpty { found.insert(path) }
        return .skipChildren
    }
}
