import SwiftSyntax

/// The types, extensions and globals of one section of a file; what stands inside functions is not among them.
final class SectionDeclarations {
    private(set) var types: [String: [TypePart]] = [:]
    private(set) var extensions: [TypePart] = []
    private(set) var globals: [String: [Member]] = [:]

    init(_ tree: SourceFileSyntax, in file: SourceFile) {
        DeclarationWalk.each(in: tree.statements) { declaration in
            note(declaration, below: "", in: file)
            for member in DeclarationWalk.members(of: declaration, in: file) {
                globals[member.name, default: []].append(member)
            }
        }
    }

    private func note(_ declaration: DeclSyntax, below prefix: String, in file: SourceFile) {
        guard let part = TypePart(declaration, below: prefix, in: file) else { return }
        if part.kind == .extension {
            extensions.append(part)
        } else {
            types[part.name, default: []].append(part)
        }
        DeclarationWalk.each(in: part.block.members) { note($0, below: part.name, in: file) }
    }
}
