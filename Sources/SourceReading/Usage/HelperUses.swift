import SwiftSyntax

extension TypeInference {
    /// A view's place, and, where it stands in a helper property or function that is used once, the places of these uses:
    /// from the inside out.
    package func places(of node: ExprSyntax, in file: SourceFile) -> [(node: ExprSyntax, file: SourceFile)] {
        var places = [(node: node, file: file)]
        while places.count < 6, let last = places.last, let use = onlyUse(ofHelperAround: last.node, in: last.file) {
            places.append(use)
        }
        return places
    }

    /// The steps outward from a view, through the helpers that it stands in.
    package func surroundings(of node: ExprSyntax, in file: SourceFile) -> [Surrounding] {
        places(of: node, in: file).flatMap { Surrounding.steps(from: $0.node) }
    }

    /// The style of a picker, one that stands where its helper is used included.
    ///
    /// It is not certain where the picker stands in a helper whose uses are several, or where `#if` stands in its chain.
    package func style(of site: PickerSite) -> (name: String?, isCertain: Bool) {
        if let style = site.style { return (style.name, true) }
        let places = places(of: ExprSyntax(site.call), in: site.file)
        for case .modifier(let modifier) in places.flatMap({ Surrounding.steps(from: $0.node) })
        where modifier.name == "pickerStyle" {
            return (modifier.firstArgument.map(PickerSite.styleName), true)
        }
        let isConditional = site.chain.whole.parent?.is(PostfixIfConfigExprSyntax.self) == true
        let helper = places.last.flatMap { HelperMember(around: $0.node) }
        return (nil, !isConditional && (helper == nil || helper?.name == "body"))
    }

    private func onlyUse(ofHelperAround node: ExprSyntax, in file: SourceFile) -> (node: ExprSyntax, file: SourceFile)?
    {
        guard let helper = HelperMember(around: node), helper.name != "body",
            let type = typeDeclaration(around: node, in: file)
        else { return nil }
        var uses: [(node: ExprSyntax, file: SourceFile)] = []
        for part in type.parts {
            let finder = UseFinder(name: helper.name)
            finder.walk(part.node)
            uses += finder.uses.filter { !helper.contains($0) }.map { ($0, part.file) }
        }
        return uses.count == 1 ? uses[0] : nil
    }
}

/// The member of a type, a computed property or a function, that a place lies in.
package struct HelperMember {
    package let name: String
    package let node: Syntax

    package init?(around place: some SyntaxProtocol) {
        var child = Syntax(place)
        while let parent = child.parent {
            if parent.is(MemberBlockItemSyntax.self) {
                if let function = child.as(FunctionDeclSyntax.self) {
                    (name, node) = (function.name.name, child)
                    return
                }
                guard let variable = child.as(VariableDeclSyntax.self),
                    let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
                else { return nil }
                (name, node) = (pattern.identifier.name, child)
                return
            }
            child = parent
        }
        return nil
    }

    func contains(_ other: ExprSyntax) -> Bool { node.position <= other.position && other.position < node.endPosition }
}

/// Finds the places where a member of the own type is named.
private final class UseFinder: SyntaxVisitor {
    let name: String
    var uses: [ExprSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.name == name else { return .skipChildren }
        var use = ExprSyntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            guard member.base?.trimmedDescription == "self" else { return .skipChildren }
            use = ExprSyntax(member)
        }
        if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id {
            use = ExprSyntax(call)
        }
        uses.append(use)
        return .skipChildren
    }
}
