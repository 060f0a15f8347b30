import KnowledgeModel

/// What pushes a screen needs a navigation stack around it.
enum NavigationLinkNeedsAStack: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "navigation-link-needs-a-stack")
    static let source = ControlAdvice.Reference.apple("navigationLink", "pickerstyle/navigationlink")

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.navigationLink) else { return nil }
        // On Apple Watch it is a button, which needs no row (Human Interface Guidelines, Pickers).
        let isButton = sight.device == .watch && sight.container == .stack
        return sight.hasRows || sight.container == .navigation || isButton ? .points(0) : .rulesOut
    }

    static let words = Localized(
        english: "It pushes a list: it must stand in a `NavigationStack`.",
        chinese: "它会推出一个列表：必须位于 `NavigationStack` 里。")
}
