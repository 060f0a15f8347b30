import SwiftSyntax

/// Lists declarations, those in the clauses of `#if` included.
enum DeclarationWalk {
    static func each(in items: MemberBlockItemListSyntax, _ visit: (DeclSyntax) -> Void) {
        for item in items {
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
                visit(item.decl)
                continue
            }
            for clause in conditional.clauses {
                if case .decls(let items) = clause.elements { each(in: items, visit) }
            }
        }
    }

    static func each(in items: CodeBlockItemListSyntax, _ visit: (DeclSyntax) -> Void) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            guard let conditional = declaration.as(IfConfigDeclSyntax.self) else {
                visit(declaration)
                continue
            }
            for clause in conditional.clauses {
                if case .statements(let items) = clause.elements { each(in: items, visit) }
            }
        }
    }

    /// The members that one declaration makes; types are not among them.
    static func members(of declaration: DeclSyntax, in file: SourceFile) -> [Member] {
        func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["static", "class"].contains($0.name.text) }
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            return node.bindings.flatMap { binding in
                names(in: binding.pattern).map {
                    Member(
                        name: $0, kind: .variable(binding, node), isStatic: isStatic(node.modifiers), file: file)
                }
            }
        case .functionDecl(let node):
            return [
                Member(
                    name: node.name.name, kind: .function(node), isStatic: isStatic(node.modifiers), file: file)
            ]
        case .enumCaseDecl(let node):
            return node.elements.map {
                Member(name: $0.name.name, kind: .enumCase($0), isStatic: true, file: file)
            }
        case .initializerDecl(let node):
            return [Member(name: "init", kind: .initializer(node), isStatic: true, file: file)]
        case .subscriptDecl(let node):
            return [
                Member(
                    name: "subscript", kind: .subscript(node), isStatic: isStatic(node.modifiers), file: file)
            ]
        case .typeAliasDecl(let node):
            return [Member(name: node.name.name, kind: .alias(node), isStatic: true, file: file)]
        case .associatedTypeDecl(let node):
            return [Member(name: node.name.name, kind: .associatedType(node), isStatic: true, file: file)]
        default: return []
        }
    }

    /// The names that a pattern binds.
    static func names(in pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.name] }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
        return []
    }
}
