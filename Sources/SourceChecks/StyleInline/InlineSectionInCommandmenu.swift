import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An inline picker with sections in the Mac's menu bar, where they disable its items.
enum InlineSectionInCommandmenu: SourceCheck {
    static let slug = Slug(fixed: "inline-section-in-commandmenu")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.macOS: .since(14)]

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "inline", let style = site.style?.modifier,
            let menu = site.containers.first(where: { ["CommandMenu", "CommandGroup", "Menu"].contains($0) }),
            menu != "Menu",
            site.options.options.contains(where: { $0.sections > 0 }),
            context.severity(.warning, of: site, on: [.macOS]) != nil
        else { return [] }
        return [finding(at: style.firstArgument ?? ExprSyntax(style.call), in: site.file, message, why: why)]
    }

    private static let message = Localized(
        english: "The sections of an inline picker disable its items in the Mac's menu bar",
        chinese: "Mac 菜单栏里，inline 选择器中的 Section 会让菜单项变灰")
    private static let why = Localized(
        english:
            "Reported for macOS 14 (FB13292834) and still open. Put a Divider between the groups, or leave out the inline style.",
        chinese: "macOS 14 的反馈（FB13292834），尚未关闭。请在各组之间放 Divider，或去掉 inline 样式。")
    static let summary = Localized(
        english: "Sections disable an inline picker in the Mac's menu bar",
        chinese: "Mac 菜单栏的 inline 选择器用 Section 会变灰")
}
