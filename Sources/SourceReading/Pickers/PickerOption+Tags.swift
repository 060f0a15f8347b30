import SwiftSyntax

extension PickerOption {
    /// Whether the row may get a tag that is not read: by its view, or by a modifier of the app on it or around it.
    package func mayGainTag(_ inference: TypeInference) -> Bool {
        if mayHideTag { return true }
        if hidesTagInBody(inference) { return true }
        var outer: [ModifierCall] = []
        for step in Surrounding.steps(from: chain.base) {
            if case .container(let name, _) = step, SiteReader.words.contains(name) { break }
            if case .modifier(let modifier) = step { outer.append(modifier) }
        }
        return outer.contains { mayTag($0, inference) }
    }

    /// Whether the row is a view of the app whose body may carry a tag.
    ///
    /// A row with a written tag is taken by that unless the body speaks of tags; one without is known only where the body
    /// is one plain view.
    private func hidesTagInBody(_ inference: TypeInference) -> Bool {
        guard let name = chain.name, chain.base.is(FunctionCallExprSyntax.self),
            let type = inference.index.type(named: name, near: file)
        else { return false }
        guard let body = type.members(named: "body").first, case .variable(let binding, _) = body.kind,
            let statements = binding.getter
        else { return true }
        if !tags.isEmpty { return statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "tag" } }
        guard statements.count == 1, case .expr(let only)? = statements.first?.item else { return true }
        let root = ModifierChain(only)
        guard let view = root.name, Self.opaqueViews.contains(view) else { return true }
        return root.modifiers.contains { $0.name == "tag" || mayTag($0, inference) }
    }

    /// Views that keep the tags of what stands in them to themselves, or hold nothing.
    package static let opaqueViews: Set<String> = ["Text", "Label", "Image", "HStack", "VStack", "ZStack", "Color"]

    private func mayTag(_ modifier: ModifierCall, _ inference: TypeInference) -> Bool {
        if modifier.name == "tag" { return false }
        if modifier.name == "modifier" { return true }
        if modifier.name.lowercased().contains("tag") { return true }
        let extensions = ["View", "Text", "Image", "Label"].flatMap {
            inference.index.extensions(of: $0, declaring: modifier.name)
        }
        return extensions.contains { $0.declares(modifier.name, mentioning: "tag") }
    }

    /// The calls of `tag` inside of the row's view, whose tags stay in there; those of pickers in it are left out.
    package var innerTags: [ModifierCall] {
        guard let name = chain.name, Self.opaqueViews.contains(name) else { return [] }
        return chain.base.tokens(viewMode: .sourceAccurate).compactMap { token -> ModifierCall? in
            guard token.text == "tag", let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                member.declName.baseName.id == token.id, member.base != nil,
                let call = member.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(member).id
            else { return nil }
            return isDirectlyInside(Syntax(call)) ? ModifierCall(name: "tag", call: call) : nil
        }
    }

    /// Whether only stacks, branches and the like stand between a place and the row's view.
    private func isDirectlyInside(_ node: Syntax) -> Bool {
        var child = node
        while let parent = child.parent, child.id != Syntax(chain.base).id {
            if let closure = parent.as(ClosureExprSyntax.self), let taking = closure.takingCall {
                guard let name = ModifierChain.calleeName(ExprSyntax(taking.call)),
                    Self.opaqueViews.contains(name) || name == "Group"
                else { return false }
            }
            child = parent
        }
        return true
    }
}

extension TypePart {
    /// Whether it declares a function of a name whose text has a word.
    func declares(_ name: String, mentioning word: String) -> Bool {
        (members[name] ?? []).contains { member in
            guard case .function(let function) = member.kind else { return false }
            return function.tokens(viewMode: .sourceAccurate).contains { $0.text == word }
        }
    }
}
