import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A tag whose type is the Optional of the selection's: an optional value is never written for the plain type.
enum OptionalTagUnderPlainSelection: SourceCheck {
    static let slug = Slug(fixed: "optional-tag-under-plain-selection")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context,
            where: { if case .optionalTag = $0.reason { true } else { false } }, message: message, why: { _, _ in why },
            title: title, repair: unwrapped)
    }

    /// A cast is taken off, which is safe. Where a value may be missing, leaving its row out is a suggestion: the row cannot
    /// be chosen, but it is seen.
    private static func unwrapped(_ fault: TagFault, _ rule: TagRule) -> RowRepair? {
        guard case .optionalTag(let tag) = fault.reason else { return nil }
        guard let value = tag.expression.castToOptional,
            rule.context.inference.type(of: value, in: tag.file) == rule.target
        else { return .unwrapping(tag, of: fault.option) }
        return .replacing(tag.expression, with: value.trimmedDescription, isSafe: true)
    }

    private static func message(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        guard case .optionalTag(let tag) = fault.reason else { return title }
        return Localized(
            english: "The tag's type is `\(tag.type)`, the selection's the plain `\(rule.target)`",
            chinese: "tag 的类型是 `\(tag.type)`，selection 却是非可选的 `\(rule.target)`")
    }
    private static let why = Localized(
        english: """
            A tag of a plain type also serves an optional selection, but never the other way round. Unwrap the value before \
            it becomes a tag, or make the selection optional.
            """,
        chinese: "普通类型的 tag 也能对上可选的 selection，反过来不行。先解包再作 tag，或者把 selection 改成可选类型。")
    private static let title = Localized(english: "Tag with the plain value", chinese: "用非可选的值作 tag")
    static let summary = Localized(
        english: "Optional tags under a selection that is not optional",
        chinese: "可选的 tag 对上非可选的 selection")
}
