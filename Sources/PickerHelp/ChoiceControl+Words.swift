import KnowledgeModel

extension ChoiceControl {
    /// What the control is called, for people.
    public var title: Localized<String> {
        switch self {
        case .picker(let style): Self.title(of: style)
        case .segmentedOrMenuByTextSize:
            Localized(english: "Segments that become a menu for large text", chinese: "大字号时换成菜单的分段控件")
        case .segmentedOrMenuBySpace:
            Localized(english: "Segments that become a menu where they do not fit", chinese: "放不下时换成菜单的分段控件")
        case .menuWithPicker: Localized(english: "A Menu with a picker inside", chinese: "里面放选择器的 Menu")
        case .toggles: Localized(english: "A toggle for each option", chinese: "每个选项一个开关")
        case .selectableList: Localized(english: "A list that selects several rows", chinese: "可多选的列表")
        case .searchableList: Localized(english: "A searchable list", chinese: "可搜索的列表")
        case .filteredList: Localized(english: "A list with a filter field above", chinese: "上方带过滤框的列表")
        case .rowList: Localized(english: "A list with rows of your own", chinese: "自己画行的列表")
        case .ownControl: Localized(english: "A control of your own", chinese: "自己写的控件")
        }
    }

    /// The Swift that stands for the control.
    public var code: String {
        switch self {
        case .picker(let style): ".pickerStyle(.\(style.rawValue))"
        case .segmentedOrMenuByTextSize: "typeSize.isAccessibilitySize"
        case .segmentedOrMenuBySpace: "ViewThatFits"
        case .menuWithPicker: "Menu { Picker(…).pickerStyle(.inline) }"
        case .toggles: "Toggle(…, isOn:)"
        case .selectableList: "List(selection: $set)"
        case .searchableList: "List { … }.searchable(text:)"
        case .filteredList: "TextField(…) + List { … }"
        case .rowList: "List { Button { … } label: { … } }"
        case .ownControl: "Button(…).accessibilityAddTraits(.isSelected)"
        }
    }

    private static func title(of style: Applicability.Style) -> Localized<String> {
        switch style {
        case .automatic: Localized(english: "The automatic picker style", chinese: "自动样式")
        case .inline: Localized(english: "An inline picker", chinese: "内联选择器")
        case .menu: Localized(english: "A menu picker", chinese: "菜单选择器")
        case .navigationLink: Localized(english: "A picker on a screen of its own", chinese: "推入单独一屏的选择器")
        case .palette: Localized(english: "A palette of symbols", chinese: "符号面板")
        case .radioGroup: Localized(english: "A group of radio buttons", chinese: "单选按钮组")
        case .segmented: Localized(english: "A segmented picker", chinese: "分段选择器")
        case .tabs: Localized(english: "A picker of tabs", chinese: "标签页样式的选择器")
        case .wheel: Localized(english: "A wheel", chinese: "滚轮")
        }
    }
}
