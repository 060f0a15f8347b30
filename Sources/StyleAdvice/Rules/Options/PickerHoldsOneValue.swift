import KnowledgeModel

/// A picker chooses one of values that exclude each other.
enum PickerHoldsOneValue: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "picker-holds-one-value")
    static let source = ControlAdvice.Reference.apple("Picker", "picker")

    static func applies(on sight: Sight) -> Bool { sight.needsSeveral }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.takesSeveral ? nil : .rulesOut
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        guard control.isPicker else { return others }
        return words
    }

    private static let words = Localized(
        english: "A `Picker` chooses among values that exclude each other, never several.",
        chinese: "`Picker` 的选项互相排斥，不能同时选几个。")
    private static let others = Localized(
        english: "It chooses one option, never several.",
        chinese: "它只能选一个，不能同时选几个。")
}
