import KnowledgeModel

/// What the weighing rules can see of a situation: two situations that look the same are weighed the same.
///
/// It holds neither the release, which only takes controls away, nor the room, of which two rules take care.
struct Sight: Hashable, Sendable {
    /// The platforms that the rules tell apart.
    enum Device: UInt8, Hashable, Sendable {
        case handheld, macCatalyst, mac, television, watch

        init(_ platform: Applicability.Platform) {
            switch platform {
            case .iOS, .iPadOS, .visionOS: self = .handheld
            case .macCatalyst: self = .macCatalyst
            case .macOS: self = .mac
            case .tvOS: self = .television
            case .watchOS: self = .watch
            }
        }
    }

    /// The rows that a picker shows, "none" among them; nil where their number is open.
    let rows: Int?
    let device: Device
    let switching: Situation.Switching
    let container: Situation.Container
    let optionKind: Situation.OptionKind
    /// Whether the text must follow a size that people can enlarge there.
    let followsTextSize: Bool
    /// Whether "none" is an option of its own; where several may be chosen, none of them is.
    let mayBeNone: Bool
    let needsSearch: Bool
    let needsSeveral: Bool
    let wantsCustomLook: Bool

    /// - Parameter hasMenus: whether the platform's release has `Menu`; without one the place is another.
    init(_ situation: Situation, on platform: Applicability.Platform, hasMenus: Bool) {
        let count = situation.optionCount ?? (situation.optionsChange ? nil : Assumed.count)
        let mayBeNone = situation.mayBeNone && !situation.needsSeveral
        rows = count.map { $0 + (mayBeNone ? 1 : 0) }
        device = Device(platform)
        switching = situation.switching ?? Assumed.switching
        let wanted = situation.container ?? Assumed.container(on: platform)
        container = wanted == .menu && !hasMenus ? Assumed.container(on: platform) : wanted
        optionKind = situation.optionKind ?? Assumed.optionKind
        followsTextSize = situation.needsLargeText && (device == .handheld || device == .macCatalyst)
        self.mayBeNone = mayBeNone
        needsSearch = situation.needsSearch
        needsSeveral = situation.needsSeveral
        wantsCustomLook = situation.wantsCustomLook
    }

    /// Whether the number of options is open.
    var isOpen: Bool { rows == nil }

    /// Whether the rows are at most so many; false where their number is open.
    func hasAtMost(_ limit: Int) -> Bool {
        guard let rows else { return false }
        return rows <= limit
    }

    /// Whether the place is made of rows.
    var hasRows: Bool { container == .form || container == .list }
}
