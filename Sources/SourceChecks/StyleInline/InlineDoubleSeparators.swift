import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A divider inside an option that is a row of a list, which draws its own line below each row.
enum InlineDoubleSeparators: SourceCheck {
    static let slug = Slug(fixed: "inline-double-separators")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let style = site.styleName,
            style == "navigationLink" || (style == "inline" && site.isInRows)
        else { return [] }
        return site.options.options.flatMap { option -> [Finding] in
            let hidden = option.chain.modifiers + site.chain.modifiers
            if hidden.contains(where: { $0.name == "listRowSeparator" }) { return [] }
            return ShownView.all(in: option.chain.whole).compactMap { view in
                guard view.chain.name == "Divider", view.outer.contains(where: { $0.name == "VStack" }) else {
                    return nil
                }
                return finding(at: view.chain.whole, in: option.file, message, why: why)
            }
        }
    }

    private static let message = Localized(
        english: "This line comes on top of the separator that the list draws below the option",
        chinese: "列表已经在选项下面画了分隔线，这里又多画一条")
    private static let why = Localized(
        english:
            "Each option of the picker is a row of the list. Remove the divider, or hide the list's line with `.listRowSeparator(.hidden)` on the option.",
        chinese: "选择器的每个选项都是列表的一行。请去掉 Divider，或在选项上用 `.listRowSeparator(.hidden)` 隐藏列表的线。")
    static let summary = Localized(
        english: "A line of your own beside the list's separator",
        chinese: "自己画的线和列表分隔线重复")
}
