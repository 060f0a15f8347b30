import KnowledgeModel

extension Applicability.Platform {
    /// The device, as people call it.
    public var title: Localized<String> {
        let name =
            switch self {
            case .iOS: "iPhone"
            case .iPadOS: "iPad"
            case .macCatalyst: "Mac Catalyst"
            case .macOS: "Mac"
            case .tvOS: "Apple TV"
            case .visionOS: "Vision Pro"
            case .watchOS: "Apple Watch"
            }
        return Localized(english: name, chinese: name)
    }
}
