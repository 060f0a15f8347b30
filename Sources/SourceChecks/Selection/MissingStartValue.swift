import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

extension CheckContext {
    /// The value with which a picker surely appears, where no option carries it.
    func missingStart(of site: PickerSite) -> MissingStartValue? {
        remembered.missingStarts.answer(for: site.call.id) { MissingStartValue(site, self) }
    }
}

/// A picker that surely appears with a value which no option carries.
///
/// Several checks look at it, each at another kind of value.
struct MissingStartValue {
    let start: SelectionStart
    /// The value with which the picker appears.
    let value: Constant
    /// The values of the options; empty where the start is nil and they need not be known.
    let options: [OptionValues.Row]
    /// Whether the value is missing for sure, and not only by what such lists usually hold.
    let isCertain: Bool

    /// - Returns: nil where the start is unknown, or one of the options, or where an option's value is unknown.
    init?(_ site: PickerSite, _ context: CheckContext) {
        let inference = context.inference
        guard site.kind == .picker, site.selectionType.isKnown, !site.options.options.isEmpty, site.options.isComplete,
            site.options.options.allSatisfy({ !$0.mayHideTag }), Self.isHashable(site, inference),
            !Self.hasOwnEquality(site, inference)
        else { return nil }
        let reader = OptionValueReader(inference: inference, tagsIncludeOptional: context.tagsIncludeOptional)
        let starts = SelectionStartReader(inference: inference)
        guard let written = starts.written(site) else { return nil }
        let selection = site.selectionType
        guard let expression = written.expression else {
            guard let wrapped = selection.wrapped, Self.neverNil(site, wrapped, reader),
                let start = Self.start(of: site, starts)
            else { return nil }
            self.init(start: start, value: .nothing, options: [], isCertain: true)
            return
        }
        guard
            let value = ConstantReader(inference: inference).value(
                of: expression, in: written.file, expecting: selection)?
                .fitting(selection), value.isWhole
        else { return nil }
        if value == .nothing {
            guard let wrapped = selection.wrapped, Self.neverNil(site, wrapped, reader),
                let start = Self.start(of: site, starts)
            else { return nil }
            self.init(start: start, value: .nothing, options: [], isCertain: true)
            return
        }
        guard let values = reader.values(of: site), !values.rows.contains(where: { $0.value == value }),
            values.isComplete || value == .text(""), let start = Self.start(of: site, starts)
        else { return nil }
        // Rows that come from data hardly hold an empty text.
        self.init(start: start, value: value, options: values.rows, isCertain: values.isComplete)
    }

    /// The start, where no action changes it before the picker appears.
    private static func start(of site: PickerSite, _ starts: SelectionStartReader) -> SelectionStart? {
        guard let start = starts.start(of: site) else { return nil }
        return start.writes.isEmpty || appearsAtOnce(site) ? start : nil
    }

    /// Whether the picker appears together with the view whose state the selection is: nothing around it shows it later.
    private static func appearsAtOnce(_ site: PickerSite) -> Bool {
        guard let variable = site.variable, variable.isState, site.call.isInBody else { return false }
        return Surrounding.steps(from: ExprSyntax(site.call)).allSatisfy { step in
            switch step {
            case .branch: false
            case .modifier: true
            case .content(let modifier, _): ["overlay", "background", "safeAreaInset"].contains(modifier.name)
            case .container(let name, _): layouts.contains(name)
            }
        }
    }

    private static let layouts: Set<String> = [
        "Form", "List", "Section", "Group", "VStack", "HStack", "ZStack", "ScrollView", "NavigationStack",
        "NavigationView",
        "GroupBox", "LabeledContent", "Grid", "GridRow", "GeometryReader", "ControlGroup",
    ]

    /// Whether values of the selection's type are equal where the app says so, and not where they look the same.
    private static func hasOwnEquality(_ site: PickerSite, _ inference: TypeInference) -> Bool {
        guard let name = (site.selectionType.wrapped ?? site.selectionType).name,
            let declaration = inference.index.type(named: name, near: site.file),
            !declaration.primary.file.isInterface
        else { return false }
        return !declaration.members(named: "==").isEmpty
    }

    /// Whether the selection's type can be one: a struct of the app without the conformance does not compile.
    private static func isHashable(_ site: PickerSite, _ inference: TypeInference) -> Bool {
        let type = site.selectionType.wrapped ?? site.selectionType
        guard let name = type.name, let declaration = inference.index.type(named: name, near: site.file),
            declaration.kind == .struct, !declaration.primary.file.isInterface
        else { return true }
        return inference.conforms(type, to: ["Hashable"], near: site.file)
    }

    private init(start: SelectionStart, value: Constant, options: [OptionValues.Row], isCertain: Bool) {
        self.start = start
        self.value = value
        self.options = options
        self.isCertain = isCertain
    }

    /// Whether all rows have tags of the selection, and none of them can be nil.
    private static func neverNil(_ site: PickerSite, _ wrapped: SwiftType, _ reader: OptionValueReader) -> Bool {
        site.options.options.allSatisfy { option in
            guard let tag = option.tags.first(where: { reader.serves($0, site.selectionType) }) else { return false }
            if tag.type == wrapped { return true }
            // Written as an optional: a cast or a wrapped value that is not nil itself.
            guard let inner = tag.expression.castOperand else { return false }
            let type = reader.inferredType(inner, in: tag.file)
            return type == wrapped
        }
    }
}

extension MissingStartValue {
    /// The value as a person writes it.
    var spelling: String {
        start.expression?.trimmedDescription ?? "nil"
    }

    /// What a finding in a picker's file marks: the value, or the selection where the value stands in another file.
    func place(in site: PickerSite) -> Syntax {
        start.file === site.file ? start.node : site.selection.map { Syntax($0) } ?? Syntax(site.call)
    }

    /// Whether a value stands for "nothing chosen" by its look.
    var isSentinel: Bool {
        switch value {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .integer(let number): number <= 0 || number == .max
        case .number(let number): number <= 0
        case .member(_, let name, _): Self.unsetNames.contains(name.lowercased())
        default: false
        }
    }

    private static let unsetNames: Set<String> = [
        "unset", "none", "notset", "unknown", "undefined", "empty", "placeholder", "unspecified", "notselected",
        "unselected", "nothing", "noselection", "invalid", "undetermined",
    ]
}

extension ExprSyntax {
    /// `x` of `x as T?`, `Optional(x)`, `.some(x)`, `T?.some(x)`.
    var castOperand: ExprSyntax? {
        if let sequence = self.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            return parts.count == 3 && parts[1].is(UnresolvedAsExprSyntax.self) ? parts[0] : nil
        }
        if let cast = self.as(AsExprSyntax.self) { return cast.expression }
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return nil }
        let callee = call.calledExpression.trimmedDescription
        let isSome = callee == "Optional" || callee.hasSuffix("some") || callee.hasPrefix("Optional<")
        return isSome ? call.arguments.first?.expression : nil
    }
}

extension SyntaxProtocol {
    /// Whether the code stands in a view's `body`, and not in a helper of it.
    fileprivate var isInBody: Bool {
        var next = parent
        while let node = next {
            if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.pattern.trimmedDescription == "body"
            }
            if node.is(FunctionDeclSyntax.self) || node.asProtocol(DeclGroupSyntax.self) != nil { return false }
            next = node.parent
        }
        return false
    }
}
