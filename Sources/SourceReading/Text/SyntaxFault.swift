import SwiftSyntax

/// Finds where code stops being Swift, as far as the parser knows Swift.
enum SyntaxFault {
    /// The offset of the first place at which something is missing or too much; nil where nothing is.
    ///
    /// What stands under `swift(…)` or `compiler(…)` is passed over, since a compiler that the condition is not for does not
    /// parse it either: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements
    static func first(in node: some SyntaxProtocol) -> Int? {
        guard node.hasError else { return nil }
        if let token = node.as(TokenSyntax.self) { return place(of: token) }
        if node.is(UnexpectedNodesSyntax.self) { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
        if let condition = node.as(IfConfigDeclSyntax.self), asksForCompiler(condition) { return nil }
        for child in node.children(viewMode: .all) {
            if let place = first(in: child) { return place }
        }
        return nil
    }

    /// What is no code at all, the marks of a merge for one, counts as a part of the space before a token.
    private static func place(of token: TokenSyntax) -> Int {
        var offset = token.position.utf8Offset
        for piece in token.leadingTrivia {
            if case .unexpectedText = piece { return offset }
            offset += piece.sourceLength.utf8Length
        }
        return offset
    }

    private static let compilerConditions: Set<String> = ["compiler", "swift", "_compiler_version"]

    private static func asksForCompiler(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.contains { clause in
            clause.condition?.tokens(viewMode: .sourceAccurate).contains { compilerConditions.contains($0.text) }
                ?? false
        }
    }
}
