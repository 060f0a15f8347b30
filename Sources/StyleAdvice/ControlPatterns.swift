import KnowledgeModel

/// Which code patterns show a control, filled with the facts of the situation.
enum ControlPatterns {
    static func patterns(
        for control: ChoiceControl, on ground: Ground, _ hints: CodeHints = CodeHints()
    ) -> [PatternSuggestion] {
        let areLoaded = ground.optionsChange && hints.areLoaded
        var ids = [main(for: control, on: ground, hints)]
        // An empty set says that nothing is chosen.
        if ground.mayBeNone, !ground.needsSeveral { ids.append("optional-selection") }
        // The pattern that loads options has a picker, which holds one value; a searchable list loads them itself.
        if ground.optionsChange, !ground.needsSeveral, control.isPicker {
            // Where the options are loaded, that is the point, if the code has the control of the first line.
            let isFirst = areLoaded && hasLoading(ground.container) && control.styles.count == 1
            ids.insert(loading, at: isFirst ? 0 : ids.count)
        }
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }.compactMap {
            suggestion($0, for: control, on: ground, areLoaded: areLoaded)
        }
    }

    private static func main(for control: ChoiceControl, on ground: Ground, _ hints: CodeHints) -> String {
        // The code of every other pattern holds one value.
        if ground.needsSeveral {
            return control.isSearched || ground.optionsChange && hints.areLoaded ? "searchable-several" : several
        }
        return switch control {
        case .picker(let style): picker(style, on: ground, hints)
        case .segmentedOrMenuByTextSize: "segmented-or-menu-by-text-size"
        case .segmentedOrMenuBySpace: "adaptive-style"
        case .menuWithPicker: menu(on: ground, hints)
        case .toggles, .selectableList: several
        case .searchableList, .filteredList: "searchable-list"
        case .rowList: "rich-rows"
        case .ownControl: "custom-look"
        }
    }

    private static func picker(
        _ style: Applicability.Style, on ground: Ground, _ hints: CodeHints
    ) -> String {
        if style == .palette || ground.container == .menu && [.menu, .inline].contains(style) {
            return menu(on: ground, hints)
        }
        // A palette and the menu of a button have symbols anyway.
        if hasSymbols(style, on: ground) { return "symbol-options" }
        switch style {
        case .wheel where ground.container == .sheet && ground.platform != .watchOS: return "wheel-in-sheet"
        case _ where isPresented(on: ground): return "presented-picker"
        // The patterns of the wheel alone have no code for Apple Watch.
        case .wheel: return ground.platform == .watchOS ? general(ground) : "wheel-fixed-height"
        case .navigationLink: return "navigation-link-picker"
        case .segmented, .menu, .inline:
            return ground.container == .toolbar && hasToolbarPattern(ground) ? "toolbar-menu-picker" : general(ground)
        case .automatic, .radioGroup, .palette, .tabs: return general(ground)
        }
    }

    private static func menu(on ground: Ground, _ hints: CodeHints) -> String {
        hints.isContextMenu && ground.container == .menu ? "context-menu-picker" : "toolbar-menu-picker"
    }

    /// Whether the pattern of options with symbols has code for it: of those that are given to a view no symbol is known, and
    /// a menu picker directly in the bar has crashed Catalyst apps.
    private static func hasSymbols(_ style: Applicability.Style, on ground: Ground) -> Bool {
        guard ground.optionKind == .icon, !ground.optionsChange else { return false }
        // Elsewhere a wheel needs a height, which its own patterns give it.
        guard style != .wheel || ground.platform == .watchOS else { return false }
        return style != .menu || ground.platform != .macCatalyst || ground.container != .toolbar
    }

    /// The pattern for toolbars brings a `NavigationStack`, and has no code for TV and watch.
    private static func hasToolbarPattern(_ ground: Ground) -> Bool {
        ground.platform != .tvOS && ground.platform != .watchOS && hasNavigationStack(ground)
    }

    /// Whether the code has to open a sheet or a popover; TV and watch have no popover.
    private static func isPresented(on ground: Ground) -> Bool {
        switch ground.container {
        case .sheet: hasNavigationStack(ground)
        case .popover: ground.platform != .tvOS && ground.platform != .watchOS && hasNavigationStack(ground)
        default: false
        }
    }

    private static func hasNavigationStack(_ ground: Ground) -> Bool {
        ControlAvailability.navigationStacks.contains(ground.platform, ground.minimumOS)
    }

    /// Whether the pattern that loads options has code for the container, or one that stands for it.
    private static func hasLoading(_ container: Situation.Container) -> Bool {
        switch container {
        case .form, .list, .navigation, .stack: true
        case .toolbar, .sheet, .popover, .menu: false
        }
    }

    private static func general(_ ground: Ground) -> String {
        if ground.mayBeNone { return "optional-selection" }
        return ground.optionsChange ? "model-by-id" : "enum-picker"
    }

    private static func suggestion(
        _ id: String, for control: ChoiceControl, on ground: Ground, areLoaded: Bool
    ) -> PatternSuggestion? {
        guard let pattern = PatternID(id) else { return nil }
        var style: Applicability.Style?
        if case .picker(let picked) = control { style = picked }
        let isBar = ground.container == .toolbar && ground.platform == .macCatalyst
        if id == "toolbar-menu-picker", control == .menuWithPicker || style == .menu && isBar {
            // The pattern writes the menu of the button itself; a menu picker directly in the bar has crashed Catalyst apps.
            style = .inline
        }
        let isLoading = id == loading || areLoaded && id.hasPrefix("searchable")
        let changing: PatternParameter.OptionSource = isLoading ? .async : .dynamic
        var facts = PatternFacts(minimumOS: ground.saidRelease)
        facts.values[.style] = style?.rawValue
        facts.values[.container] = container(of: control, on: ground)?.rawValue
        facts.values[.options] = (ground.optionsChange ? changing : .static).rawValue
        facts.values[.platform] = ground.platform == .iOS ? nil : ground.platform.rawValue
        if ground.mayBeNone { facts.isOptional = true }
        return PatternSuggestion(id: pattern, facts: facts)
    }

    /// The container to write out; nil where a screen of a navigation stack is none, or nothing is said and a form is what
    /// patterns write anyway.
    private static func container(of control: ChoiceControl, on ground: Ground) -> Situation.Container? {
        let said = ground.saysContainer || ground.container != .form ? ground.container : nil
        return switch (control, said) {
        // What selects rows is a list, wherever it stands, and toggles stand in a form.
        case (.selectableList, _): .list
        case (.toggles, .list): .form
        // A bar has no room for a list or a row that leads to it.
        case (.searchableList, .toolbar), (.filteredList, .toolbar): .popover
        case (_, .navigation): nil
        default: said
        }
    }

    private static let loading = "loading-options"
    private static let several = "several-choices"
}
