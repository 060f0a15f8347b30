import KnowledgeModel

/// On the Mac options that exclude each other are radio buttons.
enum RadioButtonsOnTheMac: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "radio-buttons-on-the-mac")
    static let source = ControlAdvice.Reference.guidelines("Toggles", "toggles")

    static func applies(on sight: Sight) -> Bool { sight.device == .mac }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.radioGroup) ? .points(4) : nil
    }

    static let words = Localized(
        english: "On the Mac a set of options that exclude each other is shown as radio buttons.",
        chinese: "在 Mac 上，互斥的一组选项通常用单选按钮。")
}
