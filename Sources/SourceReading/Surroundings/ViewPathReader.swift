import SwiftSyntax

/// Finds the ways from a view outward.
///
/// A helper property or function is followed to its uses in the same type, a view to its uses in the same file, and an app's
/// own container to the place where it puts its content.
package struct ViewPathReader {
    let inference: TypeInference
    private static let depthLimit = 5
    private static let pathLimit = 12

    package init(inference: TypeInference) { self.inference = inference }

    /// The ways outward from a view, one for each place where what holds it is used; at least one.
    package func paths(from node: some SyntaxProtocol, in file: SourceFile) -> [ViewPath] {
        paths(from: Syntax(node), in: file, depth: 0)
    }

    private func paths(from node: Syntax, in file: SourceFile, depth: Int, stoppingIn type: String? = nil) -> [ViewPath]
    {
        let (inner, declaration) = localSteps(from: node, in: file, depth: depth)
        let alone = [ViewPath(steps: inner)]
        guard depth < Self.depthLimit, let declaration else { return alone }
        if declaration.name == "body" && (type != nil || declaration.isFunction) { return alone }
        let uses =
            declaration.name == "body" ? typeUses(of: declaration, in: file) : memberUses(of: declaration, in: file)
        guard !uses.isEmpty else { return alone }
        var found: [ViewPath] = []
        for use in uses where found.count < Self.pathLimit {
            for outer in paths(from: use.node, in: use.file, depth: depth + 1, stoppingIn: type) {
                found.append(ViewPath(steps: inner + outer.steps))
            }
        }
        return found
    }

    // MARK: Within a declaration

    private func localSteps(from node: Syntax, in file: SourceFile, depth: Int) -> ([ViewPath.Step], Holder?) {
        var steps: [ViewPath.Step] = []
        var child = node
        var statement = node
        while let parent = child.parent {
            if child.is(CodeBlockItemSyntax.self) { statement = child }
            if let modifier = modifier(of: child, parent) {
                steps.append(.modifier(modifier, file))
                child = Syntax(modifier.call)
                continue
            }
            if let (call, label) = taking(child, parent) {
                steps += crossing(call, label: label, statement: statement, in: file, depth: depth)
                child = Syntax(call)
                continue
            }
            if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) || isTernary(parent) {
                steps.append(.branch(parent, file))
            }
            if parent.is(VariableDeclSyntax.self) || parent.is(FunctionDeclSyntax.self) {
                return (steps, holder(parent, around: child))
            }
            if parent.asProtocol(DeclGroupSyntax.self) != nil || parent.is(InitializerDeclSyntax.self) {
                return (steps, nil)
            }
            child = parent
        }
        return (steps, nil)
    }

    private func modifier(of child: Syntax, _ parent: Syntax) -> ModifierCall? {
        guard let member = parent.as(MemberAccessExprSyntax.self), member.base.map({ Syntax($0).id }) == child.id,
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
        else { return nil }
        return ModifierCall(name: member.declName.baseName.text, call: call)
    }

    /// The call that takes a closure or another argument.
    private func taking(_ child: Syntax, _ parent: Syntax) -> (FunctionCallExprSyntax, String?)? {
        if let closure = child.as(ClosureExprSyntax.self), let taking = closure.takingCall { return taking }
        guard let argument = child.as(LabeledExprSyntax.self), let call = parent.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (call, argument.label?.text)
    }

    private func isTernary(_ node: Syntax) -> Bool {
        if node.is(TernaryExprSyntax.self) { return true }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    }

    private func crossing(
        _ call: FunctionCallExprSyntax, label: String?, statement: Syntax, in file: SourceFile, depth: Int
    ) -> [ViewPath.Step] {
        if let name = ModifierChain.calleeName(ExprSyntax(call)) {
            guard name.first?.isUppercase == true else { return [.unknown] }
            let own: ViewPath.Step = .container(name, call, label: label, file, statement: statement)
            guard let type = inference.index.type(named: name, near: file), !type.primary.file.isInterface else {
                return Self.knownContainers.contains(name) ? [own] : [own, .unknown]
            }
            guard let inside = wrapped(by: type, label: label, depth: depth) else { return [own, .unknown] }
            return inside + [own]
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return [.unknown] }
        return [.content(of: ModifierCall(name: member.declName.baseName.text, call: call), label: label, file)]
    }

    private static let knownContainers: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Form", "List", "Section", "ScrollView",
        "GeometryReader", "ForEach", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Tab",
        "DisclosureGroup", "GroupBox", "LabeledContent", "Grid", "GridRow", "ScrollViewReader", "ViewThatFits",
        "LazyVGrid", "LazyHGrid", "HSplitView", "VSplitView", "AnyView", "ControlGroup", "TimelineView", "Menu",
        "NavigationLink", "ToolbarItem", "ToolbarItemGroup", "Button", "CommandMenu", "CommandGroup", "Window",
        "WindowGroup", "Settings", "MenuBarExtra", "GlassEffectContainer",
    ]

    // MARK: Through the app's own containers

    /// What stands around the content in a container that the app declares; nil where that is not to be seen.
    private func wrapped(by type: TypeDeclaration, label: String?, depth: Int) -> [ViewPath.Step]? {
        guard depth < Self.depthLimit, let slot = slot(of: type, label: label) else { return nil }
        for part in type.parts {
            guard
                let use = Self.uses(of: slot, in: part, except: nil).first(where: {
                    !Self.isInInitializer($0)
                })
            else { continue }
            return paths(from: use, in: part.file, depth: depth + 1, stoppingIn: type.name).first?.steps
        }
        return nil
    }

    /// The property that keeps the content.
    private func slot(of type: TypeDeclaration, label: String?) -> String? {
        let stored = type.primary.members.values.joined().compactMap { member -> String? in
            guard case .variable(let binding, let declaration) = member.kind, binding.accessorBlock == nil,
                !member.isStatic
            else { return nil }
            let isBuilder = declaration.attributes.contains { $0.trimmedDescription.hasPrefix("@ViewBuilder") }
            let type = binding.typeAnnotation?.type
            let isFunction = type?.is(FunctionTypeSyntax.self) == true
            let isGeneric =
                type.map { spelled in
                    spelled.is(IdentifierTypeSyntax.self)
                        && self.genericNames(of: member).contains(spelled.trimmedDescription)
                } ?? false
            return isBuilder || isFunction || isGeneric ? member.name : nil
        }
        if let label { return stored.contains(label) ? label : nil }
        if stored.contains("content") { return "content" }
        return stored.count == 1 ? stored.first : nil
    }

    private func genericNames(of member: Member) -> [String] {
        var node = member.node.parent
        while let current = node {
            if let group = current.as(StructDeclSyntax.self) {
                return group.genericParameterClause?.parameters.map(\.name.text) ?? []
            }
            node = current.parent
        }
        return []
    }

    static func isInInitializer(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if parent.is(InitializerDeclSyntax.self) { return true }
            current = parent.parent
        }
        return false
    }
}
