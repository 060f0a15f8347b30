import KnowledgeModel

/// A menu holds more than five options.
enum MenuAboveFive: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-above-five")
    static let source = ControlAdvice.Reference.apple("menu", "pickerstyle/menu")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.menu), !sight.hasAtMost(5) else { return nil }
        return .points(8)
    }

    static let words = Localized(
        english: "A menu is for more than five options, and its button shows the chosen one.",
        chinese: "菜单适合 5 个以上的选项，按钮上显示当前选中的一项。")
}
