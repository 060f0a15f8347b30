import KnowledgeModel

/// Every point on which the sources differ.
enum SourceDifferences {
    private static let all: [any SourceDifference.Type] = [
        MenuAtFive.self, InlineAboveFour.self, InlineWithTwo.self, SixSegments.self, LongPickers.self,
        WheelForAFew.self,
    ]

    static func list(on ground: Ground) -> [ControlAdvice.Disagreement] {
        // They are about the styles of a picker.
        guard !ground.needsSeveral, !ground.needsSearch else { return [] }
        return all.filter { $0.matters(on: ground) }
            .map { ControlAdvice.Disagreement(text: $0.words, sources: $0.sources) }
    }
}
