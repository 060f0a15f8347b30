import KnowledgeModel

extension ChoiceControl {
    /// The room that it takes while nobody chooses: 1 a button, 2 a full line, 3 a line for each option or a wheel, 4 a list
    /// that fills the screen.
    package var room: Int {
        switch self {
        case .picker(.menu), .picker(.navigationLink), .picker(.automatic), .menuWithPicker: 1
        // They open from a row, on a screen of their own.
        case .searchableList, .filteredList: 1
        case .picker(.segmented), .picker(.palette), .picker(.tabs): 2
        case .segmentedOrMenuByTextSize, .segmentedOrMenuBySpace, .ownControl: 2
        case .picker(.inline), .picker(.radioGroup), .picker(.wheel), .toggles: 3
        case .selectableList, .rowList: 4
        }
    }

    /// Whether it shows segments.
    package var hasSegments: Bool { styles.contains(.segmented) || self == .picker(.tabs) }

    /// Whether it is a list that draws its rows itself.
    var isList: Bool {
        switch self {
        case .selectableList, .searchableList, .filteredList, .rowList: true
        default: false
        }
    }
}
