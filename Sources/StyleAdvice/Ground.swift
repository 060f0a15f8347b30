import KnowledgeModel

/// A situation in which nothing is open any more: what was not said is assumed.
struct Ground: Hashable, Sendable {
    let situation: Situation
    /// The number of options; nil where it is open.
    let count: Int?
    let switching: Situation.Switching
    let space: Situation.Space
    let container: Situation.Container
    let platform: Applicability.Platform
    let minimumOS: Version
    let optionKind: Situation.OptionKind
    let assumptions: [ControlAdvice.Assumption]

    /// - Throws: `SituationError` where there is nothing to choose, or no SwiftUI.
    init(_ situation: Situation) throws(SituationError) {
        if let count = situation.optionCount, count < 2 { throw .tooFewOptions(count) }
        let platform = situation.platform ?? Assumed.platform
        let minimumOS = situation.minimumOS ?? Assumed.release(of: platform)
        let since = ControlAvailability.swiftUI(on: platform)
        guard minimumOS >= since else { throw .beforeSwiftUI(minimumOS, platform, since: since) }
        self.situation = situation
        self.platform = platform
        self.minimumOS = minimumOS
        count = situation.optionCount ?? (situation.optionsChange ? nil : Assumed.count)
        switching = situation.switching ?? Assumed.switching
        space = situation.space ?? Assumed.space(on: platform)
        optionKind = situation.optionKind ?? Assumed.optionKind
        let menus = ControlAvailability.menus.contains(platform, minimumOS)
        let wanted = situation.container ?? Assumed.container(on: platform)
        container = wanted == .menu && !menus ? Assumed.container(on: platform) : wanted
        assumptions = Assumed.list(for: situation, platform: platform, menus: menus)
    }

    var needsSeveral: Bool { situation.needsSeveral }
    var needsSearch: Bool { situation.needsSearch }
    var wantsCustomLook: Bool { situation.wantsCustomLook }
    var mayBeNone: Bool { situation.mayBeNone }

    /// Whether the number of options is open.
    var isOpen: Bool { count == nil }

    /// The rows that a picker shows: "none" takes one as well.
    var rows: Int? { count.map { $0 + (mayBeNone && !needsSeveral ? 1 : 0) } }

    /// Whether the rows are at most so many; false where their number is open.
    func hasAtMost(_ limit: Int) -> Bool { rows.map { $0 <= limit } ?? false }

    /// Whether the text must follow a size that people can enlarge there.
    var followsTextSize: Bool {
        situation.needsLargeText && [.iOS, .iPadOS, .macCatalyst, .visionOS].contains(platform)
    }

    /// Whether the place is made of rows.
    var hasRows: Bool { container == .form || container == .list }
}
