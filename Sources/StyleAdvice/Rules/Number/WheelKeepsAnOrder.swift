import KnowledgeModel

/// Most rows of a wheel are out of sight, so their order must be known.
enum WheelKeepsAnOrder: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "wheel-keeps-an-order")
    static let source = ControlAdvice.Reference.apple("wheel", "pickerstyle/wheel")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.wheel) ? .points(0) : nil
    }

    static let words = Localized(
        english: "A wheel hides most options: it needs an order that people know, as numbers or names have.",
        chinese: "滚轮里大多数选项看不见，需要人人熟悉的顺序，比如数字或字母序。")
}
