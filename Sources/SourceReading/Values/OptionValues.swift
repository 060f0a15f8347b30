import SwiftSyntax

/// The values that the options of a picker carry, as far as the source decides them.
package struct OptionValues: Sendable {
    package struct Row: Sendable {
        package let option: PickerOption
        /// The written tag; nil where a loop gives the value.
        package let tag: WrittenTag?
        package let value: Constant
    }

    package var rows: [Row] = []
    /// Whether every option is there and has its value.
    package var isComplete = true
}

/// Reads the values of the options' tags.
package struct OptionValueReader {
    let inference: TypeInference
    let constants: ConstantReader
    /// Whether a tag of a type serves an optional selection too.
    let tagsIncludeOptional: Bool
    private static let longest = 4_000

    package init(inference: TypeInference, tagsIncludeOptional: Bool) {
        self.inference = inference
        constants = ConstantReader(inference: inference)
        self.tagsIncludeOptional = tagsIncludeOptional
    }

    /// The values of a picker's options; nil where an option has no tag, or none of the selection's type.
    package func values(of site: PickerSite) -> OptionValues? {
        let selection = site.selectionType
        guard selection.isKnown else { return nil }
        var values = OptionValues(isComplete: site.options.isComplete)
        for option in site.options.options {
            if option.mayHideTag { values.isComplete = false }
            if let tag = option.tags.first(where: { serves($0, selection) }) {
                add(option, tag, selection, to: &values)
            } else {
                if option.tags.contains(where: { !$0.type.isKnown }) || option.mayHideTag {
                    values.isComplete = false
                    continue
                }
                guard option.tags.isEmpty, let loop = option.loop, !loop.isConstantRange else { return nil }
                guard loop.idType == selection else {
                    if !loop.idType.isKnown {
                        values.isComplete = false
                        continue
                    }
                    return nil
                }
                add(option, nil, selection, to: &values)
            }
        }
        return values
    }

    /// Whether a tag is one of the selection's.
    package func serves(_ tag: WrittenTag, _ selection: SwiftType) -> Bool {
        tag.type == selection || (tagsIncludeOptional && tag.includesOptional && selection.wrapped == tag.type)
    }

    private func add(_ option: PickerOption, _ tag: WrittenTag?, _ selection: SwiftType, to values: inout OptionValues)
    {
        guard let scopes = scopes(of: option, upTo: Self.longest - values.rows.count) else {
            values.isComplete = false
            return
        }
        for (scope, element) in scopes {
            let value: Constant? =
                if let tag {
                    constants.value(of: tag.expression, in: tag.file, scope, expecting: tag.type)
                } else {
                    element.flatMap { identity(of: $0, option, scope) }
                }
            guard let value, value.isWhole else {
                values.isComplete = false
                continue
            }
            values.rows.append(OptionValues.Row(option: option, tag: tag, value: value.fitting(selection)))
        }
    }

    /// The identity that a loop gives an element.
    package func identity(of element: Constant, _ option: PickerOption, _ scope: ConstantReader.Scope) -> Constant? {
        guard let loop = option.loop else { return nil }
        guard let id = loop.id else { return constants.member("id", of: element, in: loop.file, scope) }
        return constants.value(of: id, from: element, in: loop.file, scope)
    }

    /// One scope for each time that the loops repeat an option, with the innermost element; nil where that is not known.
    package func scopes(of option: PickerOption, upTo limit: Int) -> [(ConstantReader.Scope, Constant?)]? {
        var scopes: [(ConstantReader.Scope, Constant?)] = [(ConstantReader.Scope(), nil)]
        for loop in option.loops.reversed() {
            guard let closure = loop.call.closure(labelled: "content") ?? loop.call.trailingClosure else { return nil }
            var next: [(ConstantReader.Scope, Constant?)] = []
            for (scope, _) in scopes {
                guard case .list(let list)? = constants.value(of: loop.data, in: loop.file, scope),
                    next.count + list.count <= limit
                else { return nil }
                next += list.map { (adding($0, of: closure, to: scope), $0) }
            }
            scopes = next
        }
        return scopes
    }

    private func adding(
        _ element: Constant, of closure: ClosureExprSyntax, to scope: ConstantReader.Scope
    ) -> ConstantReader.Scope {
        var scope = scope
        func add(_ name: String, _ value: Constant) {
            scope.elements.append(ConstantReader.Scope.Element(closure: closure.id, name: name, value: value))
        }
        let names = closure.parameterNames
        if names.count == 2, case .instance("()", let fields) = element {
            if let offset = fields["offset"] { add(names[0], offset) }
            if let value = fields["element"] { add(names[1], value) }
        } else if names.count <= 1 {
            add(names.first ?? "$0", element)
        }
        return scope
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters, where they are written.
    package var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let parameters): parameters.map(\.name.name)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).name }
        default: []
        }
    }
}

extension OptionValueReader {
    /// The type of an expression, as the inference finds it.
    package func inferredType(_ node: ExprSyntax, in file: SourceFile) -> SwiftType {
        inference.type(of: node, in: file)
    }
}
