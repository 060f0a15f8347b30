import KnowledgeModel

/// The system draws its controls; most modifiers do nothing to them.
enum SystemControlsKeepTheirLook: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "system-controls-keep-their-look")
    static let source = ControlAdvice.Reference.forum("702563", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.wantsCustomLook }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.isPicker && control != .menuWithPicker ? .points(-10) : nil
    }

    static let words = Localized(
        english:
            "The system draws it: fonts and colours on the options are ignored by segments, and a menu's pop-up cannot be restyled.",
        chinese: "它由系统绘制：分段控件会忽略选项上的字体和颜色，菜单弹出的样子也改不了。")
}
