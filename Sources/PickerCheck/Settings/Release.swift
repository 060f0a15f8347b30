/// Which release numbers there are, so that a slip is told and not believed.
package enum Release {
    /// What has releases.
    package enum Product: Hashable, Sendable {
        case xcode
        case system(Applicability.Platform)
    }

    /// Whether a product has a release of that number with SwiftUI, or may soon have.
    ///
    /// In 2025 Apple went over to the number of the coming year for all of them:
    /// https://developer.apple.com/documentation/xcode-release-notes, and the release notes of each system beside it.
    package static func exists(_ version: Version, of product: Product) -> Bool {
        guard let major = version.components.first, version >= first(of: product) else { return false }
        return major <= last(of: product) || (firstYear...newest).contains(major)
    }

    /// The first release with SwiftUI: Xcode 11 brought it, https://developer.apple.com/documentation/xcode-release-notes/xcode-11-release-notes.
    package static func first(of product: Product) -> Version {
        switch product {
        case .xcode: Version(major: 11)
        case .system(let platform): Applicability.Style.automatic.releases[platform] ?? Version(major: 1)
        }
    }

    /// The first number that is a year.
    package static let firstYear = 26
    /// The newest number that is believed: a beta of the year after the SDK that this program knows.
    package static var newest: Int { (Version.currentSDK.components.first ?? firstYear) + 1 }

    /// The major release of Xcode before another one: the one before 26 is 16.
    package static func major(before version: Version) -> Int {
        let major = (version.components.first ?? 1) - (version.components.count == 1 ? 1 : 0)
        return major > last(of: .xcode) && major < firstYear ? last(of: .xcode) : major
    }

    /// The last number before the years.
    package static func last(of product: Product) -> Int {
        switch product {
        case .xcode: 16
        case .system(.iOS), .system(.iPadOS), .system(.macCatalyst), .system(.tvOS): 18
        case .system(.macOS): 15
        case .system(.watchOS): 11
        case .system(.visionOS): 2
        }
    }
}
