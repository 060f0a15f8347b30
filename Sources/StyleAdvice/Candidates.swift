import KnowledgeModel

/// The controls that are weighed at all in a situation.
enum Candidates {
    /// The controls that a platform's release has.
    static func existing(on platform: Applicability.Platform, _ release: Version) -> [ChoiceControl] {
        ChoiceControl.all.filter { ControlAvailability.of($0).contains(platform, release) }
    }

    /// Whether the situation asks for such a control; neither the release nor the room is looked at.
    static func isMeant(_ control: ChoiceControl, on ground: Sight) -> Bool {
        switch control {
        // It is whatever the system takes it to be.
        case .picker(.automatic): false
        case .picker(.tabs): TabsSwitchViews.fits(ground)
        // A form on the Mac draws it as the radio group that has a name of its own.
        case .picker(.inline): ground.device != .mac || ground.container != .form
        case .picker: true
        case .segmentedOrMenuByTextSize: ground.followsTextSize
        case .segmentedOrMenuBySpace: true
        case .menuWithPicker: ground.wantsCustomLook || ground.container == .toolbar
        case .toggles, .selectableList: ground.needsSeveral
        case .searchableList, .filteredList, .rowList: true
        case .ownControl: ground.wantsCustomLook
        }
    }

    /// Whether the room asks for such a control: where it is known, none need adapt to it.
    static func isMeant(_ control: ChoiceControl, in room: Room) -> Bool {
        control != .segmentedOrMenuBySpace || !room.isSaid
    }

    /// Whether a filter of one's own is of use where the system's search exists.
    static func wantsOwnFilter(_ ground: Sight) -> Bool { ground.needsSearch || ground.needsSeveral }
}
