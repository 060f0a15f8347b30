import KnowledgeModel

/// Whether five options are enough for a menu.
enum MenuAtFive: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [.apple("menu", "pickerstyle/menu"), .foundingArticle]

    static func matters(on ground: Ground) -> Bool { ground.rows == 5 }

    static let words = Localized(
        english: "Apple begins the menu above five options, the article at five. Apple counts here.",
        chinese: "Apple 说菜单适合 5 个以上的选项，文章从 5 个算起。这里以 Apple 为准。")
}
