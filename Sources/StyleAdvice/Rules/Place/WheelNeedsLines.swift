import KnowledgeModel

/// A wheel shows the chosen row and its neighbours, which a bar has no room for.
enum WheelNeedsLines: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "wheel-needs-lines")
    static let source = ControlAdvice.Reference.apple("wheel", "pickerstyle/wheel")

    static func applies(on sight: Sight) -> Bool { sight.container == .toolbar }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.wheel) ? .rulesOut : nil
    }

    static let words = Localized(
        english: "A wheel shows several rows at once; a bar has one line.",
        chinese: "滚轮要同时显示好几行，工具栏只有一行。")
}
