import SwiftSyntax

/// Finds the variable behind a selection and the value that it starts with.
struct InitialValue {
    let inference: TypeInference

    func find(
        _ selection: ExprSyntax, in file: SourceFile
    ) -> (value: (value: ExprSyntax, file: SourceFile)?, variable: Member?)? {
        if let reference = selection.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            guard name.hasPrefix("$"),
                let meaning = inference.meaning(of: String(name.dropFirst()), at: selection, in: file)
            else { return nil }
            switch meaning {
            case .member(let member, _): return start(of: member)
            case .local(let binding, _): return (binding.initializer.map { ($0.value, file) }, nil)
            default: return nil
            }
        }
        guard let member = selection.as(MemberAccessExprSyntax.self), let base = member.base,
            case .named("Binding", let arguments) = inference.type(of: base, in: file), let owner = arguments.first,
            let found = inference.member(member.declName.baseName.name, of: owner, near: file)
        else { return nil }
        return start(of: found)
    }

    private func start(of member: Member) -> (value: (value: ExprSyntax, file: SourceFile)?, variable: Member?)? {
        guard case .variable(let binding, _) = member.kind else { return nil }
        return (binding.initializer.map { ($0.value, member.file) }, member)
    }
}
