import SwiftSyntax

extension SyntaxProtocol {
    /// Whether a place belongs to a preview: to the `#Preview` macro, or to a `PreviewProvider`.
    package var isPreviewed: Bool {
        var next = parent
        while let node = next {
            if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return true }
            if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" { return true }
            if let type = node.as(StructDeclSyntax.self),
                type.inheritanceClause?.trimmedDescription.contains("PreviewProvider") == true
            {
                return true
            }
            next = node.parent
        }
        return false
    }
}
