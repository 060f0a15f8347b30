import KnowledgeModel

/// A list whose selection is a set takes any number of rows.
enum SelectableListForSeveral: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "selectable-list-for-several")
    static let source = ControlAdvice.Reference.apple("List(selection:)", "list/init(selection:content:)-4sffx")

    static func applies(on sight: Sight) -> Bool { sight.needsSeveral }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        control == .selectableList ? .points(8) : nil
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.isHandheldOS ? editing : words
    }

    private static let words = Localized(
        english: "A list with a `Set` as its selection takes any number of rows.",
        chinese: "`List` 的 selection 用 `Set` 就能选任意多行。")
    private static let editing = Localized(
        english: "A list with a `Set` as its selection takes any number of rows; on iOS rows are ticked in edit mode.",
        chinese: "`List` 的 selection 用 `Set` 就能选任意多行；iOS 上要在编辑模式里勾选。")
}
