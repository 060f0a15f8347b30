import KnowledgeModel

/// Which releases and styles exist.
///
/// Sources: the availability tables of Apple's pages on SwiftUI's picker styles; Apple's release numbers, which went from
/// iOS 18, macOS 15, watchOS 11, visionOS 2 and Xcode 16 straight to 26.
enum ReleaseCalendar {
    /// Whether a platform has a release with this number that knows SwiftUI.
    static func exists(_ version: Version, on platform: Applicability.Platform) -> Bool {
        let first: (Int, Int)
        let last: Int
        switch platform {
        case .iOS, .iPadOS, .macCatalyst, .tvOS: (first, last) = ((13, 0), 18)
        case .macOS: (first, last) = ((10, 15), 15)
        case .watchOS: (first, last) = ((6, 0), 11)
        case .visionOS: (first, last) = ((1, 0), 2)
        }
        return isNumbered(version, from: first, to: last)
    }

    /// Whether there is an Xcode with this number that knows SwiftUI.
    static func existsXcode(_ version: Version) -> Bool { isNumbered(version, from: (11, 0), to: 16) }

    /// Whether a style exists on a platform in any release.
    static func has(_ style: Applicability.Style, on platform: Applicability.Platform) -> Bool {
        switch style {
        case .automatic, .inline: true
        case .menu, .segmented, .tabs: platform != .watchOS
        case .navigationLink: platform != .macOS
        case .palette: platform != .watchOS && platform != .tvOS
        case .radioGroup: platform == .macOS
        case .wheel: platform != .macOS && platform != .tvOS
        }
    }

    private static func isNumbered(_ version: Version, from first: (Int, Int), to last: Int) -> Bool {
        let major = version.components[0]
        let minor = version.components.count > 1 ? version.components[1] : 0
        return (major, minor) >= first && major <= last || (26...99).contains(major)
    }
}
