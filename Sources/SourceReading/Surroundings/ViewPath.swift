import SwiftSyntax

/// The way from a view outward: through modifiers, containers, the app's own wrappers, and the helpers that hold it.
package struct ViewPath {
    /// One step of the way.
    package enum Step {
        /// The view, or what holds it, carries a modifier.
        case modifier(ModifierCall, SourceFile)
        /// The view stands in a container: in the closure, or the argument, of this label, as this statement of it.
        case container(String, FunctionCallExprSyntax, label: String?, SourceFile, statement: Syntax)
        /// The view stands in what a modifier is given: `.overlay { … }`.
        case content(of: ModifierCall, label: String?, SourceFile)
        /// The view stands in a branch: an `if`, a `switch`, or a choice by `?`.
        case branch(Syntax, SourceFile)
        /// From here on it is not known what holds the view.
        case unknown
    }

    /// The steps, the innermost first.
    package var steps: [Step] = []

    /// The steps as long as the view is a part of what is drawn in one place, a sheet or a menu not crossed.
    package var hierarchy: [Step] {
        var kept: [Step] = []
        for step in steps {
            switch step {
            case .content(let modifier, _, _) where !Self.modifiersThatKeep.contains(modifier.name): return kept
            case .container(let name, _, _, _, _) where Self.containersThatLeave.contains(name): return kept
            case .unknown: return kept
            default: kept.append(step)
            }
        }
        return kept
    }

    /// The names of containers around the view in its own hierarchy, the innermost first.
    package var containers: [String] {
        hierarchy.compactMap { if case .container(let name, _, _, _, _) = $0 { name } else { nil } }
    }

    /// The style that the view itself, or what holds it, sets for pickers; nil where none does.
    package var pickerStyle: (name: String, modifier: ModifierCall)? {
        for case .modifier(let modifier, _) in hierarchy where modifier.name == "pickerStyle" {
            return modifier.firstArgument.map { (PickerSite.styleName($0), modifier) }
        }
        return nil
    }

    /// Modifiers whose content is drawn together with the view that they are applied to.
    private static let modifiersThatKeep: Set<String> = [
        "overlay", "background", "safeAreaInset", "safeAreaBar", "mask",
    ]
    /// Containers that show their content elsewhere or later.
    private static let containersThatLeave: Set<String> = [
        "Menu", "NavigationLink", "ToolbarItem", "ToolbarItemGroup", "Button", "CommandMenu", "CommandGroup", "Window",
        "WindowGroup", "Settings", "MenuBarExtra", "Section.header",
    ]
}
