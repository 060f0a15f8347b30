import KnowledgeModel

/// A control of one's own is drawn freely, and says itself what is chosen.
enum OwnButtonsNeedTraits: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "own-buttons-need-traits")
    static let source = ControlAdvice.Reference.apple("accessibilityAddTraits", "view/accessibilityaddtraits(_:)")

    static func applies(on ground: Sight) -> Bool { ground.wantsCustomLook }

    static func weight(of control: ChoiceControl, in ground: Sight) -> RuleWeight? {
        guard control == .ownControl else { return nil }
        return ground.hasAtMost(20) ? .points(12) : .points(2)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        words
    }

    private static let words = Localized(
        english:
            "Buttons of your own look as you like; give the chosen one the trait `isSelected`, or VoiceOver cannot tell.",
        chinese: "自己画的按钮想怎样就怎样；选中的那个要加上 `isSelected` 特征，否则 VoiceOver 分不出来。")
}
