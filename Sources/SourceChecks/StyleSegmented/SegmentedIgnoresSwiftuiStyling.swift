import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A font, a colour or a tint on a segmented picker or on its options, which the native control does not take.
///
/// Modifiers of views around the picker are left alone: they are meant for others too.
enum SegmentedIgnoresSwiftuiStyling: SourceCheck {
    static let slug = Slug(fixed: "segmented-ignores-swiftui-styling")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented",
            let severity = context.severity(.warning, of: site, on: [.iOS, .iPadOS, .macCatalyst, .tvOS, .visionOS])
        else { return [] }
        var found = site.chain.modifiers.filter { onPicker.contains($0.name) && isSet($0) }.map { ($0, site.file) }
        for option in site.options.options where ["Text", "Image", "Label"].contains(option.chain.name ?? "") {
            found += option.chain.modifiers.filter { onOption.contains($0.name) && isSet($0) }.map { ($0, option.file) }
        }
        return found.map { modifier, file in
            finding(
                at: modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call), in: file, severity: severity,
                message(modifier.name, site.spokenName), why: why)
        }
    }

    private static let onOption: Set<String> = ["font", "foregroundStyle", "foregroundColor", "bold", "fontWeight"]
    private static let onPicker: Set<String> = onOption.union(["tint", "accentColor"])

    /// Whether the modifier asks for anything: `font(nil)` does not.
    private static func isSet(_ modifier: ModifierCall) -> Bool { modifier.firstArgument?.trimmedDescription != "nil" }

    private static func message(_ modifier: String, _ name: String) -> Localized<String> {
        Localized(
            english: "`.\(modifier)` has no effect on the segments of `\(name)`",
            chinese: "`.\(modifier)` 对 `\(name)` 的分段不起作用")
    }
    private static let why = Localized(
        english:
            "On iOS the segments are drawn by UISegmentedControl, which gets plain titles and images; style it through its appearance or wrap it.",
        chinese: "iOS 上分段由 UISegmentedControl 绘制，它只得到纯标题和图片；请用 appearance 设置样式，或自己包装控件。")
    static let summary = Localized(
        english: "A segmented picker ignores font, colour and tint",
        chinese: "分段选择器不理会字体、颜色和 tint")
}
