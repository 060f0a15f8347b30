import KnowledgeModel

/// Since which release something exists, by platform; a platform that is not named does not have it.
struct ControlAvailability: Hashable, Sendable {
    let since: [Applicability.Platform: Version]
    /// The page that says so.
    let source: ControlAdvice.Reference

    private init(_ style: Applicability.Style) {
        since = style.releases
        source = Self.page(of: style)
    }

    /// One release for iOS, iPadOS and Mac Catalyst, and the others.
    private init(
        _ source: ControlAdvice.Reference, iOS: String, macOS: String? = nil, tvOS: String? = nil,
        watchOS: String? = nil
    ) {
        since = Applicability.Platform.releases(iOS: iOS, macOS: macOS, tvOS: tvOS, watchOS: watchOS, visionOS: "1")
        self.source = source
    }

    /// Whether a platform has it in a release.
    func contains(_ platform: Applicability.Platform, _ release: Version) -> Bool {
        since[platform].map { $0 <= release } ?? false
    }

    /// The first release of SwiftUI.
    static func swiftUI(on platform: Applicability.Platform) -> Version {
        of(.picker(.automatic)).since[platform] ?? Version(major: 1)
    }

    /// `Menu`.
    static let menus = ControlAvailability(.apple("Menu", "menu"), iOS: "14", macOS: "11", tvOS: "17")

    /// `NavigationStack`.
    static let navigationStacks = ControlAvailability(
        .apple("NavigationStack", "navigationstack"), iOS: "16", macOS: "13", tvOS: "16", watchOS: "9")

    /// What the pages say about a control.
    static func of(_ control: ChoiceControl) -> ControlAvailability {
        switch control {
        case .picker(let style): of(style)
        case .segmentedOrMenuByTextSize: byTextSize
        case .segmentedOrMenuBySpace: bySpace
        case .menuWithPicker: menus
        case .toggles: toggles
        case .selectableList: selectableList
        case .searchableList: searchable
        case .filteredList, .rowList: lists
        case .ownControl: buttons
        }
    }

    private static let byTextSize = ControlAvailability(
        .apple("dynamicTypeSize", "environmentvalues/dynamictypesize"), iOS: "15")
    private static let bySpace = ControlAvailability(
        .apple("ViewThatFits", "viewthatfits"), iOS: "16", macOS: "13", tvOS: "17")
    private static let toggles = ControlAvailability(
        .apple("Toggle", "toggle"), iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6")
    private static let selectableList = ControlAvailability(
        .apple("List(selection:)", "list/init(selection:content:)-4sffx"), iOS: "13", macOS: "10.15", tvOS: "13")
    private static let searchable = ControlAvailability(
        .apple("searchable", "view/searchable(text:placement:prompt:)-1bjj3"), iOS: "15", macOS: "12", tvOS: "15",
        watchOS: "8")
    private static let lists = ControlAvailability(
        .apple("List", "list"), iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6")
    private static let buttons = ControlAvailability(
        .apple("Button", "button"), iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6")

    /// Each style with its own page; the releases are those that the checks know.
    private static let styles = Dictionary(
        uniqueKeysWithValues: Applicability.Style.allCases.map { ($0, ControlAvailability($0)) })

    private static func of(_ style: Applicability.Style) -> ControlAvailability {
        styles[style] ?? ControlAvailability(style)
    }

    private static func page(of style: Applicability.Style) -> ControlAdvice.Reference {
        .apple(style.rawValue, "pickerstyle/\(style.rawValue.lowercased())")
    }
}
