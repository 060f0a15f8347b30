import SwiftSyntax

/// The value with which a picker surely appears for the first time.
package struct SelectionStart {
    /// The value as written, or nil where a variable of an optional type begins without one.
    package let expression: ExprSyntax?
    package let file: SourceFile
    /// What shows the start: the value, or the variable's name.
    package let node: Syntax
    package let name: String
    /// Whether a value may be stored already, so that the start holds for the first launch only.
    package let isStored: Bool
    /// The places that write to the variable later on, by a user's action.
    package fileprivate(set) var writes: [TokenSyntax]
}

/// Finds out whether a selection really starts with the value that its variable is declared with.
package struct SelectionStartReader {
    let inference: TypeInference

    package init(inference: TypeInference) { self.inference = inference }

    /// The start of a picker's selection; nil where anything may set another value before the picker appears.
    package func start(of site: PickerSite) -> SelectionStart? {
        guard let written = written(site), let variable = site.variable,
            let writes = laterWrites(variable, isPrivate: variable.isFilePrivate)
        else { return nil }
        var start = written
        start.writes = writes
        return start
    }

    /// The start as it is written, without a look at what else sets the variable, which reads many files.
    package func written(_ site: PickerSite) -> SelectionStart? {
        guard let selection = site.selection, let variable = site.variable, !variable.isStatic, !variable.isComputed,
            case .variable(let binding, let declaration) = variable.kind,
            binding.pattern.is(IdentifierPatternSyntax.self)
        else { return nil }
        let wrappers = variable.attributes.map { $0.attributeName.trimmedDescription }
        let stored = ["AppStorage", "SceneStorage"]
        guard wrappers.allSatisfy({ ["State", "Published"].contains($0) || stored.contains($0) }), wrappers.count <= 1
        else {
            return nil
        }
        let isNil =
            binding.initializer == nil && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
            && binding.accessorBlock == nil
        guard binding.initializer != nil || isNil else { return nil }
        guard !isUnderCondition(on: variable.name, selection), !isFromElsewhere(variable, declaration),
            isMadePlainly(variable, for: selection, in: site.file)
        else { return nil }
        return SelectionStart(
            expression: binding.initializer?.value, file: variable.file,
            node: binding.initializer.map { Syntax($0.value) } ?? Syntax(binding.pattern), name: variable.name,
            isStored: wrappers.contains(where: stored.contains), writes: [])
    }

    /// Whether the value that holds a member is surely made with nothing but its defaults: an object, or a struct that the
    /// view's own variable begins with and nothing replaces. A struct from elsewhere brings its own values along.
    private func isMadePlainly(_ variable: Member, for selection: ExprSyntax, in file: SourceFile) -> Bool {
        guard variable.attributes.isEmpty, let owner = inference.declaringType(of: variable), owner.kind != .class
        else {
            return true
        }
        guard let path = selection.memberPath, path.count == 2,
            case .member(let root, _)? = inference.meaning(of: path[0], at: selection, in: file),
            root.hasAttribute("State"),
            let made = root.binding?.initializer?.value.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
            made.trailingClosure == nil
        else { return false }
        return !isReplaced(root)
    }

    /// Whether a variable may hold another value than its own before somebody does something.
    private func isReplaced(_ root: Member) -> Bool {
        let uses = NameUses(index: inference.index)
        let only = root.isFilePrivate ? root.file : nil
        guard !uses.each("_" + root.name, only: only).contains(where: { _ in true }) else { return true }
        let isHandedOn = uses.each("$" + root.name, only: only).contains { token, file in
            guard let reference = token.reference else { return true }
            // A binding to a part leads to the part, whose own uses are looked at.
            return reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != reference.id
                && !isHarmless(token, file)
        }
        return isHandedOn
            || uses.writes(to: root, only: only).contains { token, file in
                if isLabel(token, ofTypeOf: root) { return true }
                return token.use != .read && isSame(token, root, in: file) && !token.isInEventClosure
            }
    }

    /// A model that can be decoded, or is kept in a database, comes from elsewhere; so may one of which not all is known.
    private func isFromElsewhere(_ variable: Member, _ declaration: VariableDeclSyntax) -> Bool {
        guard let owner = inference.declaringType(of: variable) else { return true }
        if owner.kind == .struct, inference.conforms(.named(owner.name), to: ["View"], near: variable.file) {
            return false
        }
        let inherited = owner.parts.flatMap(\.inherited).map { $0.trimmedDescription.lastName }
        return !Self.ordinary.isSuperset(of: inherited)
            || !Self.plain.isSuperset(of: owner.primary.attributeNames)
    }

    /// Attributes that leave a model's values alone.
    private static let plain: Set<String> = ["Observable", "MainActor", "available"]
    /// What a model conforms to without getting its values from elsewhere.
    private static let ordinary: Set<String> = [
        "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Sendable", "AnyObject",
        "ViewModifier", "App",
        "Scene",
    ]

    /// The writes by a user's actions; nil where the variable may be written before.
    private func laterWrites(_ variable: Member, isPrivate: Bool) -> [TokenSyntax]? {
        let uses = NameUses(index: inference.index)
        let only = isPrivate ? variable.file : nil
        guard !uses.each("_" + variable.name, only: only).contains(where: { _ in true }) else { return nil }
        for (token, file) in uses.each("$" + variable.name, only: only) where !isHarmless(token, file) { return nil }
        var writes: [TokenSyntax] = []
        for (token, file) in uses.writes(to: variable, only: only) {
            if isLabel(token, ofTypeOf: variable) { return nil }
            if let reference = token.reference?.as(MemberAccessExprSyntax.self), let base = reference.base,
                base.trimmedDescription.hasPrefix("$"), !isControlArgument(ExprSyntax(reference), file)
            {
                return nil
            }
            guard token.use != .read else { continue }
            guard isSame(token, variable, in: file) else { continue }
            guard token.isInEventClosure else { return nil }
            writes.append(token)
        }
        return writes
    }

    /// Whether a written name may be the variable; one of a type that is known to be another's is not.
    private func isSame(_ token: TokenSyntax, _ variable: Member, in file: SourceFile) -> Bool {
        guard let reference = token.reference else { return true }
        if let member = reference.as(MemberAccessExprSyntax.self), let base = member.base {
            let type = inference.type(of: base, in: file)
            guard type.isKnown, case .named = type, let found = inference.member(variable.name, of: type, near: file)
            else { return true }
            return mayBe(found, variable)
        }
        switch inference.meaning(of: variable.name, at: reference, in: file) {
        case .member(let found, _)?: return mayBe(found, variable)
        case nil: return true
        default: return false
        }
    }

    /// Whether a member is the variable, or a requirement or an override that may stand for it.
    private func mayBe(_ found: Member, _ variable: Member) -> Bool {
        if found.node.id == variable.node.id { return true }
        guard let owner = inference.declaringType(of: found) else { return true }
        return owner.kind == .protocol
            || (owner.kind == .class && inference.declaringType(of: variable)?.kind == .class)
    }

    /// An argument `name:` of a call that may make the variable's type.
    private func isLabel(_ token: TokenSyntax, ofTypeOf variable: Member) -> Bool {
        guard let argument = token.parent?.as(LabeledExprSyntax.self),
            argument.label?.id == token.id || argument.label?.name == token.name,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let owner = variable.ownerName
        else { return false }
        let called = call.calledExpression
        let callee = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name ?? callee.trimmedDescription.lastName
        if name == owner || name == "Self" || name.hasSuffix("init") { return true }
        // Another name of the type, perhaps.
        return inference.index.declares(name) && inference.index.outermostKind(of: name) == nil
    }

    private static let controls: Set<String> = [
        "Picker", "TextField", "Toggle", "Slider", "Stepper", "TextEditor", "SecureField", "DatePicker", "ColorPicker",
        "DisclosureGroup",
    ]

    private func isHarmless(_ token: TokenSyntax, _ file: SourceFile) -> Bool {
        guard let reference = token.reference else { return false }
        return isControlArgument(reference, file)
    }

    private func isControlArgument(_ node: ExprSyntax, _ file: SourceFile) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let name = ModifierChain.calleeName(ExprSyntax(call)) ?? ""
        // A control of the app's own may write as it appears.
        let isOwn = inference.index.type(named: name, near: file).map { !$0.primary.file.isInterface } ?? false
        return Self.controls.contains(name) && !isOwn
    }

    /// Whether the picker is shown only where a condition on the variable holds.
    private func isUnderCondition(on name: String, _ node: ExprSyntax) -> Bool {
        var next = node.parent
        while let current = next {
            let condition: Syntax? =
                current.as(IfExprSyntax.self).map { Syntax($0.conditions) }
                ?? current.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
            if let condition, condition.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) {
                return true
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil { return false }
            next = current.parent
        }
        return false
    }
}

