import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A tag of another type than the selection's, in more than a question mark or a raw value.
enum TagTypeMismatch: SourceCheck {
    static let slug = Slug(fixed: "tag-type-mismatch")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context, where: { if case .otherType = $0.reason { true } else { false } }, message: message,
            why: { _, _ in why }, title: title, repair: converted)
    }

    private static func converted(_ fault: TagFault, _ rule: TagRule) -> RowRepair? {
        guard case .otherType(let tag) = fault.reason else { return nil }
        if let literal = LiteralConversion(tag.expression, to: rule.target.bare) {
            return .replacing(tag.expression, with: rule.tagText(literal.text), isSafe: literal.isSameValue)
        }
        // The loop has the very value, and the row is tagged with a part of it: `item.name` for `item`, an index for it.
        guard let (name, loop) = rule.element(of: fault.option), loop.elementType == rule.target.bare else {
            return nil
        }
        return .replacing(tag.expression, with: rule.tagText(name), isSafe: false)
    }

    private static func message(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        guard case .otherType(let tag) = fault.reason else { return title }
        return Localized(
            english: "The tag's type is `\(tag.type)`, the selection's `\(rule.site.selectionType)`",
            chinese: "tag 的类型是 `\(tag.type)`，selection 的类型是 `\(rule.site.selectionType)`")
    }
    private static let why = Localized(
        english: """
            An option is found by a tag of exactly the selection's type; nothing is converted, and the compiler \
            does not compare the two. A literal such as `1` is always an `Int` in a tag.
            """,
        chinese: "选项靠类型与 selection 完全相同的 tag 来查找；不做任何转换，编译器也不比较两者。tag 里的字面量 `1` 永远是 `Int`。")
    private static let title = Localized(
        english: "Tag with a value of the selection's type", chinese: "用 selection 类型的值作 tag")
    static let summary = Localized(
        english: "The tag's type differs from the selection's",
        chinese: "tag 的类型和 selection 不一致")
}
