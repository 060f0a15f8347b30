import KnowledgeModel

/// Whether two options may lie open.
enum InlineWithTwo: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [.apple("menu", "pickerstyle/menu"), .foundingArticle]

    static func matters(on ground: Ground) -> Bool { ground.hasRows && ground.rows == 2 }

    static let words = Localized(
        english: "Apple's “fewer than five” lets two options lie open, the article begins `inline` at three.",
        chinese: "按 Apple 的“少于 5 个”，2 个选项也可以用 `inline`；文章从 3 个算起。")
}
