import SwiftSyntax

extension TypeInference {
    /// The type of a bare name.
    func reference(_ node: DeclReferenceExprSyntax, in file: SourceFile) -> SwiftType {
        let name =
            node.baseName.text == "self" || node.baseName.text == "Self" ? node.baseName.text : node.baseName.name
        switch name {
        case "self": return ownType(TypeScope(of: node, in: file)) ?? .unknown
        case "Self": return ownType(TypeScope(of: node, in: file)).map(SwiftType.metatype) ?? .unknown
        default: break
        }
        if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
            return projection(of: String(name.dropFirst()), at: node, in: file)
        }
        if let meaning = meaning(of: name, at: node, in: file) { return type(of: meaning, named: name, in: file) }
        return storage(name, at: node, in: file)
    }

    /// The type of `_name` where `name` is a binding: the wrapper itself.
    private func storage(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> SwiftType {
        guard name.hasPrefix("_"),
            case .member(let member, let owner)? = meaning(of: String(name.dropFirst()), at: node, in: file),
            member.attributes.contains(where: { $0.attributeName.trimmedDescription == "Binding" })
        else { return .unknown }
        let value = type(of: member, owner: owner)
        return value == .unknown ? .unknown : .binding(value)
    }

    /// The type of the value that a name stands for.
    package func type(of meaning: NameMeaning, named name: String, in file: SourceFile) -> SwiftType {
        switch meaning {
        case .value(let type): return type
        case .local(let binding, let declaration): return variable(name, binding, declaration, in: file)
        case .localFunction(let function): return self.function(function, in: TypeScope(of: function, in: file))
        case .member(let member, let owner): return type(of: member, owner: owner)
        case .global(let member): return type(of: member, owner: nil)
        case .type(let type): return .metatype(type)
        }
    }

    /// The type of a variable: as annotated, or of its initial value.
    func variable(
        _ name: String, _ binding: PatternBindingSyntax, _ declaration: VariableDeclSyntax, in file: SourceFile,
        scope: TypeScope? = nil
    ) -> SwiftType {
        let scope = scope ?? TypeScope(of: binding, in: file)
        if let annotation = binding.typeAnnotation {
            return complete(reader.type(annotation.type, in: scope), near: file)
        }
        // `var a, b: Int` annotates the last one only.
        if binding.initializer == nil, binding.accessorBlock == nil,
            let annotation = declaration.bindings.first(where: {
                $0.typeAnnotation != nil && $0.position > binding.position
            })
        {
            return annotation.typeAnnotation.map { reader.type($0.type, in: scope) } ?? .unknown
        }
        if let value = binding.initializer?.value {
            return bound(name, in: binding.pattern, of: type(of: value, in: file), file: file) ?? .unknown
        }
        return wrapped(by: declaration, in: file)
    }

    /// The type that a wrapper's arguments tell: `@Environment(Model.self)`, `@State(initialValue: 3)`.
    private func wrapped(by declaration: VariableDeclSyntax, in file: SourceFile) -> SwiftType {
        for attribute in declaration.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first else {
                continue
            }
            let name = attribute.attributeName.trimmedDescription
            switch name {
            case "Default", "AppStorage", "SceneStorage":
                let value = keyed(first.expression, in: file)
                if value != .unknown { return value }
            case "Environment":
                if let type = metatype(first.expression, in: file) { return type }
            case "State", "Published", "StateObject", "ObservedObject":
                if ["initialValue", "wrappedValue"].contains(first.label?.text) {
                    return type(of: first.expression, in: file)
                }
            default:
                if let wrapper = index.type(named: name, near: file) {
                    return made(by: wrapper, arguments, in: file)
                }
            }
        }
        return .unknown
    }

    /// The value of a key that a storage wrapper is given: `.theme` in an extension of `Defaults.Keys`.
    private func keyed(_ node: ExprSyntax, in file: SourceFile) -> SwiftType {
        guard let member = node.as(MemberAccessExprSyntax.self) else { return .unknown }
        var names = [member.declName.baseName.name]
        var base = member.base
        while let inner = base?.as(MemberAccessExprSyntax.self) {
            names.insert(inner.declName.baseName.name, at: 0)
            base = inner.base
        }
        guard base == nil else { return .unknown }
        for owner in ["Keys", "DefaultKeys", "DefaultKey"] {
            guard
                let part = index.extensions(of: owner, declaring: names[0]).first(where: {
                    $0.members[names[0]] != nil || names.count > 1
                })
            else { continue }
            var type = SwiftType.named(part.name)
            for name in names.dropLast() {
                if case .metatype(let next) = staticMember(name, of: type, in: file) {
                    type = next
                } else {
                    type = .unknown
                }
            }
            let key = staticMember(names.last ?? "", of: type, in: file)
            if let value = key.arguments.first, key.arguments.count == 1 { return value }
            if let value = spelled(names.last ?? "", of: type, in: file) { return value }
            let value = constructed(names.last ?? "", of: type, in: file)
            if value != .unknown { return value }
        }
        return .unknown
    }

    /// The value of a key whose type is written, `Key<Theme>`, where other types of the app are called `Key` as well.
    private func spelled(_ name: String, of owner: SwiftType, in file: SourceFile) -> SwiftType? {
        guard let member = member(name, of: owner, near: file), member.isStatic,
            case .variable(let binding, _) = member.kind
        else { return nil }
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        let written =
            binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? made?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
        guard let written, written.arguments.count == 1,
            let value = written.arguments.first?.argument.as(TypeSyntax.self)
        else { return nil }
        return type(value, in: member.file)
    }

    /// The value of a key that is made in its place: `Key<Theme>("theme", default: .system)`.
    private func constructed(_ name: String, of owner: SwiftType, in file: SourceFile) -> SwiftType {
        guard let member = member(name, of: owner, near: file), case .variable(let binding, _) = member.kind,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        else { return .unknown }
        if let key = metatype(call.calledExpression, in: member.file), key.arguments.count == 1 {
            return key.arguments[0]
        }
        return call.argument("default").map { type(of: $0, in: member.file) } ?? .unknown
    }

    /// The value of a wrapper whose generic parameters its arguments bind: `@Setting(\.general)`.
    private func made(
        by wrapper: TypeDeclaration, _ arguments: LabeledExprListSyntax, in file: SourceFile
    ) -> SwiftType {
        let owner = SwiftType.named(wrapper.name, wrapper.genericParameters.map(SwiftType.parameter))
        guard let wrapped = wrapper.members(named: "wrappedValue").first else { return .unknown }
        let value = type(of: wrapped, owner: owner)
        if !value.hasParameter { return value }
        for initializer in wrapper.members(named: "init") {
            guard case .function(let parameters, _) = type(of: initializer, owner: owner),
                parameters.count >= arguments.count
            else { continue }
            var values: [String: SwiftType] = [:]
            for (argument, parameter) in zip(arguments, parameters) {
                if let path = argument.expression.as(KeyPathExprSyntax.self) {
                    guard case .named(let name, let parts) = parameter, name.hasSuffix("KeyPath"), parts.count == 2
                    else {
                        continue
                    }
                    unify(parts[1], self.value(of: path, from: parts[0], in: file), &values)
                } else {
                    unify(parameter, type(of: argument.expression, in: file, expecting: parameter), &values)
                }
            }
            let bound = value.substituting(values)
            if !bound.hasParameter { return bound }
        }
        return .unknown
    }

    /// The type that `Type.self` or `Type` names.
    package func metatype(_ node: ExprSyntax, in file: SourceFile) -> SwiftType? {
        if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
            let base = member.base
        {
            return metatype(base, in: file)
        }
        if let spelled = node.as(TypeExprSyntax.self) { return type(spelled.type, in: file) }
        if let special = node.as(GenericSpecializationExprSyntax.self) {
            guard let base = special.expression.as(DeclReferenceExprSyntax.self) else { return nil }
            let scope = TypeScope(of: node, in: file)
            let arguments = special.genericArgumentClause.arguments.map { argument -> SwiftType in
                if case .type(let syntax) = argument.argument { reader.type(syntax, in: scope) } else { .unknown }
            }
            let type = reader.named(base.baseName.name, arguments, in: scope)
            return type == .unknown ? nil : type
        }
        if let optional = node.as(OptionalChainingExprSyntax.self) {
            return metatype(optional.expression, in: file).map(SwiftType.optional)
        }
        if let array = node.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first {
            return metatype(element.expression, in: file).map(SwiftType.array)
        }
        if case .metatype(let type) = type(of: node, in: file) { return type }
        return nil
    }

    /// The type of `$name`: what the variable's wrapper projects.
    private func projection(of name: String, at node: some SyntaxProtocol, in file: SourceFile) -> SwiftType {
        guard let meaning = meaning(of: name, at: node, in: file) else { return .unknown }
        switch meaning {
        case .local(let binding, let declaration):
            return projected(variable(name, binding, declaration, in: file), by: declaration, in: file)
        case .member(let member, let owner):
            guard case .variable(_, let declaration) = member.kind else { return .unknown }
            return projected(type(of: member, owner: owner), by: declaration, in: member.file)
        case .global(let member):
            guard case .variable(_, let declaration) = member.kind else { return .unknown }
            return projected(type(of: member, owner: nil), by: declaration, in: member.file)
        case .value(let type):
            // The parameter `$item` of a closure over bindings, or `@Binding` in front of a parameter.
            return type == .unknown ? .unknown : .binding(type)
        default: return .unknown
        }
    }

    /// The type of `owner.$name`.
    func projection(of name: String, of owner: SwiftType, in file: SourceFile) -> SwiftType {
        guard let member = member(name, of: owner, near: file), case .variable(_, let declaration) = member.kind else {
            return .unknown
        }
        return projected(type(of: member, owner: owner), by: declaration, in: member.file)
    }

    private static let bindingWrappers: Set<String> = [
        "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage",
        "SceneStorage",
        "BindableState", "BindingState", "Perception.Bindable", "GestureState", "ObservedRealmObject", "ObservedRef",
        "Default", "Shared", "SharedReader", "StateRealmObject", "AccessibilityFocusState", "FocusState",
    ]

    private func projected(_ value: SwiftType, by declaration: VariableDeclSyntax, in file: SourceFile) -> SwiftType {
        for attribute in declaration.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            let name =
                attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.name
                ?? attribute.attributeName.trimmedDescription
            if let wrapper = index.type(named: name, near: file) {
                return projected(value, by: wrapper)
            }
            if Self.bindingWrappers.contains(name) { return value == .unknown ? .unknown : .binding(value) }
        }
        return .unknown
    }

    /// What a wrapper that the app declares itself projects.
    private func projected(_ value: SwiftType, by wrapper: TypeDeclaration) -> SwiftType {
        guard let member = wrapper.members(named: "projectedValue").first else { return .unknown }
        let parameters = wrapper.genericParameters
        let projected = type(of: member, owner: .named(wrapper.name, parameters.map(SwiftType.parameter)))
        if projected.isKnown, parameters.isEmpty { return projected }
        guard let inner = wrapper.members(named: "wrappedValue").first else { return .unknown }
        let pattern = type(of: inner, owner: .named(wrapper.name, parameters.map(SwiftType.parameter)))
        var values: [String: SwiftType] = [:]
        unify(pattern, value, &values)
        for parameter in parameters where values[parameter] == nil { values[parameter] = .unknown }
        return projected.substituting(values)
    }
}
