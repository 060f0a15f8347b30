import KnowledgeModel

/// Whether a picker may be long.
enum LongPickers: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [
        .apple("navigationLink", "pickerstyle/navigationlink"), .apple("wheel", "pickerstyle/wheel"), .foundingArticle,
    ]

    static func matters(on ground: Ground) -> Bool { !ground.isOpen && !ground.hasAtMost(20) }

    static let words = Localized(
        english:
            "The article avoids a `Picker` above 20 to 30 options; Apple offers `navigationLink` for a large number and the wheel for an order that people know.",
        chinese: "文章说超过 20 到 30 个选项就别用 `Picker`；Apple 则为大量选项提供 `navigationLink`，有熟悉顺序的可用滚轮。")
}
