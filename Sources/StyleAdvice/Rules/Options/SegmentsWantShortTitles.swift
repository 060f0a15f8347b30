import KnowledgeModel

/// Segments are usually equally wide, so that the longest title sets the width of all.
enum SegmentsWantShortTitles: WeighingRule, OneSentenceRule {
    static let id = Identifier<ControlAdvice.Reason>(fixed: "segments-want-short-titles")
    // The page tells the width; that long titles do not fit follows from it.
    static let source: ControlAdvice.Reference = {
        var source = ControlAdvice.Reference.guidelines("Segmented controls", "segmented-controls")
        source.mark = .likely
        return source
    }()

    static func applies(on sight: Sight) -> Bool { sight.optionKind == .longText }

    static func weight(of control: ChoiceControl, in sight: Sight) -> RuleWeight? {
        guard control.hasSegments else { return nil }
        // One that becomes a menu where the titles do not fit is still of use.
        return .points(control == .segmentedOrMenuBySpace ? -8 : -12)
    }

    static let words = Localized(
        english: "Segments usually share one width, and long titles do not fit into it.",
        chinese: "各段通常一样宽，标题长了就放不下。")
}
