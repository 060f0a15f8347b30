import KnowledgeModel

/// Which code patterns show a control, filled with the facts of the situation.
enum ControlPatterns {
    static func patterns(for control: ChoiceControl, on ground: Ground) -> [PatternSuggestion] {
        var ids = [main(for: control, on: ground)]
        // An empty set says that nothing is chosen.
        if ground.mayBeNone, !ground.needsSeveral { ids.append("optional-selection") }
        if ground.optionsChange { ids.append(loading) }
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }.compactMap { suggestion($0, for: control, on: ground) }
    }

    private static func main(for control: ChoiceControl, on ground: Ground) -> String {
        // The code of every other pattern holds one value.
        if ground.needsSeveral { return several }
        return switch control {
        case .picker(let style): picker(style, on: ground)
        case .segmentedOrMenuByTextSize: "segmented-or-menu-by-text-size"
        case .segmentedOrMenuBySpace: "adaptive-style"
        case .menuWithPicker: "toolbar-menu-picker"
        case .toggles, .selectableList: several
        case .searchableList, .filteredList: "searchable-list"
        case .rowList: "rich-rows"
        case .ownControl: "custom-look"
        }
    }

    private static func picker(_ style: Applicability.Style, on ground: Ground) -> String {
        switch style {
        // The patterns of the wheel alone have no code for Apple Watch.
        case .wheel where ground.platform == .watchOS: general(ground)
        case .wheel: ground.container == .sheet ? "wheel-in-sheet" : "wheel-fixed-height"
        case .navigationLink: "navigation-link-picker"
        case .palette: "toolbar-menu-picker"
        case .menu, .inline:
            ground.container == .toolbar || ground.container == .menu ? "toolbar-menu-picker" : general(ground)
        case .segmented:
            ground.container == .toolbar && hasToolbarPattern(ground) ? "toolbar-menu-picker" : general(ground)
        case .automatic, .radioGroup, .tabs: general(ground)
        }
    }

    /// The pattern for toolbars brings a `NavigationStack`; of the platforms with segments it lacks tvOS alone.
    private static func hasToolbarPattern(_ ground: Ground) -> Bool {
        ground.platform != .tvOS && ControlAvailability.navigationStacks.contains(ground.platform, ground.minimumOS)
    }

    private static func general(_ ground: Ground) -> String {
        if ground.mayBeNone { return "optional-selection" }
        return ground.optionsChange ? "model-by-id" : "enum-picker"
    }

    private static func suggestion(
        _ id: String, for control: ChoiceControl, on ground: Ground
    ) -> PatternSuggestion? {
        guard let pattern = PatternID(id) else { return nil }
        var style: Applicability.Style?
        if case .picker(let picked) = control { style = picked }
        if id == "toolbar-menu-picker", style != .palette, style != .segmented, ground.container != .menu {
            // The pattern writes the menu of the button itself; a menu picker in it would be a submenu.
            style = .inline
        }
        // A screen of a navigation stack is no container that a pattern writes out.
        let isWritten = ground.saysContainer && ground.container != .navigation
        let changing: PatternParameter.OptionSource = id == loading ? .async : .dynamic
        var facts = PatternFacts(minimumOS: ground.saidRelease)
        facts.values[.style] = style?.rawValue
        facts.values[.container] = isWritten ? ground.container.rawValue : nil
        facts.values[.options] = (ground.optionsChange ? changing : .static).rawValue
        facts.values[.platform] = ground.platform == .iOS ? nil : ground.platform.rawValue
        if ground.mayBeNone { facts.isOptional = true }
        return PatternSuggestion(id: pattern, facts: facts)
    }

    private static let loading = "loading-options"
    private static let several = "several-choices"
}
