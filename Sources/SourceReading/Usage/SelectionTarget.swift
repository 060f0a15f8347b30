import SwiftSyntax

/// The variable that a selection's binding leads to, with the type that holds it.
package struct SelectionTarget {
    /// The names from the view's own member on: `["settings", "font"]`.
    package let path: [String]
    package let member: Member
    /// The type whose member it is.
    package let owner: SwiftType
}

extension TypeInference {
    /// What `$font`, `$settings.font` or `model.font` leads to; nil where the chain cannot be followed to its end.
    package func target(of selection: ExprSyntax, in file: SourceFile) -> SelectionTarget? {
        guard let path = selection.memberPath, let first = path.first,
            case .member(var member, var owner)? = meaning(of: first, at: selection, in: file)
        else { return nil }
        for name in path.dropFirst() {
            var type = type(of: member, owner: owner)
            while let inner = Self.contents(of: type) { type = inner }
            guard let next = self.member(name, of: type, near: member.file) else { return nil }
            (member, owner) = (next, type)
        }
        return SelectionTarget(path: path, member: member, owner: owner)
    }

    private static func contents(of type: SwiftType) -> SwiftType? {
        if case .named("Binding", let arguments) = type { return arguments.first }
        return type.wrapped
    }

    /// The type whose declaration, or extension, stands around a place.
    package func typeDeclaration(around node: some SyntaxProtocol, in file: SourceFile) -> TypeDeclaration? {
        TypeScope(of: node, in: file).enclosing.first.flatMap { index.type(named: $0, near: file) }
    }

    /// The type that declares a member.
    package func declaringType(of member: Member) -> TypeDeclaration? {
        typeDeclaration(around: member.node, in: member.file)
    }

    /// Whether a chain of names begins with a member of the type around it.
    package func isOwnMember(_ target: ExprSyntax, in file: SourceFile) -> Bool {
        guard let first = target.memberPath?.first else { return false }
        if target.beginsWithSelf { return true }
        if case .member? = meaning(of: first, at: target, in: file) { return true }
        return false
    }

    /// The own method that a call leads to: `load()`, `self.load()`, `Self.load()`, `Loader.load()`.
    package func method(calledBy call: FunctionCallExprSyntax, in file: SourceFile) -> (FunctionDeclSyntax, SourceFile)?
    {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            // Types begin with a capital, and the most frequent calls make views.
            guard reference.baseName.text.first?.isUppercase == false else { return nil }
            switch meaning(of: reference.baseName.name, at: call, in: file) {
            case .member(let member, _), .global(let member): return Self.function(member)
            case .localFunction(let function): return (function, file)
            default: return nil
            }
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return nil
        }
        var type = self.type(of: base, in: file)
        if case .metatype(let instance) = type { type = instance }
        let found = members(access.declName.baseName.name, of: type, near: file)
        return found.count == 1 ? Self.function(found[0]) : nil
    }

    private static func function(_ member: Member) -> (FunctionDeclSyntax, SourceFile)? {
        guard case .function(let node) = member.kind, !member.file.isInterface else { return nil }
        return (node, member.file)
    }
}

extension Member {
    /// Whether a variable carries an attribute of this name.
    package func hasAttribute(_ name: String) -> Bool {
        attributes.contains { $0.attributeName.trimmedDescription.split(separator: "<").first.map(String.init) == name }
    }

    /// The binding of a variable.
    package var binding: PatternBindingSyntax? {
        if case .variable(let binding, _) = kind { binding } else { nil }
    }

    /// Whether a variable's wrapper makes SwiftUI draw a view again when it is written.
    package var isViewState: Bool {
        [
            "State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject", "EnvironmentObject",
            "Bindable",
        ]
        .contains(where: hasAttribute)
    }
}
