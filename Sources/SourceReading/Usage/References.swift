import SwiftSyntax

/// The names and chains of members in a piece of the source; `a.b.c` counts as `a`, `a.b` and the whole.
package enum References {
    package static func all(in node: some SyntaxProtocol) -> [ExprSyntax] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: [ExprSyntax] = []

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard ExprSyntax(node).memberPath != nil else { return .visitChildren }
            found.append(ExprSyntax(node))
            // The chain's beginning may be what is asked for: `fonts.sorted()` reads `fonts`.
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { found.append(ExprSyntax(node)) }
            return .skipChildren
        }
    }
}
