import SwiftSyntax

extension PickerSite {
    /// The words of the picker's label, with their place; empty words where the label shows nothing, nil where the source
    /// does not tell.
    package var labelWords: (text: String, node: Syntax)? {
        if let title { return Self.words(of: title) }
        if let label { return Self.words(of: label) }
        guard kind == .picker, let argument = call.argument("label") else { return nil }
        return Self.words(ofView: argument)
    }

    /// The words of a closure that draws a label.
    private static func words(of label: ClosureExprSyntax) -> (text: String, node: Syntax)? {
        if label.statements.isEmpty { return ("", Syntax(label)) }
        guard label.statements.count == 1, case .expr(let only)? = label.statements.first?.item else { return nil }
        return words(ofView: only)
    }

    /// The words of `Text("…")`, `Label("…", systemImage:)` or `EmptyView()`.
    private static func words(ofView node: ExprSyntax) -> (text: String, node: Syntax)? {
        if let closure = node.as(ClosureExprSyntax.self) { return words(of: closure) }
        let view = ModifierChain(node)
        if view.modifiers.contains(where: { $0.name.hasPrefix("accessibility") }) { return nil }
        if view.name == "EmptyView" { return ("", Syntax(node)) }
        guard ["Text", "Label"].contains(view.name ?? ""),
            let first = view.base.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        else { return nil }
        return words(of: first)
    }

    private static func words(of title: ExprSyntax) -> (text: String, node: Syntax)? {
        guard let literal = title.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue else {
            return nil
        }
        return (text, Syntax(literal))
    }
}
