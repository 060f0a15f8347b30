import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker with more titles, or longer ones, than a telephone has room for.
///
/// Measured are the titles that the source spells, against a screen of 375 points.
enum SegmentedTooManyOrTooLong: SourceCheck {
    static let slug = Slug(fixed: "segmented-too-many-or-too-long")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented", let style = site.style?.modifier, !hasRoom(site),
            let titles = OptionTitles(context.inference).titles(of: site), let fault = fault(titles),
            let severity = context.severity(fault.severity, of: site, on: .touch)
        else { return [] }
        return [
            finding(
                at: style.firstArgument ?? ExprSyntax(style.call), in: site.file, severity: severity,
                message(titles.count, fault.cut), why: why, repair: repair(style))
        ]
    }

    /// Whether the width is not the screen's, or another style is chosen where it is small.
    private static func hasRoom(_ site: PickerSite) -> Bool {
        let names = site.containers
        if names.contains("ViewThatFits") || names.contains("ScrollView") { return true }
        if site.chain.modifiers.contains(where: { $0.name == "fixedSize" && $0.fixesWidth }) { return true }
        return site.conditions.contains { condition in
            condition.tokens(viewMode: .sourceAccurate).contains { token in
                let text = token.text.lowercased()
                return ["sizeclass", "typesize", "count", "idiom", "ipad", "width"].contains { text.contains($0) }
            }
        }
    }

    private static func fault(_ titles: [String?]) -> (severity: Severity, cut: String?)? {
        let share = 343 / Double(titles.count) - 10
        let widest = titles.compactMap { $0 }.max { TitleWidth.of($0) < TitleWidth.of($1) }
        if let widest, TitleWidth.of(widest) > share * 1.1 {
            return (.warning, widest)
        }
        return titles.count > 7 ? (.advice, nil) : nil
    }

    private static func repair(_ style: ModifierCall) -> Repair? {
        guard let argument = style.firstArgument else { return nil }
        return Repair(isSafe: false, title: repairTitle, edits: [.replacing(argument, by: ".menu")])
    }

    private static func message(_ count: Int, _ cut: String?) -> Localized<String> {
        guard let cut else {
            return Localized(
                english: "\(count) segments share the width of the screen; Apple advises two to five",
                chinese: "\(count) 个分段平分屏幕宽度；Apple 建议 2 到 5 个")
        }
        return Localized(
            english: "“\(cut)” does not fit into one of \(count) segments on a small telephone and is cut off",
            chinese: "在小屏手机上，“\(cut)”放不进 \(count) 个分段中的一段，会被截断")
    }
    private static let why = Localized(
        english:
            "Every segment gets the same share of the width, and what does not fit ends in dots; a menu shows long titles in full.",
        chinese: "各段平分宽度，放不下的文字会变成省略号；菜单能完整显示长标题。")
    private static let repairTitle = Localized(english: "Use the menu style", chinese: "改用菜单样式")
    static let summary = Localized(
        english: "Too many segments, or titles too long for them",
        chinese: "分段太多，或标题太长")
}
