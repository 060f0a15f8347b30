import KnowledgeModel

/// Inside a menu a picker is inline, a palette, or a submenu.
enum MenuHoldsMenuStyles: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-holds-menu-styles")
    static let source = ControlAdvice.Reference.apple("menu", "pickerstyle/menu")

    static func applies(on sight: Sight) -> Bool { sight.container == .menu }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard case .picker(let style) = control else { return control.hasSegments ? .rulesOut : nil }
        // What the system takes the automatic style for is its own affair.
        if style == .automatic { return nil }
        return [.inline, .palette, .menu].contains(style) ? .points(0) : .rulesOut
    }

    static let words = Localized(
        english: "Inside a menu a picker lies open (`inline`), is a row of symbols (`palette`) or a submenu (`menu`).",
        chinese: "在菜单里，选择器可以直接列出（`inline`）、显示成一排符号（`palette`）或子菜单（`menu`）。")
}
