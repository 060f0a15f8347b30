/// The part of the subject to which an entry belongs; the folder under `Knowledge/Entries` has its name.
public enum Area: String, CaseIterable, Codable, Hashable, Sendable {
    case selection
    case options
    case state
    case compile
    case styleMenu = "style-menu"
    case styleWheel = "style-wheel"
    case styleSegmented = "style-segmented"
    case styleInline = "style-inline"
    case styleNavigation = "style-navigation"
    case layout
    case platform
    case accessibility
    case performance
    case wrongControl = "wrong-control"
    case bridging
}
