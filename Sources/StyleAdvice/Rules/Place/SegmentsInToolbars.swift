import KnowledgeModel

/// Segments are at home in a toolbar, where they switch views.
enum SegmentsInToolbars: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "segments-in-toolbars")
    static let source = ControlAdvice.Reference.guidelines("Segmented controls", "segmented-controls")

    static func applies(on sight: Sight) -> Bool { sight.container == .toolbar }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.hasSegments ? .points(2) : nil
    }

    static let words = Localized(
        english: "In a toolbar segments switch between views.",
        chinese: "在工具栏里，分段控件用来切换视图。")
}
