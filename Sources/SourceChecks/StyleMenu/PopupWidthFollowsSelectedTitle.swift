import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A pop-up whose titles are long or come from data, and whose width follows the selected one.
///
/// `fixedSize()` holds that width against a narrower place; limits on the options do not reach the button.
enum PopupWidthFollowsSelectedTitle: SourceCheck {
    static let slug = Slug(fixed: "popup-width-follows-selected-title")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard context.isMenu(site), !site.isInMenu, !site.isInRows else { return [] }
        if let modifier = site.chain.modifiers.first(where: { $0.name == "fixedSize" && $0.fixesWidth }) {
            guard !isBounded(site), let severity = severity(site, context) else { return [] }
            return [
                finding(
                    at: modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call), in: site.file, severity: severity,
                    message(site.spokenName), why: why)
            ]
        }
        guard !isBounded(site), site.containers.contains("HStack") else { return [] }
        return site.options.options.compactMap { option in
            guard let limit = option.chain.first("truncationMode"), option.chain.name == "Text" else { return nil }
            return finding(
                at: limit.nameToken.map(Syntax.init) ?? Syntax(limit.call), in: option.file, severity: .advice,
                limitMessage,
                why: why)
        }
    }

    private static func isBounded(_ site: PickerSite) -> Bool {
        site.chain.modifiers.contains { modifier in
            modifier.name == "frame" && ["width", "maxWidth"].contains { modifier.call.argument($0) != nil }
        }
    }

    /// A warning for a title that is long, or from data in a place of fixed width; advice for titles from data elsewhere.
    private static func severity(_ site: PickerSite, _ context: CheckContext) -> Severity? {
        if let titles = OptionTitles(context.inference).titles(of: site), titles.contains(where: { $0 != nil }) {
            let widest = titles.compactMap { $0.map(TitleWidth.of) }.max() ?? 0
            if widest > 200 { return .warning }
            if !titles.contains(nil) { return nil }
        }
        guard site.options.options.contains(where: { isFromData($0, context.inference) }) else { return nil }
        let place = site.surroundings.contains { step in
            guard case .modifier(let modifier) = step, modifier.name == "frame" else { return false }
            return modifier.call.argument("width") != nil
        }
        return place ? .warning : .advice
    }

    /// Whether an option's title is a text that the source does not spell: of a variable, or of a loop over strings or models.
    private static func isFromData(_ option: PickerOption, _ inference: TypeInference) -> Bool {
        guard option.chain.name == "Text", let text = option.chain.argument(nil),
            !text.is(StringLiteralExprSyntax.self),
            inference.type(of: text, in: option.file) == .string
        else { return false }
        guard let loop = option.loop else { return text.is(DeclReferenceExprSyntax.self) }
        guard let name = loop.elementType.name, let type = inference.index.type(named: name, near: loop.file) else {
            return loop.elementType == .string
        }
        return type.kind != .enum
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "`fixedSize()` keeps the pop-up of `\(name)` as wide as its title, however long that is",
            chinese: "`fixedSize()` 让 `\(name)` 的弹出按钮和标题一样宽，不管标题多长")
    }
    private static let limitMessage = Localized(
        english: "A limit on the option does not shorten the pop-up's button; limit the picker's width",
        chinese: "在选项上设置截断不会让弹出按钮变短；请限制选择器的宽度")
    private static let why = Localized(
        english:
            "The ideal width of a pop-up follows the selected title, and a child wider than its place hangs over. Give the picker `.frame(maxWidth:)` instead.",
        chinese: "弹出按钮的理想宽度跟着选中的标题走，比容器宽就会超出。请改用 `.frame(maxWidth:)` 限制选择器。")
    static let summary = Localized(
        english: "A pop-up picker grows with its title",
        chinese: "弹出菜单的宽度随标题变大")
}
