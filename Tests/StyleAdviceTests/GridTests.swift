import KnowledgeModel
import Testing

@testable import StyleAdvice

/// What holds in every situation there is, each of them tried.
@Suite("Advice over the whole grid")
struct GridTests {
    /// What went wrong, the first few situations of each kind: a failing grid would print millions.
    struct Failures {
        private(set) var seen: [String: [Situation]] = [:]

        mutating func note(_ what: String, _ situation: Situation) {
            if seen[what, default: []].count < 3 { seen[what, default: []].append(situation) }
        }
    }

    @Test("Every situation of a platform", arguments: Applicability.Platform.allCases)
    func everySituation(platform: Applicability.Platform) throws {
        var failures = Failures()
        let releases = Array(Grid.releases(of: platform).reversed())
        var tried = 0
        for place in Grid.places(on: platform) {
            /// What a newer release led to, by count and space.
            var newer: [[ChoiceControl]] = []
            for release in releases {
                let walk = try Walk(place, on: platform, release: release)
                tried += walk.controls.count * Grid.counts.count
                walk.check(&failures)
                if place.container != .menu || ControlAvailability.menus.contains(platform, release) {
                    walk.compare(with: newer, &failures)
                    newer = walk.controls
                }
            }
        }
        #expect(tried == releases.count * 8 * 2 * 3 * 32 * Grid.counts.count * Grid.spaces.count)
        #expect(failures.seen == [:])
    }
}

/// One place on one release, with every count in every space.
private struct Walk {
    let platform: Applicability.Platform
    let release: Version
    private let place: Situation
    /// What is recommended, by space and count.
    private(set) var controls: [[ChoiceControl]] = []
    private var runnersUp: [[ChoiceControl]] = []

    init(_ place: Situation, on platform: Applicability.Platform, release: Version) throws {
        (self.place, self.platform, self.release) = (place, platform, release)
        let existing = Candidates.existing(on: platform, release)
        for space in Grid.spaces {
            let best = try Grid.counts.map {
                try StyleAdviser.bestTwo(
                    for: Grid.filled(place, count: $0, space: space, release: release), among: existing)
            }
            controls.append(best.map(\.recommended))
            runnersUp.append(best.map(\.runnerUp))
        }
    }

    /// What holds on one release.
    func check(_ failures: inout GridTests.Failures) {
        for (space, row) in controls.enumerated() {
            for (index, control) in row.enumerated() {
                let runnerUp = runnersUp[space][index]
                if control == runnerUp { note("twice the same", space, index, &failures) }
                for part in [control, runnerUp] {
                    if part == .picker(.automatic) { note("automatic", space, index, &failures) }
                    if !exists(part) { note("not there", space, index, &failures) }
                    if place.needsSeveral, !part.takesSeveral { note("takes one only", space, index, &failures) }
                }
                if place.needsSearch, !control.isSearched { note("no search", space, index, &failures) }
                if index > 0, Grid.counts[index] != nil, isForFew(control), !isForFew(row[index - 1]) {
                    note("more options lead to segments", space, index, &failures)
                }
                // The spaces are compact and regular, and then the one that is not said.
                if space == 0, controls[1][index].room < control.room {
                    note("less room, more taken", space, index, &failures)
                }
            }
        }
    }

    /// An older release leads elsewhere only where the control is newer than it.
    func compare(with newer: [[ChoiceControl]], _ failures: inout GridTests.Failures) {
        for (space, row) in newer.enumerated() {
            for (index, later) in row.enumerated() where later != controls[space][index] && exists(later) {
                note("an older release leads elsewhere", space, index, &failures)
            }
        }
    }

    private func exists(_ control: ChoiceControl) -> Bool {
        let parts = [ControlAvailability.of(control)] + control.styles.map { .of(.picker($0)) }
        return parts.allSatisfy { $0.contains(platform, release) }
    }

    private func isForFew(_ control: ChoiceControl) -> Bool {
        control.hasSegments || control == .picker(.radioGroup)
    }

    private func note(_ what: String, _ space: Int, _ index: Int, _ failures: inout GridTests.Failures) {
        failures.note(
            what, Grid.filled(place, count: Grid.counts[index], space: Grid.spaces[space], release: release))
    }
}
