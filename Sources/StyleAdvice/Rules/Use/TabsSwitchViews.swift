import KnowledgeModel

/// Tabs switch what a view shows, and are announced as tabs.
enum TabsSwitchViews: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "tabs-switch-views")
    static let source = ControlAdvice.Reference.apple("tabs", "pickerstyle/tabs")

    static func applies(on sight: Sight) -> Bool { fits(sight) }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.tabs) ? .points(-1) : nil
    }

    /// Whether somebody could mean tabs: a place outside of forms, changed often.
    static func fits(_ sight: Sight) -> Bool {
        [.toolbar, .navigation, .stack].contains(sight.container) && sight.switching == .often
    }

    static let words = Localized(
        english: "Tabs switch what a view shows, and VoiceOver announces them so.",
        chinese: "`tabs` 用来切换视图内容，VoiceOver 会按标签页播报。")
}
