import SwiftSyntax

/// Where a type's name is looked up: a file, the types around the place, and the generic parameters in sight.
package struct TypeScope {
    package let file: SourceFile
    /// The full names of the types around the place, the innermost first.
    package var enclosing: [String] = []
    /// The generic parameters in sight, each with what it stands for.
    package var generics: [String: SwiftType] = [:]
    /// What `Self` stands for.
    package var selfType: SwiftType?

    package init(file: SourceFile) { self.file = file }

    /// The scope of a place in a file.
    package init(of node: some SyntaxProtocol, in file: SourceFile) {
        self.file = file
        var names: [(name: String, isExtension: Bool)] = []
        var next: Syntax? = Syntax(node)
        while let node = next {
            next = node.parent
            var parameters: GenericParameterClauseSyntax?
            if let type = node.as(StructDeclSyntax.self) {
                names.append((type.name.name, false))
                parameters = type.genericParameterClause
            } else if let type = node.as(ClassDeclSyntax.self) {
                names.append((type.name.name, false))
                parameters = type.genericParameterClause
            } else if let type = node.as(EnumDeclSyntax.self) {
                names.append((type.name.name, false))
                parameters = type.genericParameterClause
            } else if let type = node.as(ActorDeclSyntax.self) {
                names.append((type.name.name, false))
                parameters = type.genericParameterClause
            } else if let type = node.as(ProtocolDeclSyntax.self) {
                names.append((type.name.name, false))
            } else if let type = node.as(ExtensionDeclSyntax.self) {
                let extended = type.extendedType.as(IdentifierTypeSyntax.self)?.name.name
                names.append((extended ?? type.extendedType.trimmedDescription, true))
            } else if let function = node.as(FunctionDeclSyntax.self) {
                parameters = function.genericParameterClause
            } else if let function = node.as(InitializerDeclSyntax.self) {
                parameters = function.genericParameterClause
            }
            for parameter in parameters?.parameters ?? [] where generics[parameter.name.name] == nil {
                generics[parameter.name.name] = .parameter(parameter.name.name)
            }
        }
        // An extension names its type as seen from the file, whatever stands around it.
        var prefix = ""
        for (name, _) in names.reversed() {
            prefix = prefix.isEmpty ? name : prefix + "." + name
            enclosing.insert(prefix, at: 0)
            // `extension A.B` lies within A too.
        }
        if let outermost = names.last, outermost.isExtension {
            var parts = outermost.name.split(separator: ".").dropLast()
            while !parts.isEmpty {
                enclosing.append(parts.joined(separator: "."))
                parts.removeLast()
            }
        }
        if let own = enclosing.first { selfType = .named(own, []) }
    }
}
