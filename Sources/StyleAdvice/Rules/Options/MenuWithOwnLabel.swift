import KnowledgeModel

/// The label of a `Menu` is any view.
enum MenuWithOwnLabel: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-with-own-label")
    static let source = ControlAdvice.Reference.forum("715126", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.wantsCustomLook }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .menuWithPicker ? .points(6) : nil
    }

    static let words = Localized(
        english: "The label of a `Menu` is yours to draw, and the picker inside keeps its checkmark.",
        chinese: "`Menu` 的按钮可以自己画，里面的选择器照样带勾。")
}
