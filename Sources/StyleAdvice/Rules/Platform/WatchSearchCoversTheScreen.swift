import KnowledgeModel

/// On Apple Watch a search field gives the whole screen to typing, which is worth it only where search is wanted.
enum WatchSearchCoversTheScreen: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "watch-search-covers-the-screen")
    static let source = ControlAdvice.Reference.guidelines("Search fields", "search-fields")

    static func applies(on sight: Sight) -> Bool {
        sight.device == .watch && !sight.needsSearch && !sight.needsSeveral && sight.optionKind != .rich
    }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.isSearched ? .points(-8) : nil
    }

    static let words = Localized(
        english: "On Apple Watch a search field opens a text input over the whole screen.",
        chinese: "在 Apple Watch 上，点搜索框会打开盖住整个屏幕的文字输入。")
}
