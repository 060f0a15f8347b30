import SwiftSyntax

extension TypeInference {
    /// The type of a closure's parameter, by what the closure is given to.
    func parameterType(_ place: Int, of closure: ClosureExprSyntax, count: Int, in file: SourceFile) -> SwiftType {
        guard let (call, label) = call(around: closure) else {
            return annotated(closure, place, in: file)
        }
        if count > 1, case .tuple(let parts)? = viewParameter(0, of: closure, call, label: label, in: file),
            parts.count == count
        {
            // A closure with several parameters takes an element that is a tuple apart.
            return parts[place].type
        }
        if let known = viewParameter(place, of: closure, call, label: label, in: file) {
            return count > 1 ? .unknown : known
        }
        guard let function = parameter(takenBy: closure, of: call, in: file),
            case .function(let parameters, _) = function
        else { return .unknown }
        if parameters.count == 1, count > 1, case .tuple(let elements) = parameters[0], elements.count == count {
            return elements.indices.contains(place) ? elements[place].type : .unknown
        }
        return parameters.indices.contains(place) ? parameters[place] : .unknown
    }

    /// The call that a closure is an argument of, and its label.
    private func call(around closure: ClosureExprSyntax) -> (FunctionCallExprSyntax, String?)? {
        guard let parent = closure.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure?.id == closure.id ? (call, nil) : nil
        }
        if let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, argument.label?.text)
        }
        if let additional = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = additional.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, additional.label.text)
        }
        return nil
    }

    /// A closure that initialises a variable whose type is spelled.
    private func annotated(_ closure: ClosureExprSyntax, _ place: Int, in file: SourceFile) -> SwiftType {
        guard let binding = closure.parent?.parent?.as(PatternBindingSyntax.self),
            let annotation = binding.typeAnnotation,
            case .function(let parameters, _) = type(annotation.type, in: file)
        else { return .unknown }
        return parameters.indices.contains(place) ? parameters[place] : .unknown
    }

    /// Parameters of the closures that SwiftUI's own views and modifiers call.
    private func viewParameter(
        _ place: Int, of closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax, label: String?, in file: SourceFile
    ) -> SwiftType? {
        let first = call.arguments.first { $0.expression.id != ExprSyntax(closure).id }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            switch name {
            case "ForEach", "List":
                guard label == nil || label == "content" || label == "rowContent", let first, place == 0 else {
                    return nil
                }
                guard first.label == nil || first.label?.text == "sources" else { return nil }
                return elementType(of: type(of: first.expression, in: file))
            case "Binding":
                guard label == "set" || label == nil, place == 0 else { return nil }
                guard case .named("Binding", let arguments) = type(of: ExprSyntax(call), in: file) else { return nil }
                return arguments.first
            case "GeometryReader": return .named("GeometryProxy")
            default: return nil
            }
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        switch member.declName.baseName.text {
        case "onChange":
            guard let first, first.label?.text == "of" else { return nil }
            return type(of: first.expression, in: file)
        case "sheet", "fullScreenCover", "popover":
            guard let first, first.label?.text == "item", label == nil || label == "content" else { return nil }
            let binding = type(of: first.expression, in: file)
            return binding.name == "Binding" ? binding.arguments.first?.wrapped : nil
        case "navigationDestination":
            guard let first, first.label?.text == "for" else { return nil }
            return metatype(first.expression, in: file)
        default: return nil
        }
    }

    /// The function type of the parameter that takes a closure, its generic parameters bound by the other arguments.
    private func parameter(
        takenBy closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, in file: SourceFile
    ) -> SwiftType? {
        let (signatures, _) = candidates(call, in: file)
        var found: Set<SwiftType> = []
        for signature in signatures {
            guard let (parameter, values) = place(of: closure, in: call, signature, file: file) else { continue }
            let bare = parameter.wrapped ?? parameter
            found.insert(
                bare.mapping { type in
                    guard case .parameter(let name) = type, signature.generics.contains(name) else { return nil }
                    return values[name] ?? .unknown
                })
        }
        // Overloads that differ in what the closure gives back agree in what it takes.
        let parameters = Set(
            found.compactMap { type -> [SwiftType]? in
                if case .function(let parameters, _) = type { parameters } else { nil }
            })
        guard parameters.count == 1, let only = parameters.first else { return nil }
        return .function(only, .unknown)
    }

    /// The value of a call of one of the types and functions that need no look at their declaration.
    func special(
        _ node: FunctionCallExprSyntax, in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType? {
        let first = node.arguments.first
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "constant", let first, first.label == nil {
                if let base = member.base, metatype(base, in: file)?.name != "Binding" { return nil }
                if let spelled = member.base.flatMap({ metatype($0, in: file) }), let value = spelled.arguments.first {
                    return .binding(value)
                }
                let type = type(of: first.expression, in: file)
                return type == .unknown ? .unknown : .binding(type)
            }
            if name == "some", let first, let base = member.base, let type = metatype(base, in: file) {
                if case .optional = type { return type }
                if type == .named("Optional") { return optional(self.type(of: first.expression, in: file)) }
            }
            if name == "init", member.base == nil, expected?.name == "Binding", let expected {
                return madeBinding(.named("Binding"), node, in: file, expecting: expected)
            }
            if name == "init", let base = member.base, let type = metatype(base, in: file) {
                return made(type, node, in: file, expecting: expected)
            }
            if name == "joined", let base = member.base {
                if node.arguments.first?.label?.text == "separator" { return .string }
                let inner = elementType(of: elementType(of: type(of: base, in: file)))
                return inner == .unknown || inner == .named("Character") ? nil : .array(inner)
            }
            if name == "formatted" || name == "description" { return member.base == nil ? nil : .string }
            return nil
        }
        guard let type = metatype(node.calledExpression, in: file) else { return nil }
        return made(type, node, in: file, expecting: expected)
    }

    private func optional(_ type: SwiftType) -> SwiftType { type == .unknown ? .unknown : .optional(type) }

    /// What an initialiser of a well-known type makes; nil where the declaration must tell.
    private func made(
        _ type: SwiftType, _ node: FunctionCallExprSyntax, in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType? {
        let first = node.arguments.first
        if case .optional = type { return type }
        guard let name = type.name else { return nil }
        if let declared = index.type(named: name, near: file), !declared.primary.file.isInterface { return nil }
        let label = first?.label?.text
        switch name {
        case "Binding": return madeBinding(type, node, in: file, expecting: expected)
        case "Optional":
            guard let first, label == nil else { return nil }
            return optional(self.type(of: first.expression, in: file))
        case "Array", "Set":
            guard let first else { return type.arguments.isEmpty ? expected : type }
            if label == "repeating" {
                let element = self.type(of: first.expression, in: file)
                return .named(name, [element])
            }
            guard label == nil else { return nil }
            if !type.arguments.isEmpty { return type }
            return .named(name, [elementType(of: self.type(of: first.expression, in: file))])
        case "Dictionary": return type.arguments.isEmpty ? expected : type
        case "String": return .string
        case "Bool", "Character", "Substring":
            return first.map { self.type(of: $0.expression, in: file) } == .string && name == "Bool"
                ? .optional(type) : type
        case _ where WellKnownTypes.integers.contains(name) || WellKnownTypes.floats.contains(name):
            guard let first else { return type }
            if label == "exactly" { return .optional(type) }
            if label != nil {
                return label == "truncating" || label == "clamping" || label == "bitPattern" ? type : .unknown
            }
            let argument = self.type(of: first.expression, in: file)
            if argument == .unknown { return .unknown }
            return argument == .string || argument == .named("Substring") || argument == .named("Character")
                ? .optional(type) : type
        case "ClosedRange", "Range": return type.arguments.isEmpty ? nil : type
        case "Color", "Text", "Image", "Data", "IndexPath", "IndexSet", "DateComponents", "LocalizedStringKey",
            "Locale":
            return type
        case "TimeZone": return label == "identifier" || label == "abbreviation" ? .optional(type) : nil
        case "Calendar": return type
        case "NSNumber", "NSString": return type
        case "ForEach", "Group", "VStack", "HStack", "Section": return .unknown
        default: return nil
        }
    }

    /// `Binding(get:set:)`, `Binding($value)`, `Binding(projecting:)`.
    private func madeBinding(
        _ type: SwiftType, _ node: FunctionCallExprSyntax, in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType {
        if !type.arguments.isEmpty { return type }
        if let get = node.closure(labelled: "get") {
            if case .named("Binding", let arguments)? = expected, arguments.allSatisfy(\.isKnown) {
                return expected ?? .unknown
            }
            let value = result(of: get, in: file)
            return value == .unknown || value == .tuple([]) ? .unknown : .binding(value)
        }
        if let get = node.arguments.first, get.label?.text == "get" {
            if case .function(_, let value) = self.type(of: get.expression, in: file) { return .binding(value) }
            return expected ?? .unknown
        }
        guard let first = node.arguments.first, first.label == nil else { return expected ?? .unknown }
        guard case .named("Binding", let arguments) = self.type(of: first.expression, in: file),
            let value = arguments.first
        else { return expected ?? .unknown }
        // `Binding($optional)` gives an optional binding, `Binding($value)` asked for an optional one a binding of that.
        if let wrapped = value.wrapped { return .optional(.binding(wrapped)) }
        return .binding(.optional(value))
    }
}

extension FunctionCallExprSyntax {
    /// The closure that an argument of this label, or the first trailing one, gives.
    package func closure(labelled label: String) -> ClosureExprSyntax? {
        if let argument = arguments.first(where: { $0.label?.text == label }) {
            return argument.expression.as(ClosureExprSyntax.self)
        }
        if let additional = additionalTrailingClosures.first(where: { $0.label.text == label }) {
            return additional.closure
        }
        return nil
    }

    /// The argument of a label; without a label the first that has none.
    package func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
