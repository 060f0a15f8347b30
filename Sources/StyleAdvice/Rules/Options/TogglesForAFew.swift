import KnowledgeModel

/// Several choices out of a few are checkboxes or switches.
enum TogglesForAFew: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "toggles-for-a-few")
    static let source = ControlAdvice.Reference.guidelines("Toggles", "toggles")

    static func applies(on ground: Sight) -> Bool { ground.needsSeveral }

    static func weight(of control: ChoiceControl, in ground: Sight) -> RuleWeight? {
        guard control == .toggles else { return nil }
        if ground.isOpen { return .points(4) }
        if ground.hasAtMost(5) { return .points(12) }
        return ground.hasAtMost(20) ? .points(6) : .points(0)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        words
    }

    private static let words = Localized(
        english: "Where people may choose several options of a set, each is a toggle of its own.",
        chinese: "一组里可以选几个时，每个选项各用一个开关或复选框。")
}
