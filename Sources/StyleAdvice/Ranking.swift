import KnowledgeModel

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

    /// Whether two of the controls can be used.
    func holdsTwo(_ controls: UInt32) -> Bool { order.count { controls >> UInt32($0) & 1 == 1 } >= 2 }

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
