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
