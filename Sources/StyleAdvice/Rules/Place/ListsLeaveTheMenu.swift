import KnowledgeModel

/// A menu is made of controls; a list opens from it.
enum ListsLeaveTheMenu: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "lists-leave-the-menu")
    static let source = ControlAdvice.Reference.apple(
        "Populating SwiftUI menus", "populating-swiftui-menus-with-adaptive-controls")

    static func applies(on sight: Sight) -> Bool { sight.container == .menu }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control.isList || control == .ownControl ? .points(0) : nil
    }

    static let words = Localized(
        english: "A menu holds controls and no list: let an item of it open a sheet with the list.",
        chinese: "菜单里只放控件，放不了列表：用一个菜单项打开带列表的 sheet。")
}
