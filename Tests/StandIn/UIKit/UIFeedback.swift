@MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle = .medium) {}
    open func impactOccurred() {}
}
