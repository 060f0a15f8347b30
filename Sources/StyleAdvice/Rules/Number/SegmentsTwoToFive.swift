import KnowledgeModel

/// Segments show two to five options; "none" takes one as well.
enum SegmentsTwoToFive: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "segments-two-to-five")
    static let source = ControlAdvice.Reference.apple("segmented", "pickerstyle/segmented")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control.hasSegments else { return nil }
        return sight.hasAtMost(5) ? .points(8) : .rulesOut
    }

    static let words = Localized(
        english: "Segments are for two to five options, all in sight.",
        chinese: "分段控件适合 2 到 5 个选项，全部一眼可见。")
}
