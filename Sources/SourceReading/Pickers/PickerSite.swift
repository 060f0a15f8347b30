import KnowledgeModel
import SwiftSyntax

/// A picker, a selectable tab view or a selectable list, with all that the source tells of it.
package struct PickerSite: Sendable {
    package enum Kind: Sendable { case picker, tabView, list }

    package let kind: Kind
    package let file: SourceFile
    package let call: FunctionCallExprSyntax
    /// The argument after `selection:`.
    package let selection: ExprSyntax?
    /// The type of the selected value, unknown where the source does not tell.
    package let selectionType: SwiftType
    package let options: OptionList
    /// The view with the modifiers on it.
    package let chain: ModifierChain
    /// What stands around it, the innermost first; its own modifiers come before.
    package let surroundings: [Surrounding]
    /// The variable that holds the selection.
    package let variable: Member?
    /// The platforms on which the code is active.
    package let platforms: Set<Applicability.Platform>

    /// The picker's style as written on it or around it, with the modifier.
    package var style: (name: String, modifier: ModifierCall)? {
        for case .modifier(let modifier) in surroundings where modifier.name == "pickerStyle" {
            guard let argument = modifier.firstArgument else { return nil }
            return (Self.styleName(argument), modifier)
        }
        return nil
    }

    static func styleName(_ node: ExprSyntax) -> String {
        if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        let name = ModifierChain.calleeName(node) ?? ""
        guard name.hasSuffix("PickerStyle") else { return "" }
        let short = String(name.dropLast("PickerStyle".count))
        let lower = short.prefix(1).lowercased() + short.dropFirst()
        return lower == "default" ? "automatic" : lower
    }

    /// The names of the containers around it, the innermost first; a modifier's closure counts under the modifier's name.
    package var containers: [String] {
        surroundings.compactMap { step in
            switch step {
            case .container(let name, _): name
            case .content(let modifier, _): modifier.name
            default: nil
            }
        }
    }

    /// The title, where it is the first argument.
    package var title: ExprSyntax? {
        guard kind == .picker, let first = call.arguments.first, first.label == nil else { return nil }
        return first.expression
    }

    /// The closure that draws the label.
    package var label: ClosureExprSyntax? {
        call.closure(labelled: "label")
            ?? call.argument("label")?.as(ClosureExprSyntax.self)
    }

    /// The closure with the options.
    package var content: ClosureExprSyntax? { call.closure(labelled: "content") ?? call.trailingClosure }
}

extension PickerSite {
    /// The type of each row's tag: of the one that is written, or else of the one that its loop gives.
    package var tagTypes: [SwiftType] {
        options.options.compactMap { $0.tags.first?.type ?? $0.loop?.idType }
    }
}
