extension Applicability.Platform {
    /// A release for each platform; the iPad and Mac Catalyst have those of iOS, and a platform without one is left out.
    package static func releases(
        iOS: String? = nil, macOS: String? = nil, tvOS: String? = nil, watchOS: String? = nil, visionOS: String? = nil
    ) -> [Applicability.Platform: Version] {
        let all: [Applicability.Platform: String?] = [
            .iOS: iOS, .iPadOS: iOS, .macCatalyst: iOS, .macOS: macOS, .tvOS: tvOS, .watchOS: watchOS,
            .visionOS: visionOS,
        ]
        return all.compactMapValues { $0.flatMap { Version($0) } }
    }
}
