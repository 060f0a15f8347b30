import SwiftSyntax

/// Reads the titles of a picker's options, as far as the source fixes their number.
package struct OptionTitles {
    let inference: TypeInference

    package init(_ inference: TypeInference) { self.inference = inference }

    /// One element for each option, nil for a title that the source does not tell; nil where the number is not fixed.
    package func titles(of site: PickerSite) -> [String?]? {
        guard site.options.isComplete, !site.options.options.isEmpty else { return nil }
        var titles: [String?] = []
        for option in site.options.options {
            guard !option.isConditional, let found = self.titles(of: option) else { return nil }
            titles += found
        }
        return titles
    }

    private func titles(of option: PickerOption) -> [String?]? {
        guard let loop = option.loop else { return [title(of: option.chain)] }
        guard option.loops.count == 1, let elements = elements(of: loop) else { return nil }
        guard let text = textArgument(of: option.chain) else { return elements.map { _ in nil } }
        return elements.map { self.title(text, element: $0, loop: loop, in: option.file) }
    }

    /// The title that a view spells itself.
    private func title(of chain: ModifierChain) -> String? { textArgument(of: chain).flatMap(Self.literal) }

    private func textArgument(of chain: ModifierChain) -> ExprSyntax? {
        guard ["Text", "Label"].contains(chain.name ?? "") else { return nil }
        return chain.argument(nil) ?? chain.argument("verbatim")
    }

    /// The text of a literal; nil for one that looks like the key of a translation.
    static func literal(_ node: ExprSyntax) -> String? {
        guard let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
        let isKey = !text.contains(" ") && (text.dropLast().contains(".") || text.contains("_"))
        return isKey ? nil : text
    }

    /// An element that a loop goes through.
    private enum Element {
        case text(String)
        case enumCase(EnumCaseElementSyntax, TypeDeclaration)
        case number
        case other
    }

    private func elements(of loop: OptionLoop) -> [Element]? {
        if let range = loop.data.as(InfixOperatorExprSyntax.self) { return numbers(range) }
        if let folded = loop.data.as(SequenceExprSyntax.self) { return numbers(folded) }
        if let member = loop.data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "allCases" {
            return cases(of: loop.elementType, near: loop.file)
        }
        guard let array = array(loop.data, in: loop.file) else { return nil }
        return array.elements.map { element in
            if let text = element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                return .text(text)
            }
            if element.expression.is(IntegerLiteralExprSyntax.self) { return .number }
            return .other
        }
    }

    private func numbers(_ node: some SyntaxProtocol) -> [Element]? {
        let tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
        guard tokens.count == 3, let first = Int(tokens[0]), let last = Int(tokens[2]), first < last, last - first < 200
        else { return nil }
        switch tokens[1] {
        case "...": return Array(repeating: .number, count: last - first + 1)
        case "..<": return Array(repeating: .number, count: last - first)
        default: return nil
        }
    }

    private func cases(of type: SwiftType, near file: SourceFile) -> [Element]? {
        guard let name = type.name, let declaration = inference.index.type(named: name, near: file),
            declaration.kind == .enum, declaration.members(named: "allCases").isEmpty
        else { return nil }
        let members = declaration.cases.compactMap { declaration.primary.members[$0.name]?.first }
        let elements = members.compactMap { member -> EnumCaseElementSyntax? in
            if case .enumCase(let element) = member.kind, ActivePlatforms.isUnconditional(element) {
                element
            } else {
                nil
            }
        }
        guard elements.count == declaration.cases.count, !declaration.cases.contains(where: \.hasValues) else {
            return nil
        }
        return elements.map { .enumCase($0, declaration) }
    }

    /// The array literal that an expression is, or that a constant holds.
    private func array(_ node: ExprSyntax, in file: SourceFile) -> ArrayExprSyntax? {
        if let literal = node.as(ArrayExprSyntax.self) { return literal }
        guard let reference = node.as(DeclReferenceExprSyntax.self),
            let meaning = inference.meaning(of: reference.baseName.name, at: node, in: file)
        else { return nil }
        switch meaning {
        case .member(let member, _), .global(let member):
            guard case .variable(let binding, let declaration) = member.kind,
                declaration.bindingSpecifier.tokenKind == .keyword(.let)
            else { return nil }
            return binding.initializer?.value.as(ArrayExprSyntax.self)
        case .local(let binding, let declaration):
            guard declaration.bindingSpecifier.tokenKind == .keyword(.let) else { return nil }
            return binding.initializer?.value.as(ArrayExprSyntax.self)
        default: return nil
        }
    }

    private func title(_ node: ExprSyntax, element: Element, loop: OptionLoop, in file: SourceFile) -> String? {
        if let text = Self.literal(node) { return text }
        if let call = node.as(FunctionCallExprSyntax.self),
            ["LocalizedStringKey", "String"].contains(ModifierChain.calleeName(node) ?? ""),
            let inner = call.arguments.first?.expression
        {
            return title(inner, element: element, loop: loop, in: file)
        }
        if let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "uppercased", let base = member.base
        {
            return title(base, element: element, loop: loop, in: file)?.uppercased()
        }
        if node.trimmedDescription == loop.variable {
            if case .text(let text) = element { return text }
            return nil
        }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        if ["capitalized", "localizedCapitalized"].contains(name) {
            return title(base, element: element, loop: loop, in: file)
        }
        guard base.trimmedDescription == loop.variable, case .enumCase(let element, let type) = element else {
            return nil
        }
        return name == "rawValue" ? rawValue(of: element, in: type) : value(of: name, for: element, in: type)
    }

    private func rawValue(of element: EnumCaseElementSyntax, in type: TypeDeclaration) -> String? {
        guard inference.rawType(of: .named(type.name), near: type.primary.file) == .string else { return nil }
        guard let raw = element.rawValue else { return element.name.name }
        return Self.literal(raw.value)
    }

    /// What a computed property says for a case, where it is a `switch` over `self` with plain texts.
    private func value(of name: String, for element: EnumCaseElementSyntax, in type: TypeDeclaration) -> String? {
        guard let member = type.members(named: name).first, case .variable(let binding, _) = member.kind,
            let body = binding.getter, body.count == 1
        else { return nil }
        var choice: SwitchExprSyntax?
        switch body.first?.item {
        case .expr(let node): choice = node.as(SwitchExprSyntax.self)
        case .stmt(let node): choice = node.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
        default: break
        }
        guard let choice, choice.subject.trimmedDescription == "self" else {
            return body.trimmedDescription == "rawValue" ? rawValue(of: element, in: type) : nil
        }
        for branch in choice.cases {
            guard let branch = branch.as(SwitchCaseSyntax.self), case .case(let label) = branch.label,
                label.caseItems.contains(where: { $0.pattern.trimmedDescription == "." + element.name.text }),
                let item = branch.statements.first?.item
            else { continue }
            switch item {
            case .expr(let node): return Self.localized(node)
            case .stmt(let node): return node.as(ReturnStmtSyntax.self)?.expression.flatMap(Self.localized)
            default: return nil
            }
        }
        return nil
    }

    private static func localized(_ node: ExprSyntax) -> String? {
        if let text = literal(node) { return text }
        guard let call = node.as(FunctionCallExprSyntax.self),
            ["String", "NSLocalizedString", "LocalizedStringKey", "Text", "LocalizedStringResource"].contains(
                ModifierChain.calleeName(node) ?? "")
        else { return nil }
        return (call.argument(nil) ?? call.argument("localized")).flatMap(literal)
    }
}

extension ActivePlatforms {
    /// Whether no `#if` stands around a place.
    static func isUnconditional(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let parent = next {
            if parent.is(IfConfigClauseSyntax.self) { return false }
            next = parent.parent
        }
        return true
    }
}
