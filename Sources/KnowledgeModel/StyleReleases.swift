extension Applicability.Style {
    /// The first release of each platform that has the style; a platform that is missing never has it.
    ///
    /// From the page of each style at `developer.apple.com/documentation/swiftui/pickerstyle`.
    public var releases: [Applicability.Platform: Version] {
        switch self {
        case .automatic: Self.releases(iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6", visionOS: "1")
        case .inline: Self.releases(iOS: "14", macOS: "11", tvOS: "14", watchOS: "7", visionOS: "1")
        case .menu: Self.releases(iOS: "14", macOS: "11", tvOS: "17", visionOS: "1")
        case .navigationLink: Self.releases(iOS: "16", tvOS: "16", watchOS: "9", visionOS: "1")
        case .palette: Self.releases(iOS: "17", macOS: "14", visionOS: "1")
        case .radioGroup: Self.releases(macOS: "10.15")
        case .segmented: Self.releases(iOS: "13", macOS: "10.15", tvOS: "13", visionOS: "1")
        case .wheel: Self.releases(iOS: "13", watchOS: "6", visionOS: "1")
        case .tabs: Self.releases(iOS: "27", macOS: "27", tvOS: "27", visionOS: "27")
        }
    }

    /// The iPad and Mac Catalyst have the releases of iOS.
    private static func releases(
        iOS: String? = nil, macOS: String? = nil, tvOS: String? = nil, watchOS: String? = nil, visionOS: String? = nil
    ) -> [Applicability.Platform: Version] {
        let all: [Applicability.Platform: String?] = [
            .iOS: iOS, .iPadOS: iOS, .macCatalyst: iOS, .macOS: macOS, .tvOS: tvOS, .watchOS: watchOS,
            .visionOS: visionOS,
        ]
        return all.compactMapValues { $0.flatMap { Version($0) } }
    }
}
