extension Applicability.Style {
    /// The first release of each platform that has the style; a platform that is missing never has it.
    ///
    /// From the page of each style at `developer.apple.com/documentation/swiftui/pickerstyle`.
    public var releases: [Applicability.Platform: Version] {
        switch self {
        case .automatic:
            Applicability.Platform.releases(iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6", visionOS: "1")
        case .inline: Applicability.Platform.releases(iOS: "14", macOS: "11", tvOS: "14", watchOS: "7", visionOS: "1")
        case .menu: Applicability.Platform.releases(iOS: "14", macOS: "11", tvOS: "17", visionOS: "1")
        case .navigationLink: Applicability.Platform.releases(iOS: "16", tvOS: "16", watchOS: "9", visionOS: "1")
        case .palette: Applicability.Platform.releases(iOS: "17", macOS: "14", visionOS: "1")
        case .radioGroup: Applicability.Platform.releases(macOS: "10.15")
        case .segmented: Applicability.Platform.releases(iOS: "13", macOS: "10.15", tvOS: "13", visionOS: "1")
        case .wheel: Applicability.Platform.releases(iOS: "13", watchOS: "6", visionOS: "1")
        case .tabs: Applicability.Platform.releases(iOS: "27", macOS: "27", tvOS: "27", visionOS: "27")
        }
    }
}
