import KnowledgeModel

/// On Apple Watch the Digital Crown turns a wheel.
enum WatchTurnsWheels: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "watch-turns-wheels")
    static let source = ControlAdvice.Reference.guidelines("Pickers", "pickers")

    static func applies(on sight: Sight) -> Bool { sight.device == .watch && sight.optionKind != .rich }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.wheel) ? .points(8) : nil
    }

    static let words = Localized(
        english: "On Apple Watch the Digital Crown turns the wheel, precisely and without a tap on each option.",
        chinese: "在 Apple Watch 上用数码表冠转动滚轮，选得准，也不用逐项点。")
}
