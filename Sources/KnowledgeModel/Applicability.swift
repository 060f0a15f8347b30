/// Where an entry can apply; an empty list means everywhere.
public struct Applicability: Hashable, Sendable {
    /// A picker style, named as SwiftUI's static member.
    public enum Style: String, CaseIterable, Codable, Hashable, Sendable {
        case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, tabs, wheel
    }

    /// An Apple platform on which SwiftUI runs.
    public enum Platform: String, CaseIterable, Codable, Hashable, Sendable {
        case iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS, watchOS
    }

    /// The view that holds the picker.
    public enum Container: String, CaseIterable, Codable, Hashable, Sendable {
        case form, list, stack, menu, toolbar, sheet, popover, scrollView, commands
    }

    public var styles: [Style]
    public var platforms: [Platform]
    public var containers: [Container]
    /// The releases of the operating system in which the **system** shows the fault, per platform.
    public var operatingSystems: [Platform: VersionInterval]
    /// The Xcode releases whose SDK **compiles** the fault into the app.
    public var sdk: VersionInterval

    public init(
        styles: [Style] = [], platforms: [Platform] = [], containers: [Container] = [],
        operatingSystems: [Platform: VersionInterval] = [:], sdk: VersionInterval = .always
    ) {
        self.styles = styles
        self.platforms = platforms
        self.containers = containers
        self.operatingSystems = operatingSystems
        self.sdk = sdk
    }
}
