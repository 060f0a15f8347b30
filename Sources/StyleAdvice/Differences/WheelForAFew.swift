import KnowledgeModel

/// Whether a short list may be a wheel.
enum WheelForAFew: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [.guidelines("Pickers", "pickers"), .foundingArticle]

    static func matters(on ground: Ground) -> Bool {
        ground.hasAtMost(5) && !ground.hasAtMost(2) && ground.container == .sheet
    }

    static let words = Localized(
        english:
            "Apple's guidelines keep scrolling pickers for medium to long lists, the article begins it at three options.",
        chinese: "Apple 人机界面指南认为滚动的选择器适合中长列表，文章从 3 个选项算起。")
}
