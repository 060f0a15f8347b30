import KnowledgeModel

/// The automatic style is another one by release and container.
enum AutomaticChangesItsMeaning: AdviceRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "automatic-changes-its-meaning")
    static let source = ControlAdvice.Reference.report("tidepool-org/LoopKit/pull/428", mark: .likely)

    static func applies(on ground: Ground) -> Bool {
        [.iOS, .iPadOS].contains(ground.platform) && ground.minimumOS < Version(major: 16)
    }

    static func weight(of control: ChoiceControl, in ground: Ground) -> RuleWeight? {
        control == .picker(.automatic) ? .rulesOut : nil
    }

    static let words = Localized(
        english:
            "It is a wheel on iOS 13 and 14 and a menu since, and in a form a pushed list until iOS 16: name the style.",
        chinese: "它在 iOS 13、14 上是滚轮，之后是菜单，而在表单里直到 iOS 16 之前都是推出的列表：请写明样式。")
}