extension Member {
    /// The type or extension that the member stands in.
    package var ownerDeclaration: Syntax? {
        var next = node.parent
        while let current = next {
            if current.asProtocol(DeclGroupSyntax.self) != nil { return current }
            next = current.parent
        }
        return nil
    }

    /// The last name of the type that the member stands in.
    package var ownerName: String? {
        guard let owner = ownerDeclaration else { return nil }
        if let named = owner.asProtocol(NamedDeclSyntax.self) { return named.name.name }
        return owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
}

extension SyntaxProtocol {
    private static var events: Set<String> {
        [
            "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onDrop", "onHover", "onEnded",
            "onChanged", "onKeyPress", "onDisappear", "refreshable", "swipeActions", "contextMenu", "alert",
            "confirmationDialog", "onMoveCommand", "onExitCommand", "onCommand", "accessibilityAction",
        ]
    }

    /// Whether the node runs only when a user does something: in a button's action, a gesture, an `onChange`.
    package var isInEventClosure: Bool {
        var next: Syntax? = Syntax(self)
        while let node = next {
            next = node.parent
            if node.asProtocol(DeclGroupSyntax.self) != nil || node.is(FunctionDeclSyntax.self) { return false }
            guard let closure = node.as(ClosureExprSyntax.self), let (call, label) = closure.takingCall else {
                continue
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
                let name = member.declName.baseName.text
                if Self.events.contains(name) { return true }
                if name == "onChange" {
                    let initial = call.arguments.first { $0.label?.text == "initial" }
                    return initial.map { $0.expression.trimmedDescription == "false" } ?? true
                }
            } else if ["Button", "Toggle"].contains(ModifierChain.calleeName(ExprSyntax(call)) ?? ""), label != "label"
            {
                return true
            }
        }
        return false
    }
}
