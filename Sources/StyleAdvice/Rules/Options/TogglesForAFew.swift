import KnowledgeModel

/// Several choices out of a few are checkboxes or switches.
enum TogglesForAFew: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "toggles-for-a-few")
    static let source = ControlAdvice.Reference.guidelines("Toggles", "toggles")

    static func applies(on sight: Sight) -> Bool { sight.needsSeveral }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .toggles else { return nil }
        if sight.isOpen { return .points(4) }
        if sight.hasAtMost(5) { return .points(12) }
        return sight.hasAtMost(20) ? .points(6) : .points(0)
    }

    // The guidelines say so of the Mac; elsewhere it follows from that and is not said.
    static func reason(about control: ChoiceControl, in ground: Ground) -> ControlAdvice.Reason {
        var source = source
        if ground.platform != .macOS { source.mark = .likely }
        return ControlAdvice.Reason(rule: id, text: words(about: control, in: ground), source: source)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.platform == .macOS ? checkboxes : words
    }

    private static let checkboxes = Localized(
        english: "Several options of a set are checkboxes on the Mac, a toggle for each.",
        chinese: "一组里可以选几个时，Mac 上用复选框，每个选项一个开关。")
    private static let words = Localized(
        english: "Several options of a set are checkboxes on the Mac; elsewhere a toggle for each does the same.",
        chinese: "一组里可以选几个时，Mac 上用复选框，其他平台给每个选项一个开关。")
}
