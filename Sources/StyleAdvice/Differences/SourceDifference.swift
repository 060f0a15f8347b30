import KnowledgeModel

/// A point on which the sources differ, told where it matters.
protocol SourceDifference: SendableMetatype {
    /// The sources that differ.
    static var sources: [ControlAdvice.Reference] { get }
    static var words: Localized<String> { get }

    static func matters(on ground: Ground) -> Bool
}
