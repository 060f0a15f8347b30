import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// The selection is an enum and the tag its raw value, or the other way round.
enum RawValueTag: SourceCheck {
    static let slug = Slug(fixed: "raw-value-tag")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context, where: { if case .rawValue = $0.reason { true } else { false } }, message: message,
            why: { _, _ in why }, title: title, repair: matched)
    }

    /// The tag becomes what the selection is: `.rawValue` comes or goes.
    private static func matched(_ fault: TagFault, _ rule: TagRule) -> RowRepair? {
        guard case .rawValue(let tag) = fault.reason else { return nil }
        let inference = rule.context.inference
        if let member = tag.expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue",
            let value = member.base, inference.type(of: value, in: tag.file) == rule.target.bare
        {
            return .replacing(tag.expression, with: rule.tagText(value.trimmedDescription), isSafe: true)
        }
        guard tag.expression.isSimple, tag.type.wrapped == nil,
            inference.rawType(of: tag.type, near: tag.file) == rule.target.bare
        else { return nil }
        let text = tag.expression.trimmedDescription + ".rawValue"
        return .replacing(tag.expression, with: rule.tagText(text), isSafe: true)
    }

    private static func message(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        guard case .rawValue(let tag) = fault.reason else { return title }
        return Localized(
            english: """
                The tag's type is `\(tag.type)`, the selection's `\(rule.target)`, and one is the raw value of \
                the other
                """,
            chinese: "tag 的类型是 `\(tag.type)`，selection 的类型是 `\(rule.target)`，一个是另一个的 rawValue")
    }
    private static let why = Localized(
        english: """
            Swift does not convert between an enum and its raw value, so the row cannot be chosen. Use the enum \
            on both sides, or the raw value on both.
            """,
        chinese: "Swift 不会在枚举和 rawValue 之间转换，所以这一行选不中。两边都用枚举，或者两边都用 rawValue。")
    private static let title = Localized(
        english: "Tag with what the selection holds",
        chinese: "用 selection 所存的值作 tag")
    static let summary = Localized(
        english: "One side is the enum, the other its raw value",
        chinese: "一边是枚举，另一边是它的 rawValue")
}
