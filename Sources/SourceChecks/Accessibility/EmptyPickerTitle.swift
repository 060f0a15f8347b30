import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose title is empty, so that assistive technologies have no name for it.
///
/// What stands around it may name it, or leave no place for a name; `SpokenName` decides.
enum EmptyPickerTitle: SourceCheck {
    static let slug = Slug(fixed: "empty-picker-title")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let words = site.labelWords, words.text.allSatisfy(\.isWhitespace) else {
            return []
        }
        // A helper that is used in several places needs a name where one of them gives it none.
        let name = context.paths(of: site).map { SpokenName(of: $0, site, context) }.max() ?? .missing
        switch name {
        case .notNeeded: return []
        case .optionsOnly:
            return [finding(at: words.node, in: site.file, severity: .advice, groupMessage, why: groupWhy)]
        case .submenu: return [finding(at: words.node, in: site.file, submenuMessage, why: submenuWhy)]
        case .missing:
            let repair = TextBeside(site, context)?.repair(site, replacing: words.node, context)
            return [finding(at: words.node, in: site.file, message, why: why, repair: repair)]
        }
    }

    private static let message = Localized(
        english: "The picker has an empty title, so VoiceOver cannot say what it is for",
        chinese: "选择器的标题为空，VoiceOver 无法说出它的用途")
    private static let why = Localized(
        english:
            "The title is the control's name for accessibility; `.labelsHidden()` hides a title from the screen only.",
        chinese: "标题就是控件的无障碍名称；`.labelsHidden()` 只是不在屏幕上显示标题。")
    private static let groupMessage = Localized(
        english: "The picker has an empty title, so the group of its options has no name",
        chinese: "选择器的标题为空，它的一组选项没有名称")
    private static let groupWhy = Localized(
        english:
            "Each option reads its own words. Where these do not say what they choose, such as \"On\" and \"Off\", write a title and `.labelsHidden()`.",
        chinese: "每个选项会读自己的文字。如果文字看不出选的是什么（如“开”“关”），请写上标题并加 `.labelsHidden()`。")
    private static let submenuMessage = Localized(
        english: "The picker is a submenu here, and its empty title is the entry that opens it",
        chinese: "选择器在这里是子菜单，空标题就是打开它的那一项")
    private static let submenuWhy = Localized(
        english:
            "Nested in a menu, a picker of the menu style is a submenu. Write a title, or `.pickerStyle(.inline)`.",
        chinese: "菜单样式的选择器嵌在菜单里会成为子菜单。请写上标题，或用 `.pickerStyle(.inline)`。")
    static let summary = Localized(
        english: "An empty title leaves the picker without a name",
        chinese: "空标题让选择器没有名称")
}
