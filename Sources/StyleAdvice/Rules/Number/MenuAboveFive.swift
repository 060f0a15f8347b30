import KnowledgeModel

/// A menu holds more than five options.
enum MenuAboveFive: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-above-five")
    static let source = ControlAdvice.Reference.apple("menu", "pickerstyle/menu")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.menu), !sight.hasAtMost(5) else { return nil }
        return .points(8)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.saysCount ? words : assumed
    }

    // Nobody said how many there are.
    private static let assumed = Localized(
        english: "A menu is right if there are more than five options; its button shows the chosen one.",
        chinese: "如果选项超过 5 个，就适合用菜单，按钮上显示当前选中的一项。")
    private static let words = Localized(
        english: "A menu is for more than five options, and its button shows the chosen one.",
        chinese: "菜单适合 5 个以上的选项，按钮上显示当前选中的一项。")
}
