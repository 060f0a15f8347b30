import KnowledgeModel

/// The text of segments does not grow with the size that people choose.
enum SegmentsKeepTheirTextSize: WeighingRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "segments-keep-their-text-size")
    static let source = ControlAdvice.Reference.report("microsoft/fluentui-apple/pull/1250", mark: .likely)

    static func applies(on sight: Sight) -> Bool { sight.followsTextSize }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        if control == .segmentedOrMenuByTextSize { return .points(0) }
        return control.hasSegments ? .rulesOut : nil
    }

    static func words(about control: ChoiceControl, in ground: Ground) -> Localized<String> {
        if control == .segmentedOrMenuByTextSize { return changes }
        return words
    }

    private static let words = Localized(
        english: "Segments do not grow with the text size that people choose; a long press shows them large instead.",
        chinese: "分段控件的文字不会随用户的字号变大，只能长按看放大的标题。")
    private static let changes = Localized(
        english: "Segments do not grow with the text size, so at accessibility sizes it becomes a menu.",
        chinese: "分段控件的文字不会随字号变大，所以到无障碍字号时换成菜单。")
}
