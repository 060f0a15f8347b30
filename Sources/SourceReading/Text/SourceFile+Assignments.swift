import SwiftSyntax

extension SourceFile {
    /// Whether the file assigns a variable of this name, or its storage, anywhere.
    package func assigns(_ name: String) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains {
            guard [name, "_" + name].contains($0.text), $0.parent?.is(DeclReferenceExprSyntax.self) == true else {
                return false
            }
            return $0.nextToken(viewMode: .sourceAccurate)?.text == "="
        }
    }
}
