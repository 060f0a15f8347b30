import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose title is empty, so that assistive technologies have no name for it.
///
/// An `accessibilityLabel` on the picker gives it one.
enum EmptyPickerTitle: SourceCheck {
    static let slug = Slug(fixed: "empty-picker-title")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let empty = emptyTitle(of: site), !site.chain.has("accessibilityLabel") else {
            return []
        }
        return [finding(at: empty, in: site.file, message, why: why)]
    }

    /// The empty text, or the label that holds nothing.
    private static func emptyTitle(of site: PickerSite) -> Syntax? {
        if let title = site.title?.as(StringLiteralExprSyntax.self) {
            let text = title.representedLiteralValue
            return text?.allSatisfy(\.isWhitespace) == true ? Syntax(title) : nil
        }
        guard let label = site.label else { return nil }
        if label.statements.isEmpty { return Syntax(label) }
        guard label.statements.count == 1, case .expr(let only)? = label.statements.first?.item else { return nil }
        let view = ModifierChain(only)
        if view.name == "EmptyView" { return Syntax(only) }
        guard view.name == "Text",
            let text = view.base.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
                .as(StringLiteralExprSyntax.self), view.modifiers.isEmpty
        else { return nil }
        return text.representedLiteralValue?.allSatisfy(\.isWhitespace) == true ? Syntax(text) : nil
    }

    private static let message = Localized(
        english: "The picker has an empty title, so VoiceOver cannot say what it is for",
        chinese: "选择器的标题为空，VoiceOver 无法说出它的用途")
    private static let why = Localized(
        english:
            "The title is the control's name for accessibility; `.labelsHidden()` hides a title from the screen only.",
        chinese: "标题就是控件的无障碍名称；`.labelsHidden()` 只是不在屏幕上显示标题。")
    static let summary = Localized(
        english: "An empty title leaves the picker without a name",
        chinese: "空标题让选择器没有名称")
}
