import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker over a list that is empty at first, shown before the list is there.
enum SegmentedOptionsChangeJumps: SourceCheck {
    static let slug = Slug(fixed: "segmented-options-change-jumps")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented", site.conditions.isEmpty else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        return site.options.options.compactMap { option in
            guard let loop = option.loops.last, seen.insert(loop.call.id).inserted, startsEmpty(loop, context.inference)
            else {
                return nil
            }
            return finding(at: loop.data, in: loop.file, message(loop.data.trimmedDescription), why: why)
        }
    }

    /// Whether the loop's data is a variable that begins as an empty array.
    private static func startsEmpty(_ loop: OptionLoop, _ inference: TypeInference) -> Bool {
        var found: Member?
        if let reference = loop.data.as(DeclReferenceExprSyntax.self),
            case .member(let member, _)? = inference.meaning(of: reference.baseName.name, at: loop.data, in: loop.file)
        {
            found = member
        } else if let member = loop.data.as(MemberAccessExprSyntax.self), let base = member.base {
            found = inference.member(
                member.declName.baseName.name, of: inference.type(of: base, in: loop.file), near: loop.file)
        }
        guard let found, !found.isStatic, case .variable(let binding, let declaration) = found.kind,
            declaration.bindingSpecifier.tokenKind == .keyword(.var), let start = binding.initializer?.value
        else { return false }
        if let array = start.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
        guard let call = start.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return false }
        return call.calledExpression.is(ArrayExprSyntax.self)
    }

    private static func message(_ data: String) -> Localized<String> {
        Localized(
            english: "The segments appear before `\(data)` is filled, and jump when it is",
            chinese: "`\(data)` 还没有数据时分段就显示了，数据到来时会跳动")
    }
    private static let why = Localized(
        english:
            "The control divides its width anew for each option. Show it once the list is complete, and keep its place until then.",
        chinese: "选项一变，控件就重新平分宽度。请等列表完整后再显示，之前先占好位置。")
    static let summary = Localized(
        english: "Segments jump when the number of options changes",
        chinese: "选项数量变化时分段会跳动")
}
