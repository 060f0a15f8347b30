import SwiftSyntax

/// The way from a view outward to the declaration that draws it, as far as every step of it is seen.
///
/// A view that is kept in a variable, handed on as an argument, or changed by a property leaves the way.
package struct DirectWay: Sendable {
    package enum End: Sendable {
        /// The getter of a property.
        case property(PatternBindingSyntax)
        case function(FunctionDeclSyntax)
        /// Code that stands in no declaration.
        case file
        /// The view goes on in a way that is not followed.
        case lost
    }

    /// The steps, the innermost first.
    package private(set) var steps: [Surrounding] = []
    package private(set) var end = End.lost

    package init(from node: ExprSyntax) {
        var child = Syntax(node)
        while let parent = child.parent {
            if let next = step(from: child, to: parent) {
                child = next
            } else {
                end = Self.end(at: parent, from: child)
                return
            }
        }
        end = child.is(SourceFileSyntax.self) ? .file : .lost
    }

    /// Parts of the syntax that a view's value goes through as it is.
    private static let transparent: Set<SyntaxKind> = [
        .codeBlockItem, .codeBlockItemList, .codeBlock, .expressionStmt, .returnStmt, .ifConfigClause,
        .ifConfigClauseList, .ifConfigDecl, .switchCase, .switchCaseList, .accessorBlock, .accessorDecl,
        .accessorDeclList, .sourceFile,
    ]

    /// Goes one step outward.
    ///
    /// - Returns: where the view stands then; nil where it does not go on.
    private mutating func step(from child: Syntax, to parent: Syntax) -> Syntax? {
        if let member = parent.as(MemberAccessExprSyntax.self) {
            guard member.base.map({ Syntax($0).id }) == child.id,
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(member).id
            else { return nil }
            steps.append(.modifier(ModifierCall(name: member.declName.baseName.text, call: call)))
            return Syntax(call)
        }
        if let closure = parent.as(ClosureExprSyntax.self) {
            guard let (call, label) = closure.takingCall else { return nil }
            return cross(call, label)
        }
        if let branch = parent.as(IfExprSyntax.self) {
            guard Syntax(branch.body).id == child.id || branch.elseBody.map({ Syntax($0).id }) == child.id else {
                return nil
            }
            steps.append(.branch)
            return parent
        }
        if let branch = parent.as(SwitchExprSyntax.self) {
            guard Syntax(branch.cases).id == child.id else { return nil }
            steps.append(.branch)
            return parent
        }
        return Self.transparent.contains(parent.kind) ? parent : nil
    }

    /// Goes out of the closure that a call is given.
    private mutating func cross(_ call: FunctionCallExprSyntax, _ label: String?) -> Syntax? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
            if !isType {
                steps.append(.content(of: ModifierCall(name: member.declName.baseName.text, call: call), label: label))
                return Syntax(call)
            }
            guard base.trimmedDescription == "SwiftUI" else { return nil }
        }
        guard let name = ModifierChain.calleeName(ExprSyntax(call)) else { return nil }
        steps.append(.container(name, call))
        return Syntax(call)
    }

    private static func end(at parent: Syntax, from child: Syntax) -> End {
        if let binding = parent.as(PatternBindingSyntax.self), child.is(AccessorBlockSyntax.self) {
            return .property(binding)
        }
        if let function = parent.as(FunctionDeclSyntax.self), child.is(CodeBlockSyntax.self) {
            return .function(function)
        }
        return .lost
    }
}
