import KnowledgeModel

/// The controls that are weighed at all in a situation.
enum Candidates {
    /// Those that the platform's release has and that somebody could mean.
    static func list(on ground: Ground) -> [ChoiceControl] {
        ChoiceControl.all.filter { control in
            isMeant(control, on: ground)
                && ControlAvailability.of(control).contains(ground.platform, ground.minimumOS)
        }
    }

    /// Whether the situation asks for such a control; the platform is not looked at.
    private static func isMeant(_ control: ChoiceControl, on ground: Ground) -> Bool {
        switch control {
        // It is whatever the system takes it to be.
        case .picker(.automatic): false
        case .picker(.tabs): TabsSwitchViews.fits(ground)
        // A form on the Mac draws it as the radio group that has a name of its own.
        case .picker(.inline): ground.platform != .macOS || ground.container != .form
        case .picker: true
        case .segmentedOrMenuByTextSize: ground.followsTextSize
        case .segmentedOrMenuBySpace: ground.situation.space == nil
        case .menuWithPicker: ground.wantsCustomLook || ground.container == .toolbar
        case .toggles, .selectableList: ground.needsSeveral
        case .searchableList, .rowList: true
        case .filteredList:
            ground.needsSearch || ground.needsSeveral
                || !ControlAvailability.of(.searchableList).contains(ground.platform, ground.minimumOS)
        case .ownControl: ground.wantsCustomLook
        }
    }
}
