import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Query` adds: the query beside the property, and a getter that reads it.
public struct QueryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let name = property(declaration)?.name else { return [] }
        return ["get { _\(name).wrappedValue }"]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let (name, type) = property(declaration), let list = type.as(ArrayTypeSyntax.self) else { return [] }
        let arguments = node.arguments?.trimmedDescription ?? ""
        let query = "SwiftData.Query<\(list.element.trimmed), \(list.trimmed)>"
        return ["private var _\(name): \(raw: query) = \(raw: query)(\(raw: arguments))"]
    }

    private static func property(_ declaration: some DeclSyntaxProtocol) -> (name: TokenSyntax, type: TypeSyntax)? {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
            let type = binding.typeAnnotation?.type
        else { return nil }
        return (name, type)
    }
}
