import KnowledgeModel

/// What is changed rarely may be read rather than reached.
enum RarelyMayTakeLines: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "rarely-may-take-lines")
    static let source = ControlAdvice.Reference.foundingArticle

    static func applies(on sight: Sight) -> Bool { sight.switching == .rarely }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.inline) || control == .picker(.radioGroup) ? .points(1) : nil
    }

    static let words = Localized(
        english: "A setting that is changed rarely is read more than tapped: open rows say what else there is.",
        chinese: "不常改的设置，看的次数比点的多：直接列出各项，有哪些可选一目了然。")
}
