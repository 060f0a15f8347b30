import KnowledgeModel

extension PatternSuggestion {
    /// What is to be added to the pattern's code for a control; nil where it is whole. Code in back quotes.
    public func addition(for control: ChoiceControl) -> Localized<String>? {
        guard id.text == "several-choices" else { return nil }
        return switch control {
        case .searchableList:
            Localized(
                english: "It chooses several; where search is wanted, add `.searchable(text:)` and filter the options.",
                chinese: "这段代码可选多个；需要搜索时，加上 `.searchable(text:)` 并过滤选项。")
        case .filteredList:
            Localized(
                english: "It chooses several; where search is wanted, add a `TextField` and filter the options.",
                chinese: "这段代码可选多个；需要搜索时，加上 `TextField` 并过滤选项。")
        default: nil
        }
    }
}
