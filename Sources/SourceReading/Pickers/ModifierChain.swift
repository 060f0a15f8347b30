import SwiftSyntax

/// A call of a modifier: `.name(arguments) { … }`.
package struct ModifierCall: Sendable {
    package let name: String
    package let call: FunctionCallExprSyntax

    package var arguments: LabeledExprListSyntax { call.arguments }
    package var firstArgument: ExprSyntax? { call.arguments.first?.expression }
    /// The token of the modifier's name.
    package var nameToken: TokenSyntax? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
}

/// A view with the modifiers behind it.
package struct ModifierChain: Sendable {
    /// The whole expression.
    package let whole: ExprSyntax
    /// The view that everything is applied to.
    package let base: ExprSyntax
    /// The modifiers from the inside out.
    package let modifiers: [ModifierCall]

    package init(_ whole: ExprSyntax) {
        self.whole = whole
        var modifiers: [ModifierCall] = []
        var current = whole
        while let call = current.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            !Self.isTypeName(base)
        {
            modifiers.append(ModifierCall(name: member.declName.baseName.text, call: call))
            current = base
        }
        base = current
        self.modifiers = modifiers.reversed()
    }

    /// The modifiers that stand outside of a view, up to the end of its chain.
    package init(outsideOf base: ExprSyntax) {
        self.base = base
        var modifiers: [ModifierCall] = []
        var current = base
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id,
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
        {
            modifiers.append(ModifierCall(name: member.declName.baseName.text, call: call))
            current = ExprSyntax(call)
        }
        whole = current
        self.modifiers = modifiers
    }

    package func first(_ name: String) -> ModifierCall? { modifiers.first { $0.name == name } }
    package func has(_ name: String) -> Bool { first(name) != nil }

    /// The name of the view's type, or of the function that makes it.
    package var name: String? { Self.calleeName(base) }

    package static func calleeName(_ node: ExprSyntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self) { return calleeName(call.calledExpression) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let special = node.as(GenericSpecializationExprSyntax.self) { return calleeName(special.expression) }
        if let member = node.as(MemberAccessExprSyntax.self), let base = member.base, isTypeName(base) {
            return member.declName.baseName.text
        }
        return nil
    }

    private static func isTypeName(_ node: ExprSyntax) -> Bool {
        guard let reference = node.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.baseName.text.first?.isUppercase == true
    }
}
