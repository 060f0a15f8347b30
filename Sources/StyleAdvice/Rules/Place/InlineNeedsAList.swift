import KnowledgeModel

/// Outside of a list, a form and a menu an inline picker is no list of rows.
enum InlineNeedsAList: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "inline-needs-a-list")
    static let source = ControlAdvice.Reference.report("Esri/arcgis-maps-sdk-swift-toolkit/pull/1349", mark: .likely)

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control == .picker(.inline), !sight.hasRows, sight.container != .menu else { return nil }
        return .rulesOut
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        ground.isHandheldOS ? wheel : words
    }

    private static let words = Localized(
        english: "Outside of a list or form `inline` takes another form.", chinese: "离开列表和表单，`inline` 会变成别的样子。")
    private static let wheel = Localized(
        english: "Outside of a list or form `inline` takes another form: on iOS it is a wheel.",
        chinese: "离开列表和表单，`inline` 会变成别的样子：在 iOS 上是滚轮。")
}
