import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A dictionary of a view that a function fills while the options are drawn.
///
/// As `@State` it is written during the update; as a plain property the compiler refuses it, which is advice here.
enum LabelCacheInView: SourceCheck {
    static let slug = Slug(fixed: "label-cache-in-view")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        var findings: [Finding] = []
        var seen: Set<SyntaxIdentifier> = []
        for option in site.options.options where option.file === site.file {
            for call in Calls.all(in: option.chain.base)
            where seen.insert(call.id).inserted && !isInHandler(call, of: option) {
                guard let (function, file) = context.inference.method(calledBy: call, in: site.file),
                    let body = function.body, let cache = filled(in: body, file, context)
                else { continue }
                let severity: Severity = cache.hasAttribute("State") ? .warning : .advice
                findings.append(
                    finding(at: call, in: site.file, severity: severity, message(cache.name), why: why))
            }
        }
        return findings
    }

    private static func isInHandler(_ call: FunctionCallExprSyntax, of option: PickerOption) -> Bool {
        var next = call.parent
        while let current = next, current.id != Syntax(option.chain.base).id {
            if let closure = current.as(ClosureExprSyntax.self), closure.takingCall?.label == "action" { return true }
            if let closure = current.as(ClosureExprSyntax.self), let taker = closure.takingCall?.call,
                ModifierChain.calleeName(ExprSyntax(taker)) == "Button"
                    || taker.calledExpression.is(MemberAccessExprSyntax.self)
            {
                return true
            }
            next = current.parent
        }
        return false
    }

    /// The dictionary of a view that statements put an element into.
    private static func filled(in body: CodeBlockSyntax, _ file: SourceFile, _ context: CheckContext) -> Member? {
        for assignment in Assignment.all(in: body)
        where assignment.isElement && !isInClosure(assignment.whole, in: body) {
            guard let path = assignment.path, path.count == 1,
                context.inference.isOwnMember(assignment.target, in: file),
                let type = context.inference.typeDeclaration(around: body, in: file), type.kind == .struct,
                let member = type.members(named: path[0]).first, !member.isStatic, !member.isComputed,
                context.inference.type(of: member, owner: nil).name == "Dictionary",
                member.attributes.isEmpty || member.hasAttribute("State")
            else { continue }
            return member
        }
        return nil
    }

    private static func isInClosure(_ node: ExprSyntax, in body: CodeBlockSyntax) -> Bool {
        var next = node.parent
        while let current = next, current.id != Syntax(body).id {
            if current.is(ClosureExprSyntax.self) { return true }
            next = current.parent
        }
        return false
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` is filled while the picker's options are drawn",
            chinese: "`\(name)` 在绘制选择器选项时被写入")
    }
    private static let why = Localized(
        english: """
            A view may not change itself or its state while its body runs: the write is refused or lost. Compute the title \
            where it is shown, or keep finished titles in a model.
            """,
        chinese: "视图在执行 body 时不能改变自己或自己的状态：写入会被拒绝或丢失。请在显示处直接计算标题，或把做好的标题放在模型里。")
    static let summary = Localized(
        english: "A cache of titles does not belong into the view",
        chinese: "标题缓存不该放在视图里")
}
