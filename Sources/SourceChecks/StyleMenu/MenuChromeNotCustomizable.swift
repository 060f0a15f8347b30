import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A font or a colour on a menu picker, whose button the system draws.
///
/// A button style is none of them: Apple's page of `accessoryBarAction` names pickers among what takes one on the Mac.
/// In a form the modifiers reach the row's title, so they are left alone there.
enum MenuChromeNotCustomizable: SourceCheck {
    static let slug = Slug(fixed: "menu-chrome-not-customizable")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "menu", !site.isInMenu,
            !site.containers.contains(where: { ["Form", "List", "Section"].contains($0) }),
            context.severity(.advice, of: site, on: .touch) != nil
        else { return [] }
        let modifiers = site.chain.modifiers.filter { isLost($0) }
        guard !modifiers.isEmpty, context.mayRun(site, on: .touch) else { return [] }
        return modifiers.map { modifier in
            finding(
                at: modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call), in: site.file, message(modifier.name),
                why: why)
        }
    }

    private static let lost: Set<String> = [
        "font", "foregroundStyle", "foregroundColor", "bold", "fontWeight", "multilineTextAlignment",
    ]

    private static func isLost(_ modifier: ModifierCall) -> Bool {
        if modifier.name == "introspect" {
            return modifier.firstArgument?.trimmedDescription.hasPrefix(".picker") ?? false
        }
        // A font of a fixed size has an entry of its own: what is wrong with it is not the button.
        if modifier.name == "font", modifier.firstArgument?.trimmedDescription.contains("custom(") == true {
            return false
        }
        return lost.contains(modifier.name)
    }

    private static func message(_ modifier: String) -> Localized<String> {
        Localized(
            english: "`.\(modifier)` does not reach the button of the menu style",
            chinese: "`.\(modifier)` 对菜单样式的按钮不起作用")
    }
    private static let why = Localized(
        english:
            "The system draws that button. On iOS `.tint` colours it; for a font or a look of your own use `Menu { Picker … } label: { … }`.",
        chinese: "这个按钮由系统绘制。iOS 上可以用 `.tint` 改颜色；要改字体或外观，请用 `Menu { Picker … } label: { … }`。")
    static let summary = Localized(
        english: "The button of the menu style cannot be restyled",
        chinese: "menu 样式的按钮外观改不了")
}
