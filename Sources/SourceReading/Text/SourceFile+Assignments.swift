import SwiftSyntax

extension SourceFile {
    /// Whether the file assigns a variable of this name, or its storage, anywhere.
    package func assigns(_ name: String) -> Bool {
        [name, "_" + name].flatMap { NameUses.tokens($0, in: self) }.contains {
            $0.parent?.is(DeclReferenceExprSyntax.self) == true
                && $0.nextToken(viewMode: .sourceAccurate)?.text == "="
        }
    }
}
