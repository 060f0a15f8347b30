import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An option that is only a picture and has no words for accessibility.
///
/// A symbol of the system has a label, which names the drawing and not what it means here: that is advice.
enum IconSegmentMissingLabel: SourceCheck {
    static let slug = Slug(fixed: "icon-segment-missing-label")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        // Segments drop sized images, which is a fault of its own and comes first.
        let isSegmented = site.style?.name == "segmented"
        return site.options.options.compactMap { option in
            guard option.file === site.file, option.chain.name == "Image",
                let image = option.chain.base.as(FunctionCallExprSyntax.self), !hasLabel(option, image),
                !(isSegmented && (option.chain.has("resizable") || option.chain.has("frame")))
            else { return nil }
            let isSymbol = image.argument("systemName") != nil
            return finding(
                at: image, in: site.file, severity: isSymbol ? .advice : .warning, message,
                why: isSymbol ? symbolWhy : why)
        }
    }

    private static func hasLabel(_ option: PickerOption, _ image: FunctionCallExprSyntax) -> Bool {
        if image.argument("label") != nil { return true }
        return option.chain.modifiers.contains {
            $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier"
        }
    }

    private static let message = Localized(
        english: "This option is only a picture, so VoiceOver and Voice Control know no name that says what it means",
        chinese: "这个选项只有图片，VoiceOver 和语音控制说不出它的含义")
    private static let why = Localized(
        english:
            "A picture is read as its file's name or not at all; `help` gives a hint and no label. Add `.accessibilityLabel(…)` to the option.",
        chinese: "图片只会读出文件名，或什么都不读；`help` 只是提示，不是标签。请给选项加 `.accessibilityLabel(…)`。")
    private static let symbolWhy = Localized(
        english:
            "The system's label describes the symbol and not what it means here. Add `.accessibilityLabel(…)` to the option.",
        chinese: "系统给出的标签描述的是符号本身，不是它在这里的含义。请给选项加 `.accessibilityLabel(…)`。")
    static let summary = Localized(
        english: "Options that are only icons have no name",
        chinese: "只有图标的选项没有名称")
}
