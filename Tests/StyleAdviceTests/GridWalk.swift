import KnowledgeModel

@testable import StyleAdvice

/// One place on one release, with every count in every room; controls are their places in `ChoiceControl.all`.
struct GridWalk {
    let place: Situation
    let release: GridRelease
    /// What is recommended, by room and count.
    let recommended: [Int]
    private let runnersUp: [Int]

    init(_ place: Situation, _ release: GridRelease, _ rankings: [Ranking]) {
        self.place = place
        self.release = release
        let best = rankings.map { $0.bestTwo(among: release.existing) }
        recommended = best.map(\.recommended)
        runnersUp = best.map(\.runnerUp)
    }

    // What the checks ask of a control.
    private static let rooms = ChoiceControl.all.map(\.room)
    private static let automatic = ControlTable.bit(of: .picker(.automatic))
    private static let several = bits(where: \.takesSeveral)
    private static let searched = bits(where: \.isSearched)
    private static let forFew = bits { $0.hasSegments || $0 == .picker(.radioGroup) }

    private static func bits(where holds: (ChoiceControl) -> Bool) -> UInt32 {
        ControlTable.bits(of: ChoiceControl.all.filter(holds))
    }

    /// What holds on one release.
    func check(_ failures: inout GridFailures) {
        let (few, counts) = (Self.forFew, Grid.counts.count)
        for cell in recommended.indices {
            let (control, runnerUp) = (recommended[cell], runnersUp[cell])
            let (one, both) = (
                UInt32(1) << UInt32(control), UInt32(1) << UInt32(control) | UInt32(1) << UInt32(runnerUp)
            )
            if control == runnerUp { note("twice the same", cell, &failures) }
            if both & Self.automatic != 0 { note("automatic", cell, &failures) }
            if both & ~release.whole != 0 { note("not there, or without a source", cell, &failures) }
            if place.needsSeveral, both & ~Self.several != 0 { note("takes one only", cell, &failures) }
            if place.needsSearch, one & Self.searched == 0 { note("no search", cell, &failures) }
            // The last count is the one that is open.
            let index = cell % counts
            if index > 0, index < counts - 1, one & few != 0, few >> UInt32(recommended[cell - 1]) & 1 == 0 {
                note("more options lead to segments", cell, &failures)
            }
            // The rooms are compact and regular, and then the one that is not said.
            if cell < counts, Self.rooms[recommended[cell + counts]] < Self.rooms[control] {
                note("less room, more taken", cell, &failures)
            }
        }
    }

    /// An older release leads elsewhere only where the control is newer than it.
    ///
    /// - Parameter newer: what a newer release leads to; empty where there is none.
    func compare(with newer: [Int], _ failures: inout GridFailures) {
        for (cell, later) in newer.enumerated() where later != recommended[cell] {
            if release.whole >> UInt32(later) & 1 == 1 { note("an older release leads elsewhere", cell, &failures) }
        }
    }

    private func note(_ what: String, _ cell: Int, _ failures: inout GridFailures) {
        let (space, count) = (Grid.spaces[cell / Grid.counts.count], Grid.counts[cell % Grid.counts.count])
        failures.note(what, Grid.filled(place, count: count, space: space, release: release.version))
    }
}
