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
        let isPresented = ground.container == .sheet || ground.container == .popover
        switch style {
        // The patterns of the wheel alone have no code for Apple Watch.
        case .wheel where ground.platform == .watchOS: return general(ground)
        case .wheel where ground.container == .sheet: return "wheel-in-sheet"
        case .wheel where !isPresented || !hasNavigationPattern(ground): return "wheel-fixed-height"
        case .navigationLink: return "navigation-link-picker"
        case .segmented where ground.container == .toolbar, .menu where ground.container == .toolbar,
            .inline where ground.container == .toolbar:
            return hasNavigationPattern(ground) ? "toolbar-menu-picker" : general(ground)
        default:
            return isPresented && hasNavigationPattern(ground) ? "presented-picker" : general(ground)
        }
    }

    private static func menu(on ground: Ground, _ hints: CodeHints) -> String {
        hints.isContextMenu && ground.container == .menu ? "context-menu-picker" : "toolbar-menu-picker"
    }

    /// Whether the pattern of options with symbols has code for it: of those that are given to a view no symbol is known, and
    /// a menu picker directly in the bar has crashed Catalyst apps.
    private static func hasSymbols(_ style: Applicability.Style, on ground: Ground) -> Bool {
        guard ground.optionKind == .icon, !ground.optionsChange, style != .wheel else { return false }
        return style != .menu || ground.platform != .macCatalyst || ground.container != .toolbar
    }

    /// The patterns for toolbars, sheets and popovers bring a `NavigationStack`, and have no code for TV and watch.
    private static func hasNavigationPattern(_ ground: Ground) -> Bool {
        ground.platform != .tvOS && ground.platform != .watchOS
            && ControlAvailability.navigationStacks.contains(ground.platform, ground.minimumOS)
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
        if id == "toolbar-menu-picker", control == .menuWithPicker || style == .menu && ground.platform == .macCatalyst
        {
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
