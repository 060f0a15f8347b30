import KnowledgeModel
import SwiftSyntax

/// The style, the place and the options of a picker, read once for its facts and for its answers.
package struct SiteOutline {
    /// The style that is written on the picker or on what holds it, the same wherever it is used; nil for a list or a tab view.
    package let style: Applicability.Style?
    /// The containers around it that all places of its use have, the innermost first, up to where it is not known what comes.
    package let containers: [Applicability.Container]
    /// How many options there are, those of loops counted where their data are constant; nil where one is under a condition.
    package let optionCount: Int?
    /// The values of its options; nil where an option has no tag, or none of the selection's type.
    let values: OptionValues?
    /// The ways outward from the picker.
    let paths: [ViewPath]

    /// - Parameter inference: what knows the types of the files around the site.
    package init(_ site: PickerSite, _ inference: TypeInference) {
        paths = ViewPathReader(inference: inference).paths(from: site.call, in: site.file)
        values = OptionValueReader(inference: inference, tagsIncludeOptional: true).values(of: site)
        let written = paths.map { $0.pickerStyle?.name }
        let isCommon = written.allSatisfy { $0 == written.first }
        let name = (isCommon ? written.first ?? nil : nil) ?? site.styleName
        style = site.kind == .picker ? name.flatMap(Applicability.Style.init) : nil
        containers = Self.common(paths.map(\.namedContainers.names))
        optionCount = Self.count(site.options, values)
    }

    /// What all lists begin with.
    private static func common(_ lists: [[Applicability.Container]]) -> [Applicability.Container] {
        guard let first = lists.first else { return [] }
        return lists.dropFirst().reduce(first) { shared, list in
            zip(shared, list).prefix { $0 == $1 }.map(\.0)
        }
    }

    private static func count(_ list: OptionList, _ values: OptionValues?) -> Int? {
        guard !list.options.contains(where: \.isConditional) else { return nil }
        if let values, values.isComplete { return values.rows.count }
        return list.isComplete && list.options.allSatisfy(\.loops.isEmpty) ? list.options.count : nil
    }
}

extension ViewPath {
    /// The containers that the knowledge has names for, the innermost first, and whether the way is known to its end.
    ///
    /// The way ends at a container that nobody knows and at content that a modifier shows apart from the view under it.
    var namedContainers: (names: [Applicability.Container], isWhole: Bool) {
        var names: [Applicability.Container] = []
        var isWhole = true
        for step in steps {
            switch step {
            // What scrolls it may stand in another file.
            case .container("LazyVStack", _, _, _, _), .container("LazyHStack", _, _, _, _): isWhole = false
            case .container(let name, _, _, _, _):
                if let container = Self.container(name) { names.append(container) }
            case .content(of: let modifier, _, _):
                guard let container = Self.content(of: modifier.name) else { return (names, false) }
                names.append(container)
            case .unknown: return (names, false)
            case .modifier, .branch: continue
            }
        }
        return (names, isWhole)
    }

    private static func container(_ name: String) -> Applicability.Container? {
        switch name {
        case "Form": .form
        case "List": .list
        case "VStack", "HStack", "ZStack": .stack
        case "Menu": .menu
        case "CommandMenu", "CommandGroup": .commands
        case "ToolbarItem", "ToolbarItemGroup": .toolbar
        case "ScrollView": .scrollView
        default: nil
        }
    }

    private static func content(of modifier: String) -> Applicability.Container? {
        switch modifier {
        case "sheet", "fullScreenCover": .sheet
        case "popover": .popover
        case "toolbar": .toolbar
        case "contextMenu": .menu
        case "commands": .commands
        default: nil
        }
    }
}
