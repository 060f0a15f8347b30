import KnowledgeModel

/// Where rows are, five options can lie open too: Apple's page on the menu leaves exactly five between `inline` and the menu, and
/// the founding article's range goes on.
enum InlineAtFive: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "inline-at-five")
    static let source = ControlAdvice.Reference.foundingArticle

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.inline), sight.hasRows || sight.container == .menu else { return nil }
        return sight.rows == 5 ? .points(8) : nil
    }

    static let words = Localized(
        english: "Five options may still lie open: the article's range for `inline` goes beyond four.",
        chinese: "5 个选项仍可直接列出：文章给 `inline` 的范围不止 4 个。")
}
