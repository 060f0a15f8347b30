import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A font of the app's own on a menu picker, whose button takes none on iOS.
enum PickerTextIgnoresDynamicType: SourceCheck {
    static let slug = Slug(fixed: "picker-text-ignores-dynamic-type")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, ["menu", "automatic"].contains(site.style?.name ?? "automatic"),
            !site.containers.contains(where: { ["Form", "List", "Menu", "contextMenu", "toolbar"].contains($0) })
        else { return [] }
        let own =
            site.chain.modifiers + site.options.options.filter { $0.file === site.file }.flatMap(\.chain.modifiers)
        guard let font = own.first(where: { $0.name == "font" && isCustom($0) }), let token = font.nameToken else {
            return []
        }
        guard context.mayRun(site, on: [.iOS, .iPadOS, .macCatalyst]) else { return [] }
        return [finding(at: token, in: site.file, message, why: why)]
    }

    /// `.font(.custom(…))`, `.font(Font.custom(…))`.
    private static func isCustom(_ modifier: ModifierCall) -> Bool {
        guard let call = modifier.firstArgument?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return member.declName.baseName.text == "custom"
            && (member.base == nil || member.base?.trimmedDescription == "Font")
    }

    private static let message = Localized(
        english: "The button of a menu picker takes no font on iOS, so its text stays in the system's",
        chinese: "iOS 上菜单选择器的按钮不接受字体，文字仍是系统字体")
    private static let why = Localized(
        english:
            "The system builds the closed button from the chosen option. Put the picker into a `Menu` whose label is a `Text` with this font.",
        chinese: "收起时的按钮由系统根据所选选项生成。请把选择器放进 `Menu`，用带此字体的 `Text` 作标签。")
    static let summary = Localized(
        english: "The button of a menu picker ignores the font",
        chinese: "菜单选择器的按钮不认字体设置")
}
