import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An inline picker in a stack or a scroll view, which is a wheel on iOS.
enum InlineOutsideListIsWheel: SourceCheck {
    static let slug = Slug(fixed: "inline-outside-list-is-wheel")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "inline", let style = site.style?.modifier,
            let holder = site.lookContainers.first, stacks.contains(holder), !mayBeRow(site),
            var severity = context.severity(.warning, of: site, on: .touch)
        else { return [] }
        // Whoever gives it a height has seen the wheel.
        if site.chain.modifiers.contains(where: { $0.name == "frame" && $0.call.argument("height") != nil }) {
            severity = .advice
        }
        return [
            finding(
                at: style.firstArgument ?? ExprSyntax(style.call), in: site.file, severity: severity, message(holder),
                why: why)
        ]
    }

    private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "ScrollView", "LazyVStack"]

    /// Whether a list or a menu stands around the stacks.
    private static func mayBeRow(_ site: PickerSite) -> Bool {
        site.isInMenu
            || site.containers.contains {
                ["Form", "List", "Section", "Menu", "contextMenu", "toolbar", "ToolbarItem", "ToolbarItemGroup"]
                    .contains($0)
            }
    }

    private static func message(_ holder: String) -> Localized<String> {
        Localized(
            english: "An inline picker in a `\(holder)` is a wheel on iOS, and no list of rows",
            chinese: "`\(holder)` 里的 inline 选择器在 iOS 上是滚轮，不是一行行的列表")
    }
    private static let why = Localized(
        english:
            "Inline takes the look that its container offers, and only a Form or a List has rows. Put the picker into one, or write `.wheel` if a wheel is meant.",
        chinese: "inline 的外观取决于容器，只有 Form 或 List 才有行。请放进其中，若本来就要滚轮，请写 `.wheel`。")
    static let summary = Localized(
        english: "Outside of a list the inline style is a wheel",
        chinese: "不在列表里时 inline 样式是滚轮")
}
