import SwiftSyntax

/// Outward through what an app declares: where a helper or a view is used.
extension ViewPathReader {
    /// A member that makes views: its name and its node.
    struct Holder {
        var name: String
        var isFunction: Bool
        var node: Syntax
    }

    func holder(_ node: Syntax, around child: Syntax) -> Holder? {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
        if let function = node.as(FunctionDeclSyntax.self) {
            return Holder(name: function.name.name, isFunction: true, node: node)
        }
        guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.getter != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
        else { return nil }
        return Holder(name: name, isFunction: false, node: node)
    }

    func memberUses(of holder: Holder, in file: SourceFile) -> [(node: Syntax, file: SourceFile)] {
        guard let owner = TypeScope(of: holder.node, in: file).enclosing.first,
            let type = inference.index.type(named: owner, near: file)
        else { return [] }
        return type.parts.flatMap { part in
            Self.uses(of: holder.name, in: part, except: holder.node).map { ($0, part.file) }
        }
    }

    func typeUses(of holder: Holder, in file: SourceFile) -> [(node: Syntax, file: SourceFile)] {
        guard let owner = TypeScope(of: holder.node, in: file).enclosing.first, !owner.contains(".") else { return [] }
        var uses: [(node: Syntax, file: SourceFile)] = []
        for token in NameUses.tokens(owner, in: file) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                let call = reference.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(reference).id, !Self.isInPreview(Syntax(call))
            else { continue }
            uses.append((Syntax(call), file))
        }
        return uses
    }

    private static func isInPreview(_ node: Syntax) -> Bool {
        var current: Syntax? = node
        while let parent = current {
            if parent.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
                || parent.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
            {
                return true
            }
            if let type = parent.as(StructDeclSyntax.self) { return type.name.text.contains("Preview") }
            current = parent.parent
        }
        return false
    }

    /// The expressions that name a member: `name`, `self.name`, each with its call.
    static func uses(of name: String, in part: TypePart, except declaration: Syntax?) -> [Syntax] {
        NameUses.tokens(name, in: part.file, within: SourceFile.range(of: part.node)).compactMap { token in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
            if let declaration, declaration.position <= token.position, token.position < declaration.endPosition {
                return nil
            }
            var use = ExprSyntax(reference)
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                guard member.base?.trimmedDescription == "self" else { return nil }
                use = ExprSyntax(member)
            }
            if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id {
                use = ExprSyntax(call)
            }
            return Syntax(use)
        }
    }
}
