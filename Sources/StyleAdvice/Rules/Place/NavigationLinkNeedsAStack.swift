import KnowledgeModel

/// What pushes a screen needs a navigation stack around it.
enum NavigationLinkNeedsAStack: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "navigation-link-needs-a-stack")
    static let source = ControlAdvice.Reference.apple("navigationLink", "pickerstyle/navigationlink")

    static func weight(of control: ChoiceControl, in ground: Sight) -> RuleWeight? {
        guard control == .picker(.navigationLink) else { return nil }
        return ground.hasRows || ground.container == .navigation ? .points(0) : .rulesOut
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        words
    }

    private static let words = Localized(
        english: "It pushes a list: the row must stand in a `NavigationStack`.",
        chinese: "它会推出一个列表：所在的行必须位于 `NavigationStack` 里。")
}
