import KnowledgeModel

/// Since which release something exists, by platform; a platform that is not named does not have it.
struct ControlAvailability: Hashable, Sendable {
    let since: [Applicability.Platform: Version]
    /// The page that says so.
    let source: ControlAdvice.Reference

    private init(_ source: ControlAdvice.Reference, _ since: [Applicability.Platform: String]) {
        self.source = source
        self.since = since.compactMapValues { Version($0) }
    }

    /// One release for iOS, iPadOS and Mac Catalyst, and the others.
    private init(
        _ source: ControlAdvice.Reference, iOS: String? = nil, macOS: String? = nil, tvOS: String? = nil,
        watchOS: String? = nil, visionOS: String? = "1"
    ) {
        let list: [(Applicability.Platform, String?)] = [
            (.iOS, iOS), (.iPadOS, iOS), (.macCatalyst, iOS), (.macOS, macOS), (.tvOS, tvOS), (.watchOS, watchOS),
            (.visionOS, visionOS),
        ]
        self.init(
            source, Dictionary(uniqueKeysWithValues: list.compactMap { pair in pair.1.map { (pair.0, $0) } }))
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

    private static func of(_ style: Applicability.Style) -> ControlAvailability {
        switch style {
        case .automatic: automatic
        case .inline: inline
        case .menu: menu
        case .navigationLink: navigationLink
        case .palette: palette
        case .radioGroup: radioGroup
        case .segmented: segmented
        case .tabs: tabs
        case .wheel: wheel
        }
    }

    // Each style's own page, read in 2026.
    private static let automatic = ControlAvailability(
        page(of: .automatic), iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6")
    private static let inline = ControlAvailability(
        page(of: .inline), iOS: "14", macOS: "11", tvOS: "14", watchOS: "7")
    private static let menu = ControlAvailability(page(of: .menu), iOS: "14", macOS: "11", tvOS: "17")
    private static let navigationLink = ControlAvailability(
        page(of: .navigationLink), iOS: "16", tvOS: "16", watchOS: "9")
    private static let palette = ControlAvailability(page(of: .palette), iOS: "17", macOS: "14")
    private static let radioGroup = ControlAvailability(page(of: .radioGroup), macOS: "10.15", visionOS: nil)
    private static let segmented = ControlAvailability(
        page(of: .segmented), iOS: "13", macOS: "10.15", tvOS: "13")
    private static let tabs = ControlAvailability(
        page(of: .tabs), iOS: "27", macOS: "27", tvOS: "27", visionOS: "27")
    private static let wheel = ControlAvailability(page(of: .wheel), iOS: "13", watchOS: "6")

    private static func page(of style: Applicability.Style) -> ControlAdvice.Reference {
        .apple(style.rawValue, "pickerstyle/\(style.rawValue.lowercased())")
    }
}
