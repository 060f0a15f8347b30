import KnowledgeModel

/// When the second-best control is the better one.
///
/// A sentence has the source that says it; many weigh what several sources say, and have none.
enum RunnerUpWords {
    /// - Parameter recommended: the control that it is compared with.
    static func condition(
        for control: ChoiceControl, insteadOf recommended: ChoiceControl, on ground: Ground
    ) -> ControlAdvice.Condition {
        switch control {
        case .picker(.menu) where recommended == .picker(.navigationLink) || recommended.isList: return shortMenu
        case .picker(.navigationLink) where recommended.isList: return scrolled
        case .picker(let style): return condition(for: style)
        case .segmentedOrMenuByTextSize: return growing
        case .segmentedOrMenuBySpace: return adapting
        case .menuWithPicker: return menuWithPicker
        case .toggles: return toggles
        case .selectableList: return selectableList
        case .searchableList where ground.needsSearch: return searched
        case .searchableList: return ground.hasAtMost(20) || ground.isOpen ? searchableList : named
        case .filteredList: return filteredList
        case .rowList: return rowList
        case .ownControl: return ownControl
        }
    }

    private static func condition(for style: Applicability.Style) -> ControlAdvice.Condition {
        switch style {
        case .automatic: menu
        case .inline: inline
        case .menu: menu
        case .navigationLink: navigationLink
        case .palette: palette
        case .radioGroup: radioGroup
        case .segmented: segmented
        case .tabs: tabs
        case .wheel: wheel
        }
    }

    private static let inline = ControlAdvice.Condition(
        english: "when there is room for a line each and people should see every option before they choose",
        chinese: "空间够每项占一行，并且希望用户选之前看到全部选项时")
    private static let menu = ControlAdvice.Condition(
        english: "when room gets short, or the number of options grows", chinese: "空间变紧，或选项会变多时")
    private static let shortMenu = ControlAdvice.Condition(
        english: "while there are about twenty options or fewer",
        chinese: "选项不超过 20 个左右时", source: ArticleTable.source)
    private static let scrolled = ControlAdvice.Condition(
        english: "when people know the order and would rather scroll than type, in a `NavigationStack`",
        chinese: "用户熟悉顺序、宁愿滚动也不想打字，并且在 `NavigationStack` 里时")
    private static let growing = ControlAdvice.Condition(
        english: "when people switch often and some of them enlarge the text", chinese: "经常切换，并且有人放大字号时")
    private static let navigationLink = ControlAdvice.Condition(
        english: "when the options become many and the row stands in a `NavigationStack`",
        chinese: "选项会变得很多，并且这一行在 `NavigationStack` 里时", source: NavigationLinkForMany.source)
    private static let palette = ControlAdvice.Condition(
        english: "when each option is one symbol", chinese: "每个选项都是一个符号时", source: PaletteInMenus.source)
    private static let radioGroup = ControlAdvice.Condition(
        english: "when every option should be read with its words, a line each", chinese: "希望每个选项都完整显示文字、各占一行时")
    private static let segmented = ControlAdvice.Condition(
        english: "when the titles are short and people switch often", chinese: "标题都很短，并且用户经常切换时")
    private static let tabs = ControlAdvice.Condition(
        english: "when it switches what the view shows", chinese: "它用来切换视图内容时", source: TabsSwitchViews.source)
    private static let wheel = ControlAdvice.Condition(
        english: "when the values have an order that everybody knows and there is room for several rows",
        chinese: "值有人人熟悉的顺序，并且有地方显示好几行时", source: WheelKeepsAnOrder.source)
    private static let adapting = ControlAdvice.Condition(
        english: "when the same view is shown narrow and wide", chinese: "同一个视图有时窄、有时宽时", source: FirstThatFits.source)
    private static let menuWithPicker = ControlAdvice.Condition(
        english: "when the button must keep a symbol or a label of its own", chinese: "按钮要始终显示自己的图标或文字时",
        source: MenuWithOwnLabel.source)
    private static let toggles = ControlAdvice.Condition(
        english: "when the options are few and each stands for itself, as in settings",
        chinese: "选项不多、每项各自独立时，比如设置里的开关")
    private static let selectableList = ControlAdvice.Condition(
        english: "when there are more options than switches are comfortable for, or people know edit mode",
        chinese: "选项多到开关不方便，或用户习惯编辑模式时")
    private static let searchableList = ControlAdvice.Condition(
        english: "when the options grow past twenty, or people know the name of what they want",
        chinese: "选项会超过 20 个，或用户知道要找的名字时")
    private static let named = ControlAdvice.Condition(
        english: "when people know the name of what they want", chinese: "用户知道要找的名字时")
    private static let searched = ControlAdvice.Condition(
        english: "when the system may place the search field", chinese: "搜索框的位置可以交给系统时",
        source: SearchNeedsAField.source)
    private static let filteredList = ControlAdvice.Condition(
        english: "when the search field must stand at a place of its own, or the release is older",
        chinese: "搜索框要放在自己指定的位置，或要支持更旧的系统时")
    private static let rowList = ControlAdvice.Condition(
        english: "when an option needs more than a title: a picture, a second line", chinese: "选项不只是一个标题，还要图片或第二行文字时",
        source: RowListDrawsFreely.source)
    private static let ownControl = ControlAdvice.Condition(
        english: "when the look matters more than what the system's control does by itself", chinese: "外观比系统控件自带的功能更重要时"
    )
}

extension ControlAdvice.Condition {
    fileprivate init(english: String, chinese: String, source: ControlAdvice.Reference? = nil) {
        self.init(text: Localized(english: english, chinese: chinese), source: source)
    }
}
