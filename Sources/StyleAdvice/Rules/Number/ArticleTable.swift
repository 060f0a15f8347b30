import KnowledgeModel

/// The founding article's table: how many options each style is for.
///
/// It agrees with Apple's pages roughly; where not, the answer says so (`SourceDifferences`).
enum ArticleTable: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "article-table")
    static let source = ControlAdvice.Reference.foundingArticle

    /// The options for which the table has a style.
    static func range(of style: Applicability.Style) -> ClosedRange<Int>? {
        switch style {
        case .menu: 5...20
        case .wheel: 3...30
        case .segmented: 2...5
        case .inline: 3...15
        default: nil
        }
    }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard let range = range(of: control), let rows = sight.rows else { return nil }
        if range.contains(rows) { return .points(3) }
        guard rows > range.upperBound else { return nil }
        return .points(control == .picker(.menu) ? -6 : -3)
    }

    /// What shows segments goes by their range, a `Menu` with its picker by none.
    private static func range(of control: ChoiceControl) -> ClosedRange<Int>? {
        switch control {
        case .picker(let style): range(of: style)
        case .segmentedOrMenuByTextSize, .segmentedOrMenuBySpace: range(of: .segmented)
        default: nil
        }
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        let range = range(of: control) ?? 0...0
        let (low, high) = (range.lowerBound, range.upperBound)
        guard let rows = ground.rows, !range.contains(rows) else {
            return Localized(
                english: "The article's table gives this style \(low) to \(high) options.",
                chinese: "文章的表格给这种样式 \(low) 到 \(high) 个选项。")
        }
        return Localized(
            english: "The article's table gives this style \(low) to \(high) options; here are \(rows).",
            chinese: "文章的表格给这种样式 \(low) 到 \(high) 个选项，这里有 \(rows) 个。")
    }
}
