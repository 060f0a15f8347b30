import SourceReading
import SwiftSyntax

/// The way that a binding such as `$model.draft.size` goes, from the view's own property to the value.
struct BindingWay {
    /// The members on the way, the view's own first; none where the way cannot be followed to its end.
    let members: [Member]

    init(_ selection: ExprSyntax, in file: SourceFile, _ context: CheckContext) {
        members = Self.members(selection, in: file, context) ?? []
    }

    private static func members(_ node: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> [Member]? {
        guard let target = context.inference.target(of: node, in: file) else { return nil }
        let outer = node.as(MemberAccessExprSyntax.self)?.base.flatMap { members($0, in: file, context) }
        return (outer ?? []) + [target.member]
    }

    /// A plain variable of an observed object on the way, with its class, where no property on the way publishes.
    ///
    /// The value itself may be a part of that variable, a structure. A variable whose observers act, and a class that macros
    /// or wrappers change, may publish in their own ways.
    func unpublished(_ context: CheckContext) -> (name: String, type: String)? {
        let holders = ["ObservedObject", "StateObject", "EnvironmentObject"]
        guard let own = members.first, holders.contains(where: own.hasAttribute), members.count > 1 else { return nil }
        let types = members.map { context.inference.declaringType(of: $0) }
        guard let type = types[1], type.kind == .class, types.dropFirst(2).allSatisfy({ $0?.kind == .struct }),
            context.inference.conforms(.named(type.name), to: ["ObservableObject"], near: members[1].file),
            !Self.announces(type), Self.isBare(type), Self.isPlain(members[1]),
            members.dropFirst(2).allSatisfy({ !$0.isComputed && $0.attributes.isEmpty })
        else { return nil }
        return (members[1].name, type.name)
    }

    /// Whether a class has any of the words by which it may tell of changes itself.
    static func announces(_ type: TypeDeclaration) -> Bool {
        type.parts.contains { part in
            part.node.tokens(viewMode: .sourceAccurate).contains { announcing.contains($0.text) }
        }
    }

    private static let announcing: Set<String> = [
        "objectWillChange", "didChangeNotification", "withMutation", "objectDidChange", "addObserver", "publisher",
    ]

    private static func isBare(_ type: TypeDeclaration) -> Bool {
        type.primary.attributeNames.allSatisfy { ["MainActor", "available", "preconcurrency"].contains($0) }
    }

    private static func isPlain(_ member: Member) -> Bool {
        guard case .variable(let binding, let declaration) = member.kind else { return false }
        let modifiers = declaration.modifiers.map(\.name.text)
        return declaration.bindingSpecifier.text == "var" && declaration.attributes.isEmpty
            && binding.accessorBlock == nil && !member.isStatic
            && !modifiers.contains { ["dynamic", "lazy", "weak", "unowned", "override"].contains($0) }
    }
}
