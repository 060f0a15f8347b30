import KnowledgeModel

/// A situation in which nothing is open any more: what was not said is assumed.
struct Ground: Hashable, Sendable {
    // Rules cannot see it: what they may know is in the sight and the room.
    private let situation: Situation
    let platform: Applicability.Platform
    let minimumOS: Version
    /// Whether the release has `Menu`.
    let hasMenus: Bool
    let sight: Sight
    let room: Room

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
        hasMenus = ControlAvailability.menus.contains(platform, minimumOS)
        sight = Sight(situation, on: platform, hasMenus: hasMenus)
        room = Room(situation.space, on: platform)
    }

    /// What is assumed.
    var assumptions: [Situation.Fact] { Assumed.facts(of: situation, hasMenus: hasMenus) }
    /// What was said, and what is assumed beside it.
    var assumed: Situation { Assumed.filled(situation, on: platform, hasMenus: hasMenus) }

    /// Whether the container was said.
    var saysContainer: Bool { situation.container != nil }
    /// Whether the number of options was said.
    var saysCount: Bool { situation.optionCount != nil }
    /// Whether the system is iOS or iPadOS.
    var isHandheldOS: Bool { platform == .iOS || platform == .iPadOS }
    var optionsChange: Bool { situation.optionsChange }
    /// The oldest release, where it was said.
    var saidRelease: Version? { situation.minimumOS }

    var needsSeveral: Bool { sight.needsSeveral }
    var needsSearch: Bool { sight.needsSearch }
    var mayBeNone: Bool { sight.mayBeNone }
    var container: Situation.Container { sight.container }
    var optionKind: Situation.OptionKind { sight.optionKind }
    var space: Situation.Space { room.isCompact ? .compact : .regular }
    var rows: Int? { sight.rows }
    var isOpen: Bool { sight.isOpen }
    var hasRows: Bool { sight.hasRows }

    /// Whether the rows are at most so many; false where their number is open.
    func hasAtMost(_ limit: Int) -> Bool { sight.hasAtMost(limit) }
}
