/// A control for a value that no list of options stands for, such as a date.
public enum OtherControl: String, CaseIterable, Hashable, Sendable {
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case toggle = "Toggle"
    case stepper = "Stepper"
    case slider = "Slider"
    case photosPicker = "PhotosPicker"
    case navigationSplitView = "NavigationSplitView"
    case tabView = "TabView"

    /// The page of Apple's reference on it, which says where it is: its path behind `documentation/`.
    public var page: String {
        self == .photosPicker ? "photosui/photospicker" : "swiftui/\(rawValue.lowercased())"
    }

    /// The first release of each platform that has it, as its page says (read in November 2026).
    public var releases: [Applicability.Platform: Version] {
        switch self {
        case .datePicker: Applicability.Platform.releases(iOS: "13", macOS: "10.15", watchOS: "10", visionOS: "1")
        case .colorPicker: Applicability.Platform.releases(iOS: "14", macOS: "11", visionOS: "1")
        case .toggle:
            Applicability.Platform.releases(iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6", visionOS: "1")
        case .stepper: Applicability.Platform.releases(iOS: "13", macOS: "10.15", watchOS: "9", visionOS: "1")
        case .slider: Applicability.Platform.releases(iOS: "13", macOS: "10.15", watchOS: "6", visionOS: "1")
        // The page names visionOS and Mac Catalyst without a release.
        case .photosPicker: Applicability.Platform.releases(iOS: "16", macOS: "13", watchOS: "9", visionOS: "1")
        case .navigationSplitView:
            Applicability.Platform.releases(iOS: "16", macOS: "13", tvOS: "16", watchOS: "9", visionOS: "1")
        case .tabView:
            Applicability.Platform.releases(iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "7", visionOS: "1")
        }
    }

    /// Whether a platform, where it is known, lacks it in a release; where none is named, in every one.
    public func isLacking(on platform: Applicability.Platform?, _ release: Version? = nil) -> Bool {
        guard let platform else { return false }
        guard let since = releases[platform] else { return true }
        return release.map { $0 < since } ?? false
    }
}
