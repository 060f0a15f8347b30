import KnowledgeModel

/// The controls that are weighed at all in a situation.
enum Candidates {
    /// The controls that a platform's release has.
    static func existing(on platform: Applicability.Platform, _ release: Version) -> [ChoiceControl] {
        ChoiceControl.all.filter { ControlAvailability.of($0).contains(platform, release) }
    }

    /// Those that somebody could mean.
    ///
    /// - Parameter existing: the controls that the platform's release has.
    static func list(on ground: Ground, among existing: [ChoiceControl]) -> [ChoiceControl] {
        existing.filter { isMeant($0, on: ground, hasSearch: existing.contains(.searchableList)) }
    }

    /// Whether the situation asks for such a control; the platform is not looked at.
    private static func isMeant(_ control: ChoiceControl, on ground: Ground, hasSearch: Bool) -> Bool {
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
        case .filteredList: ground.needsSearch || ground.needsSeveral || !hasSearch
        case .ownControl: ground.wantsCustomLook
        }
    }
}
