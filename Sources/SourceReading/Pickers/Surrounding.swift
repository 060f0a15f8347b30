import SwiftSyntax

/// One step on the way from a view outward to the declaration that it stands in.
package enum Surrounding: Sendable {
    /// The view stands in the content of a container: `Form { … }`.
    case container(String, FunctionCallExprSyntax)
    /// The view, or what holds it, carries a modifier.
    case modifier(ModifierCall)
    /// The view stands in a closure of a modifier: `.sheet { … }`.
    case content(of: ModifierCall, label: String?)
    /// The view stands in a branch.
    case branch

    /// The steps from a view outward, the innermost first.
    package static func steps(from node: ExprSyntax) -> [Surrounding] {
        var steps: [Surrounding] = []
        var child = Syntax(node)
        while let parent = child.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base.map({ Syntax($0).id }) == child.id,
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(member).id
            {
                steps.append(.modifier(ModifierCall(name: member.declName.baseName.text, call: call)))
                child = Syntax(call)
                continue
            }
            if let closure = parent.as(ClosureExprSyntax.self) {
                guard let (call, label) = closure.takingCall else {
                    child = parent
                    continue
                }
                if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
                    member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
                {
                    let modifier = ModifierCall(name: member.declName.baseName.text, call: call)
                    steps.append(.content(of: modifier, label: label))
                } else if let name = ModifierChain.calleeName(ExprSyntax(call)) {
                    steps.append(.container(name, call))
                }
                child = Syntax(call)
                continue
            }
            if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { steps.append(.branch) }
            if parent.is(CodeBlockSyntax.self) || parent.is(AccessorBlockSyntax.self),
                parent.parent?.is(IfExprSyntax.self) != true
            {
                if parent.parent?.is(FunctionDeclSyntax.self) == true || parent.is(AccessorBlockSyntax.self) { break }
            }
            child = parent
        }
        return steps
    }
}

extension ClosureExprSyntax {
    /// The call that takes the closure, and the label that it is given with.
    package var takingCall: (call: FunctionCallExprSyntax, label: String?)? {
        guard let parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return (call, nil) }
        if let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, argument.label?.text)
        }
        if let additional = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = additional.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, additional.label.text)
        }
        return nil
    }
}
