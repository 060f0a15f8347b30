import KnowledgeModel

/// A control of one's own is drawn freely, and says itself what is chosen.
enum OwnButtonsNeedTraits: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "own-buttons-need-traits")
    static let source = ControlAdvice.Reference.apple("accessibilityAddTraits", "view/accessibilityaddtraits(_:)")

    static func applies(on sight: Sight) -> Bool { sight.wantsCustomLook }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .ownControl else { return nil }
        return sight.hasAtMost(20) ? .points(12) : .points(2)
    }

    static let words = Localized(
        english:
            "Buttons of your own look as you like; give the chosen one the trait `isSelected`, or VoiceOver cannot tell.",
        chinese: "自己画的按钮想怎样就怎样；选中的那个要加上 `isSelected` 特征，否则 VoiceOver 分不出来。")
}
