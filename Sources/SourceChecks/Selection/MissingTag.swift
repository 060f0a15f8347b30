import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An option that is written out and has no tag, so that it has no value.
///
/// A row in a branch beside rows with tags is taken for a note such as "Nothing here yet" and left alone.
enum MissingTag: SourceCheck {
    static let slug = Slug(fixed: "missing-tag")
    static let severity = Severity.error
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        let rows = site.options.options
        let isBare = rows.allSatisfy { $0.tags.isEmpty && $0.loops.isEmpty }
        // The tag of a picker that has none on its options is meant for those.
        if isBare, site.chain.has("tag") { return [] }
        return tagFindings(
            in: site, context,
            where: { fault in
                guard case .noTag = fault.reason else { return false }
                return isBare || !fault.option.isConditional
            }, message: { _, _ in message(all: isBare) }, why: { _, _ in why }, title: title,
            repair: { fault, rule in numbered(fault, rule, rows: rows) }
        ).map { found in
            var found = found
            if !isBare { found.severity = .warning }
            return found
        }
    }

    /// A picker over positions whose options have none: they are counted.
    private static func numbered(_ fault: TagFault, _ rule: TagRule, rows: [PickerOption]) -> RowRepair? {
        guard rule.target == .int, rows.allSatisfy({ $0.tags.isEmpty && $0.loops.isEmpty && !$0.isConditional }),
            let place = rows.firstIndex(where: { $0.chain.whole.id == fault.option.chain.whole.id })
        else { return nil }
        return .appending(tag: "\(place)", to: fault.option, isSafe: false)
    }

    private static func message(all: Bool) -> Localized<String> {
        all
            ? Localized(english: "The options have no tags, so none can be chosen", chinese: "选项都没有 tag，一个也选不中")
            : Localized(english: "This option has no tag, so it cannot be chosen", chinese: "这个选项没有 tag，选不中")
    }
    private static let why = Localized(
        english: """
            An option that no loop makes has no value of its own: SwiftUI neither counts options nor takes \
            their text. Give each a tag of the selection's type.
            """,
        chinese: "不是由循环生成的选项没有值：SwiftUI 不会给选项编号，也不会拿文字当值。给每个选项写一个 selection 类型的 tag。")
    private static let title = Localized(english: "Tag the options with their positions", chinese: "用位置作选项的 tag")
    static let summary = Localized(
        english: "Options written out without a tag",
        chinese: "手写的选项没有 tag")
}
