import SwiftSyntax

/// A declaration or an extension of a type, with its members in the order of the file.
package final class TypePart {
    package enum Kind: Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }

    package let file: SourceFile
    package let node: DeclSyntax
    package let kind: Kind
    /// The full name of the declared type; the name as written where the part is an extension.
    package let name: String
    package let inherited: [TypeSyntax]
    package let genericParameters: [GenericParameterSyntax]
    let block: MemberBlockSyntax
    package private(set) lazy var members: [String: [Member]] = collect()

    init?(_ node: DeclSyntax, below prefix: String, in file: SourceFile) {
        self.file = file
        self.node = node
        func full(_ name: TokenSyntax) -> String { prefix.isEmpty ? name.name : prefix + "." + name.name }
        let inheritance: InheritanceClauseSyntax?
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            (kind, name, block) = (.struct, full(node.name), node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = node.genericParameterClause.map { Array($0.parameters) } ?? []
        case .classDecl(let node):
            (kind, name, block) = (.class, full(node.name), node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = node.genericParameterClause.map { Array($0.parameters) } ?? []
        case .enumDecl(let node):
            (kind, name, block) = (.enum, full(node.name), node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = node.genericParameterClause.map { Array($0.parameters) } ?? []
        case .actorDecl(let node):
            (kind, name, block) = (.actor, full(node.name), node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = node.genericParameterClause.map { Array($0.parameters) } ?? []
        case .protocolDecl(let node):
            (kind, name, block) = (.protocol, full(node.name), node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = []
        case .extensionDecl(let node):
            (kind, name, block) = (.extension, node.extendedType.trimmedDescription, node.memberBlock)
            inheritance = node.inheritanceClause
            genericParameters = []
        default: return nil
        }
        inherited = inheritance?.inheritedTypes.map(\.type) ?? []
    }

    /// The offset behind the name as it is written.
    var nameEnd: Int {
        let name = node.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) }
        return (name ?? Syntax(node)).endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The name's last part.
    package var lastName: String { name.lastName }

    /// Whether an extension's written name can mean a type: the same name, or the end of one of them.
    static func means(_ written: String, _ full: String) -> Bool {
        written == full || full.hasSuffix("." + written) || written.hasSuffix("." + full)
    }

    private func collect() -> [String: [Member]] {
        var members: [String: [Member]] = [:]
        DeclarationWalk.each(in: block.members) { declaration in
            for member in DeclarationWalk.members(of: declaration, in: file) {
                members[member.name, default: []].append(member)
            }
        }
        return members
    }
}

extension TokenSyntax {
    /// The name that an identifier token spells, without back quotes.
    package var name: String { identifier?.name ?? text }
}
