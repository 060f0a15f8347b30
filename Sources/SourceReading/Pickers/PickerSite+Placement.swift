import SwiftSyntax

extension PickerSite {
    /// The name of the style that is written on the picker or around it.
    package var styleName: String? { style?.name }

    /// The containers around the picker with their calls, the innermost first; modifiers' closures are left out.
    package var containerCalls: [(name: String, call: FunctionCallExprSyntax)] {
        surroundings.compactMap { step in
            if case .container(let name, let call) = step { (name, call) } else { nil }
        }
    }

    /// The containers that decide how the picker looks, without those that only group.
    package var lookContainers: [String] { containers.filter { !Self.transparent.contains($0) } }

    private static let transparent: Set<String> = ["Group", "ForEach", "ViewThatFits", "AnyView", "GeometryReader"]
    private static let menus: Set<String> = [
        "Menu", "contextMenu", "CommandMenu", "CommandGroup", "ControlGroup", "MenuBarExtra",
    ]

    /// Whether the picker's options are items of a menu that the source shows around it.
    package var isInMenu: Bool {
        for name in containers {
            if Self.menus.contains(name) { return true }
            if ["Form", "List", "sheet", "popover", "NavigationStack"].contains(name) { return false }
        }
        return false
    }

    /// Whether a form or a list is visible around the picker, and no menu between.
    package var isInRows: Bool {
        for name in containers {
            if Self.menus.contains(name) { return false }
            if ["Form", "List"].contains(name) { return true }
        }
        return false
    }

    /// The condition of the innermost branch, and of those around it, that the picker stands in.
    package var conditions: [Syntax] {
        var found: [Syntax] = []
        var next = call.parent
        while let node = next {
            if let branch = node.as(IfExprSyntax.self) { found.append(Syntax(branch.conditions)) }
            if let choice = node.as(SwitchExprSyntax.self) { found.append(Syntax(choice.subject)) }
            if node.is(MemberBlockSyntax.self) { break }
            next = node.parent
        }
        return found
    }

    /// Whether no style is set on the picker or around it, as far as the type that holds it shows.
    ///
    /// A modifier of the app, or a style on the helper that holds the picker, may set one; then it is not sure.
    package func isSurelyAutomatic(_ inference: TypeInference) -> Bool {
        if let style { return style.name == "automatic" }
        for case .modifier(let modifier) in surroundings {
            if modifier.name == "pickerStyle" || modifier.name == "modifier" { return false }
            let own = inference.members(modifier.name, of: .named("View"), near: file)
            if own.contains(where: { $0.node.tokens(viewMode: .sourceAccurate).contains { $0.text == "pickerStyle" } })
            {
                return false
            }
        }
        return !isStyledFromElsewhere
    }

    /// Whether the type around the picker sets a style on something that is no picker.
    private var isStyledFromElsewhere: Bool {
        var next = call.parent
        while let node = next, node.asProtocol(DeclGroupSyntax.self) == nil { next = node.parent }
        guard let owner = next else { return false }
        let range = owner.position..<owner.endPosition
        return file.tokens(spelling: "pickerStyle").contains { token in
            guard range.contains(token.position), let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                let call = member.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            return ModifierChain(ExprSyntax(call)).name != "Picker"
        }
    }
}
