import KnowledgeModel

/// A very large set is a list that can be searched; the founding article begins it at twenty to thirty options.
enum SearchAboveTwenty: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "search-above-twenty")
    static let source = ControlAdvice.Reference.guidelines("Pickers", "pickers")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control.isSearched else { return nil }
        guard let rows = sight.rows else { return .points(5) }
        switch rows {
        case ...20: return sight.needsSearch ? nil : .points(-5)
        case ...30: return .points(6)
        default: return .points(12)
        }
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        if let rows = ground.rows, rows <= 20 { return tooFew }
        return words
    }

    private static let words = Localized(
        english: "A very large set is better off in a list, and a search there spares the scrolling.",
        chinese: "选项特别多时更适合用列表，加上搜索就不用一直滚动。")
    private static let tooFew = Localized(
        english: "Search is worth its room from more than twenty options.",
        chinese: "超过 20 个选项，搜索才值得占这块地方。")
}
