import KnowledgeModel

extension PatternSuggestion {
    /// What is to be added to the pattern's code for a control; nil where it is whole. Code in back quotes.
    public func addition(for control: ChoiceControl) -> Localized<String>? {
        guard control == .filteredList, id.text.hasPrefix("searchable") else { return nil }
        return Localized(
            english:
                "For a field of your own, put a `TextField` bound to `term` above the list and take `.searchable` away.",
            chinese: "要用自己的搜索框，在列表上方放绑定 `term` 的 `TextField`，去掉 `.searchable`。")
    }
}
