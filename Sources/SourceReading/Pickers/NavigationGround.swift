import SwiftSyntax

/// Whether a view has something to push onto, as far as the given files show.
package enum NavigationGround: Sendable {
    /// A navigation container is around it, or may be.
    case present
    /// It is the root of a window or of a presentation that has no navigation container.
    case absent
    /// Nothing shows where the view is used.
    case unseen
}

/// Follows a view outward through the views that use it.
package struct NavigationSearch {
    let inference: TypeInference
    private static let limit = 5

    package init(_ inference: TypeInference) { self.inference = inference }

    /// What a view at a place can push onto.
    package func ground(of node: ExprSyntax, in file: SourceFile) -> NavigationGround {
        ground(of: node, in: file, depth: 0)
    }

    private static let passing: Set<String> = [
        "Form", "List", "Section", "Group", "VStack", "HStack", "ZStack", "ScrollView", "ForEach", "LazyVStack",
        "LazyHStack",
        "GeometryReader", "TabView", "Tab", "ScrollViewReader", "ViewThatFits",
    ]
    private static let presenting: Set<String> = ["sheet", "popover", "fullScreenCover"]
    private static let roots: Set<String> = ["WindowGroup", "Window", "Settings"]

    private func ground(of node: ExprSyntax, in file: SourceFile, depth: Int) -> NavigationGround {
        guard depth < Self.limit else { return .present }
        for step in Surrounding.steps(from: node) {
            switch step {
            case .branch: continue
            case .modifier(let modifier):
                if modifier.name == "modifier" || isOwn(modifier, file) { return .present }
            case .content(let modifier, _):
                if Self.presenting.contains(modifier.name) { return .absent }
                guard ["overlay", "background", "safeAreaInset"].contains(modifier.name) else { return .present }
            case .container(let name, _):
                if Self.roots.contains(name) { return .absent }
                guard Self.passing.contains(name) else { return .present }
            }
        }
        return beyond(node, file, depth)
    }

    /// A modifier that the app declares may bring a navigation container.
    private func isOwn(_ modifier: ModifierCall, _ file: SourceFile) -> Bool {
        !inference.members(modifier.name, of: .named("View"), near: file).filter { !$0.file.isInterface }.isEmpty
    }

    /// Goes on where the view is used that the place belongs to.
    private func beyond(_ node: ExprSyntax, _ file: SourceFile, _ depth: Int) -> NavigationGround {
        var next = node.parent
        while let parent = next {
            // An argument, as in `NavigationLink(destination:)`, may lead anywhere.
            if parent.is(LabeledExprSyntax.self), !Self.isClosureArgument(parent) { return .present }
            if parent.is(FunctionDeclSyntax.self) { return .present }
            if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                guard binding.pattern.trimmedDescription == "body",
                    let owner = TypeScope(of: node, in: file).enclosing.first
                else {
                    return .present
                }
                return uses(of: owner, from: file, depth)
            }
            next = parent.parent
        }
        return .unseen
    }

    private static func isClosureArgument(_ node: Syntax) -> Bool {
        node.as(LabeledExprSyntax.self)?.expression.is(ClosureExprSyntax.self) ?? false
    }

    private func uses(of owner: String, from file: SourceFile, _ depth: Int) -> NavigationGround {
        guard inference.conforms(.named(owner), to: ["View"], near: file) else { return .present }
        let calls = inference.index.calls(ofTypeNamed: owner.lastName)
        let grounds = calls.filter { !$0.call.isPreviewed }.map {
            ground(of: ExprSyntax($0.call), in: $0.file, depth: depth + 1)
        }
        if grounds.contains(.present) { return .present }
        return grounds.contains(.absent) ? .absent : .unseen
    }
}

extension ProjectIndex {
    /// The calls of a type's initialiser in all files; those that parse are read.
    package func calls(ofTypeNamed name: String) -> [(call: FunctionCallExprSyntax, file: SourceFile)] {
        NameUses(index: self).tokens(name, only: nil).compactMap { token, file in
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
                Syntax(call.calledExpression).id == token.parent?.id
            else { return nil }
            return (call, file)
        }
    }
}
