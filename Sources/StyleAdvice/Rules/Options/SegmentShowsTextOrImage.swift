import KnowledgeModel

/// A segment shows a text or an image, never both.
enum SegmentShowsTextOrImage: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "segment-shows-text-or-image")
    static let source = ControlAdvice.Reference.forum("816517", mark: .confirmed)

    static func applies(on sight: Sight) -> Bool { sight.optionKind == .rich }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.hasSegments || control == .picker(.palette) ? .rulesOut : nil
    }

    static let words = Localized(
        english: "A segment shows a text or an image, not both together.",
        chinese: "一个分段只能显示文字或图片，不能两样都有。")
}
