import KnowledgeModel
import Testing

@testable import StyleAdvice

/// What holds in every situation there is, each of them tried.
@Suite("Advice over the whole grid")
struct GridTests {
    /// The platforms that the rules do not tell apart, together.
    static let groups = Dictionary(grouping: Applicability.Platform.allCases, by: Sight.Device.init).map(\.value)

    @Test("Every situation of a platform", arguments: groups)
    func everySituation(platforms: [Applicability.Platform]) {
        var failures = GridFailures()
        var memory = GridMemory()
        for platform in platforms {
            // From the newest to the oldest, so that each can be compared with a newer one.
            let releases = Grid.releases(of: platform).reversed().map { GridRelease($0, on: platform) }
            var tried = 0
            for place in Grid.places(on: platform) {
                let rankings = Set(releases.map(\.hasMenus)).reduce(into: [Bool: [Ranking]]()) { all, hasMenus in
                    all[hasMenus] = memory.rankings(of: place, on: platform, hasMenus: hasMenus)
                }
                var newer: [Int] = []
                for release in releases {
                    let walk = GridWalk(place, release, rankings[release.hasMenus] ?? [])
                    tried += walk.recommended.count
                    walk.check(&failures)
                    // Without menus the place is another one.
                    if place.container != .menu || release.hasMenus {
                        walk.compare(with: newer, &failures)
                        newer = walk.recommended
                    }
                }
            }
            #expect(tried == releases.count * 8 * 2 * 4 * 32 * Grid.counts.count * Grid.spaces.count)
        }
        #expect(failures.seen == [:])
    }

    @Test("What the grid tries is what an answer says", arguments: Applicability.Platform.allCases)
    func same(platform: Applicability.Platform) throws {
        for (number, place) in Grid.places(on: platform).enumerated() where number % 7 == 0 {
            for version in Grid.releases(of: platform) {
                let release = GridRelease(version, on: platform)
                let (count, space) = (Grid.counts[number % Grid.counts.count], Grid.spaces[number % 3])
                let sight = Sight(Grid.counted(place, count), on: platform, hasMenus: release.hasMenus)
                let best = Ranking(Weighing(sight), RoomWeighing(Room(space, on: platform)))
                    .bestTwo(among: release.existing)
                let found = try StyleAdviser.bestTwo(
                    for: Grid.filled(place, count: count, space: space, release: version))
                #expect(found == (ChoiceControl.all[best.recommended], ChoiceControl.all[best.runnerUp]))
            }
        }
    }
}

/// The rankings that were made already.
///
/// Situations that look the same are ranked once: neither `Sight` nor `Room` holds anything else, and nothing else is given
/// to the rules.
struct GridMemory {
    private var weighings: [Sight: Int] = [:]
    /// By the weighing and the room.
    private var made: [[Ranking]] = []
    private static let rooms = [(true, true), (false, true), (true, false), (false, false)].map { compact, said in
        RoomWeighing(Room(isCompact: compact, isSaid: said))
    }

    /// One ranking for each room and count, room by room.
    mutating func rankings(of place: Situation, on platform: Applicability.Platform, hasMenus: Bool) -> [Ranking] {
        let found = Grid.counts.map { count in
            made[number(of: Sight(Grid.counted(place, count), on: platform, hasMenus: hasMenus))]
        }
        return Grid.spaces.flatMap { space in
            let room = Room(space, on: platform)
            return found.map { $0[(room.isCompact ? 0 : 1) + (room.isSaid ? 0 : 2)] }
        }
    }

    private mutating func number(of sight: Sight) -> Int {
        if let number = weighings[sight] { return number }
        let weighing = Weighing(sight)
        made.append(Self.rooms.map { Ranking(weighing, $0) })
        weighings[sight] = made.count - 1
        return made.count - 1
    }
}

/// What went wrong, the first few situations of each kind: a failing grid would print millions.
struct GridFailures {
    private(set) var seen: [String: [Situation]] = [:]

    mutating func note(_ what: String, _ situation: Situation) {
        if seen[what, default: []].count < 3 { seen[what, default: []].append(situation) }
    }
}

/// A release of a platform, with what it has.
struct GridRelease {
    let version: Version
    let hasMenus: Bool
    /// The controls that it has, as bits.
    let existing: UInt32
    /// Those of which it has every part, and whose page says so: a reason with a source for each.
    let whole: UInt32

    init(_ version: Version, on platform: Applicability.Platform) {
        self.version = version
        hasMenus = ControlAvailability.menus.contains(platform, version)
        existing = ControlTable.bits(of: Candidates.existing(on: platform, version))
        whole = ControlTable.bits(
            of: ChoiceControl.all.filter { control in
                let parts = [ControlAvailability.of(control)] + control.styles.map { .of(.picker($0)) }
                return parts.allSatisfy { $0.contains(platform, version) && $0.source.url != nil }
            })
    }
}
