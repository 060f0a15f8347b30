import KnowledgeModel

/// With Catalyst a menu picker as a direct item of a toolbar crashes.
enum CatalystToolbarMenuCrashes: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "catalyst-toolbar-menu-crashes")
    static let source = ControlAdvice.Reference.report("home-assistant/iOS/pull/5382", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.device == .macCatalyst && sight.container == .toolbar }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .picker(.menu) ? .rulesOut : nil
    }

    static let words = Localized(
        english: "With Catalyst a menu picker directly in a toolbar crashes; put it into a `Menu`.",
        chinese: "Catalyst 里把菜单式选择器直接放进工具栏会崩溃，要用 `Menu` 包起来。")
}
