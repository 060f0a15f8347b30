import SwiftSyntax

extension TypeInference {
    /// The variable behind a selection: of `$size`, or the last of `$model.size`; nil where it is a local one or not known.
    func selectionVariable(_ selection: ExprSyntax, in file: SourceFile) -> Member? {
        if let reference = selection.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            guard name.hasPrefix("$"),
                case .member(let member, _)? = meaning(of: String(name.dropFirst()), at: selection, in: file)
            else { return nil }
            return member.binding == nil ? nil : member
        }
        guard let member = selection.as(MemberAccessExprSyntax.self), let base = member.base,
            case .named("Binding", let arguments) = type(of: base, in: file), let owner = arguments.first,
            let found = self.member(member.declName.baseName.name, of: owner, near: file)
        else { return nil }
        return found.binding == nil ? nil : found
    }
}
