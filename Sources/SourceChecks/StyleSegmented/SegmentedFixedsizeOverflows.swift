import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker that `fixedSize()` holds at a width that a narrow screen does not have.
///
/// Only titles that the source spells are measured; a few short ones may keep the modifier.
enum SegmentedFixedsizeOverflows: SourceCheck {
    static let slug = Slug(fixed: "segmented-fixedsize-overflows")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented", !site.containers.contains("ViewThatFits"),
            let modifier = site.chain.modifiers.first(where: { $0.name == "fixedSize" && $0.fixesWidth }),
            let titles = OptionTitles(context.inference).titles(of: site), let width = TitleWidth.segments(titles)
        else { return [] }
        let isWide = width >= 280
        guard width >= 190, let severity = context.severity(isWide ? .warning : .advice, of: site, on: .touch) else {
            return []
        }
        let repair = Edit.removing(modifier).map { Repair(isSafe: false, title: repairTitle, edits: [$0]) }
        return [
            finding(
                at: modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call), in: site.file, severity: severity,
                message(Int(width), site.spokenName), why: why, repair: repair)
        ]
    }

    private static func message(_ width: Int, _ name: String) -> Localized<String> {
        Localized(
            english:
                "`fixedSize()` holds the segmented picker of `\(name)` at about \(width) points, whatever the screen offers",
            chinese: "`fixedSize()` 让 `\(name)` 的分段选择器固定在约 \(width) 点宽，不管屏幕有多宽")
    }
    private static let why = Localized(
        english:
            "A label beside it, a longer translation or a small phone is enough: the row grows beyond the edge and takes the whole column along.",
        chinese: "旁边有文字、译文更长或手机较小时，这一行就会超出屏幕，整列也跟着变宽。")
    private static let repairTitle = Localized(english: "Remove `fixedSize()`", chinese: "去掉 `fixedSize()`")
    static let summary = Localized(
        english: "fixedSize() makes a segmented picker wider than the screen",
        chinese: "fixedSize() 让分段选择器比屏幕还宽")
}

extension ModifierCall {
    /// Whether a `fixedSize` holds the ideal width.
    var fixesWidth: Bool {
        guard let horizontal = call.argument("horizontal") else { return arguments.isEmpty }
        return horizontal.trimmedDescription == "true"
    }
}
