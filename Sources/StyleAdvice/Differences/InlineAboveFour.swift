import KnowledgeModel

/// How many options may lie open.
enum InlineAboveFour: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [.apple("menu", "pickerstyle/menu"), .foundingArticle]

    static func matters(on ground: Ground) -> Bool { ground.hasRows && !ground.hasAtMost(4) && ground.hasAtMost(15) }

    static let words = Localized(
        english:
            "Apple names `inline` for fewer than five options, the article for 3 to 15. Five is left to the article; above it Apple's menu counts.",
        chinese: "Apple 建议 `inline` 用于少于 5 个选项，文章是 3 到 15 个。正好 5 个按文章，超过 5 个按 Apple 用菜单。")
}
