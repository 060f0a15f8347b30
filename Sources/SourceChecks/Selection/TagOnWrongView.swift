import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A tag inside of an option's view, where it stays, or around several options, which all get it, or on the picker.
enum TagOnWrongView: SourceCheck {
    static let slug = Slug(fixed: "tag-on-wrong-view")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        inside(site, context) + around(site, context) + onPicker(site, context)
    }

    private static func inside(_ site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context, where: { if case .inside = $0.reason { true } else { false } },
            message: { _, _ in insideMessage }, why: { _, _ in insideWhy }, title: title, repair: moved)
    }

    /// The tag goes from the part to the whole, where it is the only one and its value is the same out there.
    private static func moved(_ fault: TagFault, _ rule: TagRule) -> RowRepair? {
        guard case .inside(let tag) = fault.reason, fault.option.innerTags.count == 1, let value = tag.firstArgument,
            let view = tag.call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        let type = rule.context.inference.type(of: value, in: fault.option.file)
        guard type == rule.target else { return nil }
        var repair = RowRepair.appending(
            tag: tag.arguments.trimmedDescription, to: fault.option,
            isSafe: value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
                || value.is(MemberAccessExprSyntax.self))
        let range = SourceFile.range(of: view).upperBound..<SourceFile.range(of: tag.call).upperBound
        repair.edits.append(Edit(range: range, replacement: ""))
        return repair
    }

    /// Tags that are handed to all rows of a loop or of a group.
    private static func around(_ site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        guard let rule = TagRule(site, context) else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        return site.options.options.flatMap(\.tags).compactMap { tag -> Finding? in
            guard tag.file === site.file, tag.type == rule.target, seen.insert(tag.call.id).inserted,
                let holder = holder(of: tag),
                let name = tag.call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            else { return nil }
            return finding(at: name, in: site.file, aroundMessage(holder), why: aroundWhy)
        }
    }

    /// What a tag stands on, where that holds more than one row: a loop, or a group of several views.
    private static func holder(of tag: WrittenTag) -> String? {
        let chain = ModifierChain(ExprSyntax(tag.call))
        guard let name = chain.name, let call = chain.base.as(FunctionCallExprSyntax.self) else { return nil }
        if name == "ForEach" { return name }
        guard name == "Group" || name == "Section",
            let content = call.closure(labelled: "content") ?? call.trailingClosure
        else { return nil }
        let views = content.statements.filter { if case .decl = $0.item { false } else { true } }
        if views.count > 1 { return name }
        guard case .expr(let only)? = views.first?.item, ModifierChain(only).name == "ForEach" else { return nil }
        return name
    }

    /// A tag on the picker whose options have none.
    private static func onPicker(_ site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let tag = site.chain.first("tag"), let value = tag.firstArgument,
            let rule = TagRule(site, context), context.inference.type(of: value, in: site.file) == rule.target,
            site.options.isComplete, site.options.options.allSatisfy({ $0.tags.isEmpty && $0.loops.isEmpty }),
            rule.faults.count == site.options.options.count, let first = rule.faults.first, let name = tag.nameToken
        else { return [] }
        guard case .noTag = first.reason else { return [] }
        return [finding(at: name, in: site.file, pickerMessage, why: pickerWhy)]
    }

    private static let insideMessage = Localized(
        english: "The tag stands inside of the option, so the option itself has none and cannot be chosen",
        chinese: "tag 写在选项内部的视图上，选项本身没有 tag，选不中")
    private static let insideWhy = Localized(
        english: """
            A stack is one view to the picker; what is tagged inside of it stays in there. Put the tag behind \
            the closing brace of the option's outermost view.
            """,
        chinese: "对选择器来说一个 stack 就是一个视图，里面写的 tag 传不出来。把 tag 写到选项最外层视图的右括号后面。")
    private static func aroundMessage(_ holder: String) -> Localized<String> {
        Localized(
            english: "The tag on the \(holder) is handed to every option in it, so all of them mean the same value",
            chinese: "写在 \(holder) 上的 tag 会交给里面的每个选项，所有选项都成了同一个值")
    }
    private static let aroundWhy = Localized(
        english: """
            A group or a loop is no option; what is tagged on it goes to each of its views and wins over their \
            own tags. Tag each option.
            """,
        chinese: "Group 和循环不是选项；写在上面的 tag 会传给其中每个视图，并且盖过它们自己的 tag。请给每个选项各写一个 tag。")
    private static let pickerMessage = Localized(
        english: "The tag stands on the picker, and its options have none", chinese: "tag 写在选择器上，选项却没有 tag")
    private static let pickerWhy = Localized(
        english: """
            A picker reads the tags of the views in its braces; a tag on the picker itself is for a container \
            around it.
            """,
        chinese: "选择器读的是大括号里各个视图的 tag；写在选择器自己身上的 tag 是给外层容器用的。")
    private static let title = Localized(english: "Move the tag to the whole option", chinese: "把 tag 移到整个选项上")
    static let summary = Localized(
        english: "The tag stands on a view that is not the option",
        chinese: "tag 没写在选项这个视图上")
}
