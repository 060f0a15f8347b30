import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segment that is meant to show a title and an icon together, which the style does not support.
///
/// It is asked for by `.labelStyle(.titleAndIcon)` or by a stack of an image and a text.
enum SegmentedTitleAndIconUnsupported: SourceCheck {
    static let slug = Slug(fixed: "segmented-title-and-icon-unsupported")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented" else { return [] }
        if let label = labelStyle(of: site), site.options.options.contains(where: { $0.chain.name == "Label" }) {
            return [finding(at: label, in: site.file, message, why: why, repair: titleOnly(label))]
        }
        return site.options.options.compactMap { option in
            if let label = titleAndIcon(option.chain.modifiers), option.chain.name == "Label" {
                return finding(at: label, in: option.file, message, why: why, repair: titleOnly(label))
            }
            guard ["HStack", "VStack", "ZStack"].contains(option.chain.name ?? ""), holdsBoth(option.chain.whole) else {
                return nil
            }
            return finding(at: option.chain.base, in: option.file, message, why: stackWhy)
        }
    }

    /// The style of the picker's labels, if it asks for both.
    private static func labelStyle(of site: PickerSite) -> ExprSyntax? {
        let modifiers = site.surroundings.compactMap { step in
            if case .modifier(let modifier) = step { modifier } else { nil }
        }
        return titleAndIcon(modifiers)
    }

    private static func titleAndIcon(_ modifiers: [ModifierCall]) -> ExprSyntax? {
        guard let argument = modifiers.first(where: { $0.name == "labelStyle" })?.firstArgument else { return nil }
        let text = argument.trimmedDescription
        return text.hasSuffix(".titleAndIcon") || text.hasPrefix("TitleAndIconLabelStyle") ? argument : nil
    }

    private static func holdsBoth(_ node: ExprSyntax) -> Bool {
        let names = Set(ShownView.all(in: node).compactMap(\.chain.name))
        return names.contains("Image") && names.contains("Text")
    }

    private static func titleOnly(_ style: ExprSyntax) -> Repair {
        Repair(isSafe: false, title: repairTitle, edits: [.replacing(style, by: ".titleOnly")])
    }

    private static let message = Localized(
        english: "A segment shows a title or an icon, never both", chinese: "分段只能显示标题或图标，不能同时显示")
    private static let why = Localized(
        english:
            "The native control takes one of the two for each segment, and `.titleAndIcon` changes nothing. Use text for all segments, or icons for all.",
        chinese: "原生控件每段只取其中一个，`.titleAndIcon` 不起作用。所有分段请统一用文字，或统一用图标。")
    private static let stackWhy = Localized(
        english:
            "The native control takes one of the two for each segment; a stack was even seen to become two segments, with the tags dealt out to its parts.",
        chinese: "原生控件每段只取其中一个；有人见到一个 Stack 变成两个分段，tag 也跟着错位。")
    private static let repairTitle = Localized(english: "Show the titles only", chinese: "只显示标题")
    static let summary = Localized(
        english: "A segment cannot show a title and an icon together",
        chinese: "分段不能同时显示标题和图标")
}
