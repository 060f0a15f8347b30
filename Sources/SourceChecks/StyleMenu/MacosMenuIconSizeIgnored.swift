import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picture in an option of a Mac pop-up whose size is set by a modifier, which menu items do not have.
enum MacosMenuIconSizeIgnored: SourceCheck {
    static let slug = Slug(fixed: "macos-menu-icon-size-ignored")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard context.isMenu(site) else { return [] }
        return site.options.options.flatMap { option in
            ShownView.all(in: option.chain.whole).compactMap { view in
                guard view.chain.name == "Image", !view.chain.isSymbol,
                    let modifier = view.modifiers.first(where: {
                        ["resizable", "frame", "scaledToFit"].contains($0.name)
                    })
                else { return nil }
                let isMac = view.chain.argument("nsImage") != nil
                guard let severity = isMac ? severity : context.severity(severity, of: site, on: [.macOS]) else {
                    return nil
                }
                return finding(
                    at: modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call), in: option.file,
                    severity: severity,
                    message(modifier.name), why: why)
            }
        }
    }

    private static func message(_ modifier: String) -> Localized<String> {
        Localized(
            english: "On a Mac `.\(modifier)` does not reach an image in a menu, which is drawn in its own size",
            chinese: "在 Mac 上，`.\(modifier)` 对菜单里的图片不起作用，图片按自身尺寸绘制")
    }
    private static let why = Localized(
        english:
            "The option becomes an item of an NSMenu and takes an NSImage with that image's `size`. Use an asset of 14 to 16 points, or a copy of the image with its `size` set.",
        chinese: "选项会变成 NSMenu 的菜单项，使用 NSImage 自身的 `size`。请用 14～16 点的资源，或复制图片后设置副本的 `size`。")
    static let summary = Localized(
        english: "A Mac menu draws icons in the image's own size",
        chinese: "Mac 菜单按图片自身尺寸绘制图标")
}
