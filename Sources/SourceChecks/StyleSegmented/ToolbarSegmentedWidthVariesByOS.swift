import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker in a toolbar without a width of its own, which each system draws in another one.
enum ToolbarSegmentedWidthVariesByOS: SourceCheck {
    static let slug = Slug(fixed: "toolbar-segmented-width-varies-by-os")
    // The control works at any width, so most apps live with the difference.
    static let severity = Severity.advice
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.iOS: .since(16), .iPadOS: .since(16)]

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented", let style = site.style?.modifier, isInBar(site),
            !hasWidth(site), context.severity(.advice, of: site, on: [.iOS, .iPadOS, .macCatalyst]) != nil
        else { return [] }
        return [finding(at: style.firstArgument ?? ExprSyntax(style.call), in: site.file, message, why: why)]
    }

    /// Whether the picker stands in the middle of a bar, or in the bottom bar, which have room to give.
    private static func isInBar(_ site: PickerSite) -> Bool {
        for (name, call) in site.containerCalls {
            if ["ToolbarItem", "ToolbarItemGroup"].contains(name) {
                return [".principal", ".bottomBar"].contains(call.argument("placement")?.trimmedDescription ?? "")
            }
            guard ["Group", "HStack"].contains(name) else { return false }
        }
        return false
    }

    private static func hasWidth(_ site: PickerSite) -> Bool {
        for case .modifier(let modifier) in site.surroundings.prefix(while: { step in
            if case .content = step { false } else { true }
        }) where ["frame", "fixedSize", "containerRelativeFrame"].contains(modifier.name) { return true }
        return false
    }

    private static let message = Localized(
        english: "The width of a segmented picker in a toolbar differs from system to system",
        chinese: "工具栏里的分段选择器，宽度随系统版本而不同")
    private static let why = Localized(
        english:
            "The control takes what the bar offers, and that was changed between releases; give it a width with `.frame(idealWidth:maxWidth:)`.",
        chinese: "控件占用工具栏给它的宽度，而各版本给的不一样；请用 `.frame(idealWidth:maxWidth:)` 指定宽度。")
    static let summary = Localized(
        english: "A segmented picker in a toolbar has another width per system",
        chinese: "工具栏里的分段选择器各系统宽度不同")
}
