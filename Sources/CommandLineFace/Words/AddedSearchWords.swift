import PickerHelp

/// What is to be added to code that chooses several, where the options are searched as well.
enum AddedSearchWords {
    static func added(to pattern: PatternSuggestion, for control: ChoiceControl) -> Localized<String>? {
        guard pattern.id.text == "several-choices" else { return nil }
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
