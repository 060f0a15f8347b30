import KnowledgeModel

/// Radio buttons show two to five options, a line each.
enum RadioGroupTwoToFive: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "radio-group-two-to-five")
    static let source = ControlAdvice.Reference.apple("radioGroup", "pickerstyle/radiogroup")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.radioGroup) else { return nil }
        if sight.container == .toolbar { return .rulesOut }
        return sight.hasAtMost(5) ? .points(8) : .rulesOut
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.container == .toolbar ? lines : words
    }

    private static let words = Localized(
        english: "Radio buttons are for two to five options, a line each.",
        chinese: "单选按钮组适合 2 到 5 个选项，每个占一行。")
    private static let lines = Localized(
        english: "Radio buttons take a line each, and a bar has one.",
        chinese: "单选按钮每个占一行，而工具栏只有一行。")
}
