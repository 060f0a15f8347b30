import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A coloured symbol in an option of a menu, which draws symbols as templates.
enum MenuSymbolsRenderedAsTemplate: SourceCheck {
    static let slug = Slug(fixed: "menu-symbols-rendered-as-template")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard context.isMenu(site) else { return [] }
        return site.options.options.flatMap { option in
            ShownView.all(in: option.chain.whole).compactMap { view in finding(for: view, option) }
        }
    }

    private static func finding(for view: ShownView, _ option: PickerOption) -> Finding? {
        let isLabel = view.chain.name == "Label" && view.chain.argument("systemImage") != nil
        guard view.chain.isSymbol || isLabel, !view.modifiers.contains(where: { keeping.contains($0.name) }),
            let colour = colour(view.chain.modifiers) ?? (view.chain.isSymbol ? colour(view.modifiers) : nil)
        else { return nil }
        let end = view.chain.base.endPositionBeforeTrailingTrivia.utf8Offset
        let repair = Repair(
            isSafe: false, title: repairTitle,
            edits: [Edit(range: end..<end, replacement: ".symbolRenderingMode(.palette)")])
        return finding(
            at: colour.nameToken.map(Syntax.init) ?? Syntax(colour.call), in: option.file, message(colour.name),
            why: why,
            repair: repair)
    }

    private static let keeping: Set<String> = ["symbolRenderingMode", "renderingMode"]
    /// Colours that a menu uses itself, so that little is lost.
    private static let plain: Set<String> = [
        ".primary", ".secondary", ".tertiary", "nil", "Color.primary", "Color.secondary", ".accentColor",
        "Color.accentColor",
        ".tint",
    ]

    private static func colour(_ modifiers: [ModifierCall]) -> ModifierCall? {
        modifiers.first { modifier in
            guard ["foregroundStyle", "foregroundColor"].contains(modifier.name), let argument = modifier.firstArgument
            else {
                return false
            }
            return !plain.contains(argument.trimmedDescription)
        }
    }

    private static func message(_ modifier: String) -> Localized<String> {
        Localized(
            english: "The menu draws this symbol as a template and loses the colour of `.\(modifier)`",
            chinese: "菜单把这个符号当模板绘制，`.\(modifier)` 的颜色会丢失")
    }
    private static let why = Localized(
        english: "A colour that comes with a rendering mode is kept: put `.symbolRenderingMode(.palette)` before it.",
        chinese: "带渲染模式的颜色会保留：请在它前面加 `.symbolRenderingMode(.palette)`。")
    private static let repairTitle = Localized(
        english: "Draw the symbol in the palette mode", chinese: "用 palette 模式绘制符号")
    static let summary = Localized(
        english: "Symbols in a menu lose their colour",
        chinese: "菜单里的 SF Symbol 丢失颜色")
}
