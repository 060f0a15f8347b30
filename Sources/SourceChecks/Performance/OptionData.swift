import SourceReading
import SwiftSyntax

/// The collection that a loop of options, or a search, goes through.
struct OptionData {
    /// Whether it is written out, or the cases of an enum, so that it is short for sure.
    let isShort: Bool

    init(_ data: ExprSyntax, in file: SourceFile, _ context: CheckContext) {
        isShort = Self.isShort(data, in: file, context, depth: 0)
    }

    private static func isShort(_ data: ExprSyntax, in file: SourceFile, _ context: CheckContext, depth: Int) -> Bool {
        if data.is(ArrayExprSyntax.self) || data.is(DictionaryExprSyntax.self) || data.is(SequenceExprSyntax.self)
            || data.is(TupleExprSyntax.self)
        {
            return true
        }
        guard let path = data.memberPath, !path.contains("allCases") else { return true }
        var member: Member?
        if path.count == 1, case .member(let own, _)? = context.inference.meaning(of: path[0], at: data, in: file) {
            member = own
        } else if let access = data.as(MemberAccessExprSyntax.self), let base = access.base {
            let type = context.inference.type(of: base, in: file)
            let owner = if case .metatype(let named) = type { named } else { type }
            member = context.inference.member(access.declName.baseName.name, of: owner, near: file)
        }
        guard depth < 3, let member, case .variable(let binding, let declaration) = member.kind else { return false }
        if let value = binding.initializer?.value, declaration.bindingSpecifier.text == "let" {
            return isShort(value, in: member.file, context, depth: depth + 1)
        }
        guard case .getter(let statements)? = binding.accessorBlock?.accessors, statements.count == 1,
            case .expr(let value)? = statements.first?.item
        else { return false }
        return isWrittenOut(value)
    }

    /// Whether a value is an array literal, or made of some and of the cases of enums.
    private static func isWrittenOut(_ value: ExprSyntax) -> Bool {
        if let sequence = value.as(SequenceExprSyntax.self) {
            return sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || isWrittenOut($0) }
        }
        if value.is(ArrayExprSyntax.self) { return true }
        return value.tokens(viewMode: .sourceAccurate).contains { $0.text == "allCases" }
    }
}
