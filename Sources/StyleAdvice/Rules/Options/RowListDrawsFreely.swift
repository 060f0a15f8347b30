import KnowledgeModel

/// A list's row is any view.
enum RowListDrawsFreely: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "row-list-draws-freely")
    static let source = ControlAdvice.Reference.apple("List", "list")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        if control == .rowList {
            guard sight.optionKind == .rich else { return .points(-3) }
            return sight.hasAtMost(20) ? .points(12) : .points(4)
        }
        guard sight.optionKind == .rich else { return nil }
        switch control {
        case .picker(.inline), .picker(.navigationLink), .picker(.wheel), .picker(.radioGroup): return .points(-12)
        case .ownControl: return .points(-2)
        case .searchableList, .filteredList, .selectableList: return .points(0)
        default: return nil
        }
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        if control.isPicker { return styles }
        if control == .ownControl { return alone }
        if ground.optionKind != .rich { return unneeded }
        return words
    }

    private static let words = Localized(
        english: "A row of a list is any view: pictures, two lines, prices.",
        chinese: "列表的行可以是任意视图：图片、两行文字、价格都行。")
    private static let styles = Localized(
        english: "Rows of more than a title are drawn most freely in a list of your own.",
        chinese: "比一个标题更复杂的行，放进自己的列表里画最自由。")
    private static let alone = Localized(
        english: "Rich rows belong in a list, which scrolls.",
        chinese: "内容丰富的行应放进可滚动的列表。")
    private static let unneeded = Localized(
        english: "A list of buttons leaves the checkmark and its accessibility to you.",
        chinese: "按钮列表要自己画勾并处理无障碍。")
}
