import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Where a picker without a title gets its name from, by what stands around it.
enum SpokenName: Int, Comparable {
    /// Something around it names it, or nothing in the place would carry a name.
    case notNeeded
    /// Each option is an element that reads its own name; only the group of them has none.
    case optionsOnly
    /// It is an entry of a menu that opens a menu of its own, whose words are the title.
    case submenu
    /// Nothing names it.
    case missing

    static func < (one: SpokenName, other: SpokenName) -> Bool { one.rawValue < other.rawValue }

    /// What names a picker on one of the ways outward.
    init(of path: ViewPath, _ site: PickerSite, _ context: CheckContext) {
        let style = path.pickerStyle?.name ?? site.styleName
        let platforms = context.likelyPlatforms(of: site)
        var isStacked = false
        for step in path.steps {
            switch step {
            case .modifier(let modifier, _):
                if Self.names(modifier) {
                    self = .notNeeded
                    return
                }
            case .container(let name, _, let label, _, _):
                if label == "label" || label == "header" { continue }
                if Self.menus.contains(name) {
                    self = Self.inMenu(style, platforms)
                    return
                }
                if Self.stacks.contains(name) { isStacked = true }
                // A table's column has a header. Nothing proves whether the label of LabeledContent names an untitled control
                // in it.
                if name == "LabeledContent" || name == "TableColumn" {
                    self = .notNeeded
                    return
                }
                if Self.pages.contains(name) {
                    let isRows = name == "Form" || name == "List"
                    self = isRows && Self.mayBeRows(style, platforms) ? .notNeeded : Self.byStyle(style)
                    return
                }
            case .content(of: let modifier, _, _):
                self = modifier.name == "contextMenu" ? Self.inMenu(style, platforms) : Self.byStyle(style)
                return
            case .branch: continue
            case .unknown:
                self = Self.mayBeRows(style, platforms) ? .notNeeded : Self.byStyle(style)
                return
            }
        }
        self = !isStacked && Self.mayBeRows(style, platforms) ? .notNeeded : Self.byStyle(style)
    }

    private static let menus: Set<String> = ["Menu", "MenuButton", "CommandMenu", "CommandGroup", "MenuBarExtra"]
    private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Grid", "GridRow"]
    /// Containers beyond which a modifier speaks of the page and no longer of the picker's row.
    private static let pages: Set<String> = [
        "Form", "List", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
        "WindowGroup",
        "Window", "Settings",
    ]
    /// The modifiers that name a view, stand in for it, or take it away from assistive technologies.
    private static let naming: Set<String> = [
        "accessibilityLabel", "accessibilityLabeledPair", "accessibilityRepresentation", "accessibilityChildren",
    ]

    private static func names(_ modifier: ModifierCall) -> Bool {
        if naming.contains(modifier.name) { return true }
        switch modifier.name {
        case "accessibilityHidden": return modifier.firstArgument?.trimmedDescription != "false"
        case "accessibility":
            return modifier.arguments.contains { ["label", "hidden"].contains($0.label?.text ?? "") }
        case "accessibilityElement":
            // Apple: without an argument the children are ignored.
            let children = modifier.call.argument("children")?.trimmedDescription ?? ".ignore"
            return !children.hasSuffix("contain")
        default: return false
        }
    }

    /// Apple on the menu style: a submenu when nested within a larger menu. Unstyled, the options are entries of the menu on
    /// touch screens, and a submenu on the Mac.
    private static func inMenu(_ style: String?, _ platforms: Set<Applicability.Platform>) -> SpokenName {
        switch style {
        case "menu": .submenu
        case nil, "automatic": platforms == [.macOS] ? .submenu : .notNeeded
        default: .notNeeded
        }
    }

    /// Inline in a form or list the options are rows of their own on touch screens.
    private static func mayBeRows(_ style: String?, _ platforms: Set<Applicability.Platform>) -> Bool {
        style == "inline" && platforms != [.macOS]
    }

    private static func byStyle(_ style: String?) -> SpokenName {
        ["segmented", "radioGroup", "palette", "tabs"].contains(style ?? "") ? .optionsOnly : .missing
    }
}
