import KnowledgeModel

/// A screen of its own suits a large number of options, or one that is open.
enum NavigationLinkForMany: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "navigation-link-for-many")
    static let source = ControlAdvice.Reference.apple("navigationLink", "pickerstyle/navigationlink")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.navigationLink) else { return nil }
        if sight.isOpen { return .points(9) }
        return sight.hasAtMost(20) ? nil : .points(8)
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.isOpen ? open : words
    }

    private static let words = Localized(
        english: "A large number of options goes to a screen of its own.",
        chinese: "选项很多时，放到单独的一屏里。")
    private static let open = Localized(
        english: "Nobody knows how many options there will be: a screen of its own takes any number.",
        chinese: "选项数量不确定：单独的一屏多少都放得下。")
}
