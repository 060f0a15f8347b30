import SwiftSyntax

/// A member of a type, or a declaration outside of every type.
package struct Member: Sendable {
    package enum Kind: Sendable {
        /// A stored or computed variable: its binding and the declaration around it.
        case variable(PatternBindingSyntax, VariableDeclSyntax)
        case function(FunctionDeclSyntax)
        case enumCase(EnumCaseElementSyntax)
        case initializer(InitializerDeclSyntax)
        case `subscript`(SubscriptDeclSyntax)
        case alias(TypeAliasDeclSyntax)
        case associatedType(AssociatedTypeDeclSyntax)
    }

    package let name: String
    package let kind: Kind
    package let isStatic: Bool
    package let file: SourceFile

    package var node: Syntax {
        switch kind {
        case .variable(let binding, _): Syntax(binding)
        case .function(let node): Syntax(node)
        case .enumCase(let node): Syntax(node)
        case .initializer(let node): Syntax(node)
        case .subscript(let node): Syntax(node)
        case .alias(let node): Syntax(node)
        case .associatedType(let node): Syntax(node)
        }
    }

    /// The attributes of a variable that look like property wrappers or macros, with the names' generic arguments left out.
    package var attributes: [AttributeSyntax] {
        guard case .variable(_, let declaration) = kind else { return [] }
        return declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
    }

    /// Whether a variable's value is computed anew whenever it is read.
    package var isComputed: Bool {
        guard case .variable(let binding, _) = kind, let block = binding.accessorBlock else { return false }
        if case .accessors(let list) = block.accessors {
            return list.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
        }
        return true
    }
}
