import KnowledgeModel

/// A remote walks through an open list row by row.
enum TelevisionWalksInlineLists: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "television-walks-inline-lists")
    static let source = ControlAdvice.Reference.report("jellyfin/Swiftfin/pull/1451", mark: .unproven)

    static func applies(on sight: Sight) -> Bool { sight.device == .television && !sight.hasAtMost(5) }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.inline) ? .points(-3) : nil
    }

    static let words = Localized(
        english: "With the remote a long open list is a long walk.",
        chinese: "用遥控器走完一长串列出的选项很费事。")
}
