import SwiftSyntax

/// Whether a view has something to push onto, as far as the given files show.
package enum NavigationGround: Sendable {
    /// A navigation container is around it, or may be: whatever is not known to bring none counts.
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
    private static let roots: Set<String> = ["WindowGroup", "Window"]

    private func ground(of node: ExprSyntax, in file: SourceFile, depth: Int) -> NavigationGround {
        guard depth < Self.limit else { return .present }
        let way = DirectWay(from: node)
        for step in way.steps {
            switch step {
            case .branch: continue
            case .modifier(let modifier):
                guard inference.isPlain(modifier, near: file) else { return .present }
            case .content(let modifier, _):
                guard inference.isPlain(modifier, near: file) else { return .present }
                if Self.presenting.contains(modifier.name) { return .absent }
                guard ["overlay", "background", "safeAreaInset"].contains(modifier.name) else { return .present }
            case .container(let name, _):
                // The app may have a view of its own by that name.
                guard !inference.isDeclaredByApp(.named(name), near: file) else { return .present }
                if Self.roots.contains(name) { return .absent }
                guard Self.passing.contains(name) else { return .present }
            }
        }
        switch way.end {
        case .file: return .unseen
        case .property(let binding) where binding.pattern.trimmedDescription == "body":
            guard let owner = TypeScope(of: node, in: file).enclosing.first else { return .present }
            return uses(of: owner, from: file, depth)
        // A helper, an argument, as in `NavigationLink(destination:)`, or a variable may lead anywhere.
        default: return .present
        }
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
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
            var callee = ExprSyntax(reference)
            // `Row<Int>()` and `Row.init()` are calls too.
            if let special = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(special) }
            if let member = callee.parent?.as(MemberAccessExprSyntax.self), member.base?.id == callee.id,
                member.declName.baseName.text == "init"
            {
                callee = ExprSyntax(member)
            }
            guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id
            else { return nil }
            return (call, file)
        }
    }
}
