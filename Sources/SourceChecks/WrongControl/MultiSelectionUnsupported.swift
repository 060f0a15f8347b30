import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose selection is a set or an array and whose options are single elements.
enum MultiSelectionUnsupported: SourceCheck {
    static let slug = Slug(fixed: "multi-selection-unsupported")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context, where: { if case .oneOfSeveral = $0.reason { true } else { false } },
            message: { _, rule in message(rule.target) }, why: { _, _ in why })
    }

    private static func message(_ type: SwiftType) -> Localized<String> {
        Localized(
            english: """
                A picker chooses one value: the selection is a whole \(type), and the options are single \
                elements
                """,
            chinese: "选择器只能选一个值：selection 是整个 \(type)，选项却是单个元素")
    }
    private static let why = Localized(
        english: """
            An option is found by a tag of exactly the selection's type, so no element ever meets the \
            collection. Use a `Toggle` for each option, or `List(selection:)` with a `Set`.
            """,
        chinese: "选项靠类型与 selection 完全相同的 tag 来查找，单个元素永远对不上整个集合。每个选项用一个 `Toggle`，或者用 `List(selection:)` 配 `Set`。")
    static let summary = Localized(
        english: "A picker chooses one value, not several",
        chinese: "Picker 只能选一个，不能多选")
}
