import SwiftSyntax

/// Small questions about calls that make or change views.
extension ModifierCall {
    /// The value of an argument that is a number: `60`, `60.0`.
    package func number(_ label: String) -> Double? { call.argument(label).flatMap(\.number) }
}

extension ExprSyntax {
    /// The number that a literal is, a sign in front included.
    package var number: Double? {
        if let literal = self.as(IntegerLiteralExprSyntax.self) {
            return Double(literal.literal.text.filter { $0 != "_" })
        }
        if let literal = self.as(FloatLiteralExprSyntax.self) {
            return Double(literal.literal.text.filter { $0 != "_" })
        }
        return nil
    }

    /// The value of a literal `true` or `false`.
    package var truth: Bool? { self.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" } }

    /// Whether the name of a type, a function or a variable occurs in it.
    package func mentions(_ names: Set<String>) -> Bool { Syntax(self).mentions(names) }
}

extension Syntax {
    /// Whether a token of these names occurs in the node.
    package func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }

    /// Whether a node lies within this one.
    package func contains(_ other: some SyntaxProtocol) -> Bool {
        position <= other.position && other.endPosition <= endPosition && root.id == other.root.id
    }
}
