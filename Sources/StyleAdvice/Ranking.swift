import KnowledgeModel

/// Every control by its place in `ChoiceControl.all`, so that weighing needs only numbers.
enum ControlTable {
    static let rooms = ChoiceControl.all.map(\.room)
    static let indices: [ChoiceControl: Int] = Dictionary(
        uniqueKeysWithValues: ChoiceControl.all.enumerated().map { ($1, $0) })
    static let searchableList = bit(of: .searchableList)
    static let filteredList = bit(of: .filteredList)

    /// The controls as bits, the first the lowest.
    static func bits(of controls: [ChoiceControl]) -> UInt32 { controls.reduce(0) { $0 | bit(of: $1) } }

    static func bit(of control: ChoiceControl) -> UInt32 { 1 << UInt32(indices[control] ?? 0) }
}

/// The points of every control in a situation, without the rules about the room.
struct Weighing {
    /// By the control's place in `ChoiceControl.all`; nil for one that is not meant or ruled out.
    let points: [Int?]
    /// Whether the own filter is left out where the system's search exists.
    let prefersSystemSearch: Bool

    init(_ sight: Sight) {
        let rules = RuleBook.weighing.filter { $0.applies(on: sight) }
        points = ChoiceControl.all.map { control in
            Candidates.isMeant(control, on: sight) ? Self.points(of: control, in: sight, by: rules) : nil
        }
        prefersSystemSearch = !Candidates.wantsOwnFilter(sight)
    }

    private static func points(
        of control: ChoiceControl, in sight: Sight, by rules: [any WeighingRule.Type]
    ) -> Int? {
        var sum = 0
        for rule in rules {
            switch rule.weight(of: control, in: sight) {
            case .rulesOut?: return nil
            case .points(let points)?: sum += points
            case nil: break
            }
        }
        return sum
    }
}

/// What the rules about the room add to each control's points; nil for one that is not meant there.
struct RoomWeighing {
    let points: [Int?]

    init(_ room: Room) {
        let rules = RuleBook.roomRules.filter { $0.applies(on: room) }
        points = ChoiceControl.all.map { control -> Int? in
            guard Candidates.isMeant(control, in: room) else { return nil }
            return rules.reduce(0) { $0 + ($1.points(for: control, in: room) ?? 0) }
        }
    }
}

/// The controls that can be used, the best first; of equals the smaller one, then the one that stands first in
/// `ChoiceControl.all`.
struct Ranking {
    /// Places in `ChoiceControl.all`.
    let order: [Int]
    private let prefersSystemSearch: Bool

    init(_ weighing: Weighing, _ room: RoomWeighing) {
        prefersSystemSearch = weighing.prefersSystemSearch
        var keys: [Int] = []
        for index in weighing.points.indices {
            guard let use = weighing.points[index], let space = room.points[index] else { continue }
            // One number that is smaller for the better control; the lowest byte is its place.
            keys.append((1000 - use - space) << 16 | ControlTable.rooms[index] << 8 | index)
        }
        keys.sort()
        order = keys.map { $0 & 0xFF }
    }

    /// The two best of those that exist, as places.
    ///
    /// - Parameter existing: the controls that the platform's release has, as bits.
    func bestTwo(among existing: UInt32) -> (recommended: Int, runnerUp: Int) {
        var usable = existing
        if prefersSystemSearch, usable & ControlTable.searchableList != 0 { usable &= ~ControlTable.filteredList }
        var first: Int?
        for index in order where usable >> UInt32(index) & 1 == 1 {
            if let first { return (first, index) }
            first = index
        }
        // Lists of rows exist on every release, and so do wheels or menus or toggles: there are always two.
        preconditionFailure("fewer than two controls")
    }
}
