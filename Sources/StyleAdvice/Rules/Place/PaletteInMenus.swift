import KnowledgeModel

/// A palette is a row of symbols inside a menu.
enum PaletteInMenus: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "palette-in-menus")
    static let source = ControlAdvice.Reference.apple("palette", "pickerstyle/palette")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.palette) else { return nil }
        guard sight.container == .menu, sight.optionKind == .icon else { return .rulesOut }
        return sight.hasAtMost(6) ? .points(14) : .points(8)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        if ground.container != .menu { return elsewhere }
        if ground.optionKind != .icon { return noSymbols }
        return ground.isHandheldOS ? scrolling : words
    }

    private static let words = Localized(
        english: "A palette is a row of symbols in a menu, one each.", chinese: "`palette` 是菜单里的一排符号，每项一个。")
    private static let scrolling = Localized(
        english: "A palette is a row of symbols in a menu, one each; above six it scrolls on iOS.",
        chinese: "`palette` 是菜单里的一排符号，每项一个；超过 6 个在 iOS 上要横向滚动。")
    private static let elsewhere = Localized(
        english: "Outside of a menu a palette is drawn as segments.",
        chinese: "离开菜单，`palette` 会画成分段控件。")
    private static let noSymbols = Localized(
        english: "A palette shows one symbol for each option, and no text.",
        chinese: "`palette` 每个选项显示一个符号，不适合文字。")
}
