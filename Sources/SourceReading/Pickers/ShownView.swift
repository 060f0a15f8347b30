import SwiftSyntax

/// A view that stands in another one, as the source shows it.
package struct ShownView: Sendable {
    package let chain: ModifierChain
    /// The views around it, the innermost first, up to the one that the search began with.
    package let outer: [ModifierChain]

    /// The modifiers that hold for the view: its own, then those of the views around it.
    package var modifiers: [ModifierCall] { chain.modifiers + outer.flatMap(\.modifiers) }

    /// A view and all that stands in its stacks, labels and branches.
    ///
    /// Helpers of the app are not followed, and the arguments of modifiers are not looked into.
    package static func all(in node: ExprSyntax) -> [ShownView] { all(in: node, outer: []) }

    private static let holders: Set<String> = [
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Label", "LabeledContent", "ViewThatFits",
        "Section", "Grid", "GridRow", "ForEach",
    ]

    private static func all(in node: ExprSyntax, outer: [ModifierChain]) -> [ShownView] {
        if let branch = node.as(IfExprSyntax.self) {
            var views = all(in: branch.body.statements, outer: outer)
            switch branch.elseBody {
            case .ifExpr(let other): views += all(in: ExprSyntax(other), outer: outer)
            case .codeBlock(let block): views += all(in: block.statements, outer: outer)
            default: break
            }
            return views
        }
        if let branches = node.as(SwitchExprSyntax.self) {
            return branches.cases.flatMap { branch in
                branch.as(SwitchCaseSyntax.self).map { all(in: $0.statements, outer: outer) } ?? []
            }
        }
        let chain = ModifierChain(node)
        var views = [ShownView(chain: chain, outer: outer)]
        guard let call = chain.base.as(FunctionCallExprSyntax.self), let name = chain.name, holders.contains(name)
        else {
            return views
        }
        for closure in call.closures { views += all(in: closure.statements, outer: [chain] + outer) }
        return views
    }

    /// The views that statements show, and all that stands in them.
    package static func all(in statements: CodeBlockItemListSyntax, outer: [ModifierChain] = []) -> [ShownView] {
        statements.flatMap { statement -> [ShownView] in
            switch statement.item {
            case .expr(let node): return all(in: node, outer: outer)
            case .stmt(let node):
                if let value = node.as(ReturnStmtSyntax.self)?.expression { return all(in: value, outer: outer) }
                if let expression = node.as(ExpressionStmtSyntax.self)?.expression {
                    return all(in: expression, outer: outer)
                }
                return []
            default: return []
            }
        }
    }
}

extension FunctionCallExprSyntax {
    /// The closures that a call is given, in the order of the source.
    package var closures: [ClosureExprSyntax] {
        arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + (trailingClosure.map { [$0] } ?? [])
            + additionalTrailingClosures.map(\.closure)
    }
}

extension ModifierChain {
    /// The argument of the view's own call; without a label the first that has none.
    package func argument(_ label: String?) -> ExprSyntax? {
        base.as(FunctionCallExprSyntax.self)?.argument(label)
    }

    /// Whether the view is a symbol of the system: `Image(systemName:)`.
    package var isSymbol: Bool { name == "Image" && argument("systemName") != nil }

    /// The first modifier with one of some names.
    package func first(of names: Set<String>) -> ModifierCall? { modifiers.first { names.contains($0.name) } }
}
