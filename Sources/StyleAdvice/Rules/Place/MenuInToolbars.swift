import KnowledgeModel

/// A `Menu` in a toolbar can hold an inline picker and keep a symbol as its button.
enum MenuInToolbars: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-in-toolbars")
    static let source = ControlAdvice.Reference.forum("715126", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.container == .toolbar }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .menuWithPicker else { return nil }
        return sight.hasAtMost(5) ? .points(2) : .points(9)
    }

    static let words = Localized(
        english: "A `Menu` with an inline picker keeps its own symbol in the bar, whatever is chosen.",
        chinese: "`Menu` 里放 inline 选择器，工具栏上始终显示自己的图标，不随选项变化。")
}
