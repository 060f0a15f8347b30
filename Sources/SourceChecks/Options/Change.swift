import SourceReading
import SwiftSyntax

/// Whether a variable's value changes while a view that reads it is on screen.
enum Change {
    /// It is a constant, or nothing that the source shows changes it.
    case never
    /// It may come from outside with another value.
    case possible
    /// The source shows where it changes.
    case seen

    init(of node: ExprSyntax, _ context: CheckContext, in file: SourceFile) {
        if node.trimmedDescription.hasSuffix("allCases") {
            self = .never
            return
        }
        guard let (binding, declaration, place) = context.inference.variable(node, in: file) else {
            self = .never
            return
        }
        self = Self.change(binding, declaration, in: place, usedIn: file)
    }

    private static let queries: Set<String> = ["Query", "FetchRequest", "SectionedFetchRequest", "ObservedResults"]

    private static func change(
        _ binding: PatternBindingSyntax, _ declaration: VariableDeclSyntax, in file: SourceFile, usedIn user: SourceFile
    ) -> Change {
        let isLocal = declaration.parent?.is(MemberBlockItemSyntax.self) != true
        let wrappers = declaration.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        if wrappers.contains(where: queries.contains) { return .seen }
        if declaration.bindingSpecifier.text == "let" {
            // A property that the caller gives may be another one the next time.
            return binding.initializer == nil && !isLocal ? .possible : .never
        }
        guard !isLocal, binding.getter == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return .never }
        if wrappers.contains("Binding") { return .possible }
        return isChanged(name, in: file) || (file !== user && isChanged(name, in: user)) ? .seen : .never
    }

    private static let mutations: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast",
        "replaceSubrange",
    ]

    /// Whether a file assigns the variable outside of an initialiser, changes its length, or hands out a binding to it.
    private static func isChanged(_ name: String, in file: SourceFile) -> Bool {
        if !NameUses.tokens("$" + name, in: file).isEmpty { return true }
        return NameUses.tokens(name, in: file).contains { token in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            guard let next = token.nextToken(viewMode: .sourceAccurate) else { return false }
            switch next.text {
            case ".":
                return next.nextToken(viewMode: .sourceAccurate).map { mutations.contains($0.text) } ?? false
            case "=", "+=": return !reference.isInsideInitializer
            default: return token.previousToken(viewMode: .sourceAccurate)?.text == "&"
            }
        }
    }
}

extension DeclReferenceExprSyntax {
    fileprivate var isInsideInitializer: Bool {
        var node = Syntax(self).parent
        while let next = node {
            if next.is(InitializerDeclSyntax.self) { return true }
            if next.is(FunctionDeclSyntax.self) || next.is(ClosureExprSyntax.self) { return false }
            node = next.parent
        }
        return false
    }
}
