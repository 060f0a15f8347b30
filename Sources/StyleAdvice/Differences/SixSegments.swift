import KnowledgeModel

/// Whether wide screens have room for more segments.
enum SixSegments: SourceDifference {
    static let sources: [ControlAdvice.Reference] = [
        .apple("segmented", "pickerstyle/segmented"), .guidelines("Segmented controls", "segmented-controls"),
    ]

    static func matters(on ground: Ground) -> Bool {
        ground.space == .regular && !ground.hasAtMost(5) && ground.hasAtMost(7)
    }

    static let words = Localized(
        english:
            "Apple's page on the style ends segments at five, its guidelines allow about five to seven in a wide interface. The narrower one counts.",
        chinese: "Apple 的样式页面说分段最多 5 个，人机界面指南在宽界面里允许大约 5 到 7 个。这里取较小的。")
}
