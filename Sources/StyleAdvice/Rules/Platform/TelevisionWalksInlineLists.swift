import KnowledgeModel

/// A remote walks through an open list row by row.
enum TelevisionWalksInlineLists: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "television-walks-inline-lists")
    static let source = ControlAdvice.Reference.report("jellyfin/Swiftfin/pull/1451", mark: .unproven)

    static func applies(on ground: Sight) -> Bool { ground.device == .television && !ground.hasAtMost(5) }

    static func weight(of control: ChoiceControl, in ground: Sight) -> RuleWeight? {
        control == .picker(.inline) ? .points(-3) : nil
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        words
    }

    private static let words = Localized(
        english: "With the remote a long open list is a long walk.",
        chinese: "用遥控器走完一长串列出的选项很费事。")
}
