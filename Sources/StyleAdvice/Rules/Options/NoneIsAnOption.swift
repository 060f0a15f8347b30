import KnowledgeModel

/// Where nothing may be chosen, there must be a row to go back to it.
enum NoneIsAnOption: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "none-is-an-option")
    static let source = ControlAdvice.Reference.apple("tag(_:includeOptional:)", "view/tag(_:includeoptional:)")

    static func applies(on sight: Sight) -> Bool { sight.mayBeNone }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.isPicker ? .points(1) : nil
    }

    static let words = Localized(
        english: "To choose nothing again, add a row “None” whose tag is the optional's nil; it counts as an option.",
        chinese: "要能取消选择，就加一行“无”，它的 tag 是可选类型的 nil，也算一个选项。")
}
