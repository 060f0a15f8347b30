import KnowledgeModel

/// On Apple Watch the button of a navigation link opens the longer lists, and the Digital Crown scrolls them.
enum WatchLinksLongerLists: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "watch-links-longer-lists")
    static let source = ControlAdvice.Reference.guidelines("Pickers", "pickers")

    static func applies(on sight: Sight) -> Bool { sight.device == .watch && sight.optionKind != .rich }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.navigationLink) && !sight.hasAtMost(5) ? .points(8) : nil
    }

    static let words = Localized(
        english: "On Apple Watch a longer list opens from the picker's button, and the Digital Crown scrolls it.",
        chinese: "在 Apple Watch 上，较长的列表从选择器的按钮打开，用数码表冠滚动。")
}
