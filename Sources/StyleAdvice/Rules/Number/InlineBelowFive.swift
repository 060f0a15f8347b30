import KnowledgeModel

/// Where rows are, fewer than five options can lie open.
enum InlineBelowFive: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "inline-below-five")
    static let source = ControlAdvice.Reference.apple("menu", "pickerstyle/menu")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.inline), sight.hasRows || sight.container == .menu else { return nil }
        return sight.hasAtMost(4) ? .points(8) : nil
    }

    static let words = Localized(
        english:
            "Apple's page on the menu sends fewer than five options to `inline`: they lie open, with a checkmark at the chosen one.",
        chinese: "Apple 的菜单页面建议少于 5 个选项时用 `inline`：选项直接列出，选中项带勾。")
}
