import KnowledgeModel

extension Situation {
    /// A fact of the situation, as one says it: "8 options", "in a form".
    ///
    /// - Parameter fact: one that the situation says, or that is a wish.
    public func words(for fact: Fact) -> Localized<String> {
        switch fact {
        case .options: optionWords
        case .switching:
            switching == .often
                ? Localized(english: "changed often", chinese: "经常切换")
                : Localized(english: "changed rarely", chinese: "不常切换")
        case .space:
            space == .compact
                ? Localized(english: "little room", chinese: "空间紧凑")
                : Localized(english: "room enough", chinese: "空间充足")
        case .container: (container ?? .form).words
        case .platform: (platform ?? .iOS).title
        case .minimumOS: releaseWords
        case .optionKind: (optionKind ?? .text).words
        case .largeText: Localized(english: "large text sizes", chinese: "要支持大字号")
        case .none: Localized(english: "nothing may be chosen", chinese: "可以不选")
        case .search: Localized(english: "search wanted", chinese: "需要搜索")
        case .several: Localized(english: "several choices", chinese: "可选多个")
        case .customLook: Localized(english: "a look of its own", chinese: "自己的外观")
        }
    }

    private var optionWords: Localized<String> {
        guard let optionCount else {
            return Localized(english: "options that come and go", chinese: "选项会变化")
        }
        return optionsChange
            ? Localized(english: "\(optionCount) options that come and go", chinese: "\(optionCount) 个会变化的选项")
            : Localized(english: "\(optionCount) options", chinese: "\(optionCount) 个选项")
    }

    private var releaseWords: Localized<String> {
        let name = "\((platform ?? .iOS).rawValue) \(minimumOS?.description ?? "")"
        return Localized(english: "\(name) or newer", chinese: "\(name) 及以上")
    }
}

extension Situation.Container {
    /// Where the control stands.
    public var words: Localized<String> {
        switch self {
        case .form: Localized(english: "in a form", chinese: "放在表单里")
        case .list: Localized(english: "in a list", chinese: "放在列表里")
        case .stack: Localized(english: "in a plain view, such as a stack", chinese: "放在普通视图里")
        case .toolbar: Localized(english: "in a toolbar", chinese: "放在工具栏里")
        case .sheet: Localized(english: "in a sheet", chinese: "放在 sheet 里")
        case .popover: Localized(english: "in a popover", chinese: "放在 popover 里")
        case .menu: Localized(english: "in a menu", chinese: "放在菜单里")
        case .navigation: Localized(english: "on a screen of a navigation stack", chinese: "放在导航栈的一屏里")
        }
    }
}

extension Situation.OptionKind {
    /// What the options show.
    public var words: Localized<String> {
        switch self {
        case .text: Localized(english: "options of text", chinese: "选项是文字")
        case .longText: Localized(english: "long titles", chinese: "选项文字较长")
        case .icon: Localized(english: "options of symbols", chinese: "选项是符号")
        case .rich: Localized(english: "rich rows", chinese: "选项内容丰富")
        }
    }
}
