import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop whose rows have no written tag, and whose identity has another type than the selection.
enum ForeachIDDiffersFromSelection: SourceCheck {
    static let slug = Slug(fixed: "foreach-id-differs-from-selection")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context, where: { if case .loopID = $0.reason { true } else { false } }, message: message,
            why: { _, _ in why }, title: title, repair: { fault, rule in rule.taggingElement(fault.option) })
    }

    private static func message(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        guard case .loopID(let loop) = fault.reason else { return title }
        return Localized(
            english: """
                Without a tag the rows carry the loop's id, a `\(loop.idType)`; the selection's type is \
                `\(rule.site.selectionType)`
                """,
            chinese: "没有 tag 的行带的是循环的 id，类型为 `\(loop.idType)`；selection 的类型是 `\(rule.site.selectionType)`")
    }
    private static let why = Localized(
        english: """
            `ForEach` tags each row with its element's id, and a selection finds tags of exactly its own type. \
            Tag the row with the value that the selection stores, or let that value be the id.
            """,
        chinese: "`ForEach` 用元素的 id 作每一行的 tag，而 selection 只找类型完全相同的 tag。给行写上 selection 所存的值作 tag，或者让那个值就是 id。")
    private static let title = Localized(english: "Tag each row with its element", chinese: "用元素本身作每一行的 tag")
    static let summary = Localized(
        english: "The loop's id is not what the selection stores",
        chinese: "ForEach 的 id 和 selection 存的不是同一类型")
}
