import KnowledgeModel

/// A menu's item keeps a text and one image of what was written.
enum MenuKeepsTextAndImage: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "menu-keeps-text-and-image")
    static let source = ControlAdvice.Reference.report("asiliuk/BsuirScheduleApp/issues/90", mark: .unproven)

    static func applies(on sight: Sight) -> Bool { sight.optionKind == .rich }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.menu) || control == .menuWithPicker ? .points(-12) : nil
    }

    static let words = Localized(
        english: "A menu keeps a text and one image of each option; frames, shapes and layout are lost.",
        chinese: "菜单只保留每个选项的文字和一张图，尺寸、形状和布局都会丢失。")
}
