import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop of options over a list that is sorted in the body.
///
/// Cases of an enum, lists that are written out and the keys of a dictionary are short and not meant; a filter alone costs no
/// more than the loop itself.
enum OptionsBuiltInBody: SourceCheck {
    static let slug = Slug(fixed: "options-built-in-body")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        return site.options.options.flatMap(\.loops).compactMap { loop in
            guard loop.file === site.file, seen.insert(loop.call.id).inserted,
                let name = work(on: loop.data, in: site.file, context, depth: 0),
                HeavyWorkInBody.source(of: loop.data, in: site.file, context) == nil
            else { return nil }
            return finding(at: loop.data, in: site.file, message(name), why: why)
        }
    }

    /// The sorting in an expression, or in the computed property that it names.
    private static func work(on data: ExprSyntax, in file: SourceFile, _ context: CheckContext, depth: Int) -> String? {
        if let call = data.as(FunctionCallExprSyntax.self) {
            if ["Array", "Set", "Dictionary"].contains(call.calledExpression.trimmedDescription),
                let inner = call.arguments.first?.expression
            {
                return work(on: inner, in: file, context, depth: depth)
            }
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
                return nil
            }
            let name = access.declName.baseName.text
            if name == "sorted" { return isLong(base, in: file, context) ? name : nil }
            return work(on: base, in: file, context, depth: depth)
        }
        guard depth == 0, let path = data.memberPath, path.count == 1,
            case .member(let member, _)? = context.inference.meaning(of: path[0], at: data, in: file), !member.isStatic,
            let getter = member.binding?.getter, getter.count == 1, case .expr(let value)? = getter.first?.item
        else { return nil }
        return work(on: value, in: member.file, context, depth: 1)
    }

    /// Whether the list below some calls is known and may be long.
    private static func isLong(_ data: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        var root = data
        while let call = root.as(FunctionCallExprSyntax.self) {
            guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
            root = base
        }
        if ["keys", "values", "indices"].contains(root.memberPath?.last) { return false }
        return !OptionData(root, in: file, context).isShort
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` prepares the options each time the body runs",
            chinese: "每次执行 body 都会用 `\(name)` 重新准备选项")
    }
    private static let why = Localized(
        english: """
            `body` runs often, and a long list makes each change on the screen wait; prepare the finished options where the \
            data changes. A few dozen entries may stay.
            """,
        chinese: "`body` 经常执行，列表长时屏幕上的每次变化都要等；请在数据变化处准备好选项。几十项以内可以不改。")
    static let summary = Localized(
        english: "Options are sorted and formatted in body",
        chinese: "在 body 里排序和格式化选项")
}
