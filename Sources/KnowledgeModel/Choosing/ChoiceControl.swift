/// A control that lets people choose.
public enum ChoiceControl: Hashable, Sendable {
    /// A `Picker` in a style.
    case picker(Applicability.Style)
    /// A segmented `Picker` that becomes a menu at accessibility text sizes.
    case segmentedOrMenuByTextSize
    /// A segmented `Picker` that becomes a menu where it does not fit.
    case segmentedOrMenuBySpace
    /// A `Menu` with a label of its own that holds an inline `Picker`.
    case menuWithPicker
    /// A `Toggle` for each option.
    case toggles
    /// `List(selection:)` with a set.
    case selectableList
    /// A list with `searchable`, whose rows choose.
    case searchableList
    /// A list below a text field that filters it, whose rows choose.
    case filteredList
    /// A list of buttons whose rows are drawn freely.
    case rowList
    /// Buttons drawn and described by the app.
    case ownControl

    /// Every control, those of the system first.
    public static let all: [ChoiceControl] =
        Applicability.Style.allCases.map(ChoiceControl.picker) + [
            .segmentedOrMenuByTextSize, .segmentedOrMenuBySpace, .menuWithPicker, .toggles, .selectableList,
            .searchableList, .filteredList, .rowList, .ownControl,
        ]

    /// The permanent name.
    public var id: String {
        switch self {
        case .picker(let style): style.rawValue
        case .segmentedOrMenuByTextSize: "segmented-or-menu-by-text-size"
        case .segmentedOrMenuBySpace: "segmented-or-menu-by-space"
        case .menuWithPicker: "menu-with-picker"
        case .toggles: "toggles"
        case .selectableList: "selectable-list"
        case .searchableList: "searchable-list"
        case .filteredList: "filtered-list"
        case .rowList: "row-list"
        case .ownControl: "own-control"
        }
    }

    /// The picker styles that the control uses.
    public var styles: [Applicability.Style] {
        switch self {
        case .picker(let style): [style]
        case .segmentedOrMenuByTextSize, .segmentedOrMenuBySpace: [.segmented, .menu]
        case .menuWithPicker: [.inline]
        case .toggles, .selectableList, .searchableList, .filteredList, .rowList, .ownControl: []
        }
    }

    /// Whether it is a `Picker` at all.
    public var isPicker: Bool { !styles.isEmpty }

    /// Whether several options can be chosen at once.
    public var takesSeveral: Bool {
        switch self {
        case .toggles, .selectableList, .searchableList, .filteredList: true
        default: false
        }
    }

    /// Whether options can be searched.
    public var isSearched: Bool { self == .searchableList || self == .filteredList }
}
