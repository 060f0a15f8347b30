import KnowledgeModel

/// No picker has a search field.
enum SearchNeedsAField: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "search-needs-a-field")
    static let source = ControlAdvice.Reference.apple("searchable", "view/searchable(text:placement:prompt:)-1bjj3")

    static func applies(on sight: Sight) -> Bool { sight.needsSearch }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        switch control {
        case .searchableList: return .points(5)
        case .filteredList: return .points(1)
        default: return .points(-40)
        }
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        switch control {
        case .searchableList: return field
        case .filteredList: return ownField
        default: break
        }
        return words
    }

    private static let words = Localized(
        english: "It has no search field; `searchable` gives one to a list.",
        chinese: "它没有搜索框；`searchable` 可以给列表加上。")
    private static let field = Localized(
        english: "`searchable` gives the list a search field where the platform puts it.",
        chinese: "`searchable` 给列表加上搜索框，位置由系统安排。")
    private static let ownField = Localized(
        english: "A text field above the list filters it on every release.",
        chinese: "列表上方放一个文本框来过滤，任何系统版本都能用。")
}
