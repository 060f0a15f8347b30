import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wrapped control whose coordinator keeps the first struct, because no update gives it the present one.
enum RepresentableCoordinatorStale: SourceCheck {
    static let slug = Slug(fixed: "representable-coordinator-stale")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion
    static let words = ["makeCoordinator"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        WrappedControl.controls.contains { file.mentions($0) }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let make = token.parent?.as(FunctionDeclSyntax.self), make.name.id == token.id,
            let wrapped = WrappedControl(around: make), let given = given(make),
            let update = wrapped.function(["updateUIView", "updateNSView"]), let body = update.body,
            !refreshes(body, holder: given.trimmedDescription == "self" ? holder(wrapped)?.name : nil)
        else { return [] }
        let severity: Severity = changes(wrapped, context) ? .warning : .advice
        return [
            finding(
                at: given, in: file, severity: severity, message(wrapped.name), why: why,
                repair: repair(wrapped, given, update, file))
        ]
    }

    /// What the coordinator is made with and keeps: `self`, or one of the struct's bindings.
    private static func given(_ make: FunctionDeclSyntax) -> ExprSyntax? {
        guard let body = make.body else { return nil }
        for token in body.statements.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                let argument = reference.parent?.as(LabeledExprSyntax.self),
                argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
            else { continue }
            if token.text == "self" || token.text.hasPrefix("$") { return ExprSyntax(reference) }
        }
        return nil
    }

    /// Whether the update gives the coordinator something in place of what it was made with.
    ///
    /// - Parameter holder: the coordinator's variable that holds the struct, where it is known; without it every mention of
    ///   the coordinator may be a refresh. Reading another variable, or writing plain data to one, is none.
    private static func refreshes(_ body: CodeBlockSyntax, holder: String?) -> Bool {
        body.tokens(viewMode: .sourceAccurate).filter { $0.text == "coordinator" }.contains { token in
            guard let holder, let coordinator = token.reference,
                let member = coordinator.parent?.as(MemberAccessExprSyntax.self), member.base?.id == coordinator.id
            else { return true }
            let name = member.declName.baseName
            if member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(member).id {
                return true
            }
            guard let assignment = name.assignment else { return false }
            if name.text == holder { return true }
            return assignment.node.elements.dropFirst(2).contains { part in
                part.tokens(viewMode: .sourceAccurate).contains {
                    $0.text == "self" || $0.text.hasPrefix("$") || $0.tokenKind == .leftBrace
                }
            }
        }
    }

    /// Whether the coordinator reads more of the struct than bindings, or the struct is made with a binding that may lead
    /// to another place: to an element, to a loop's item, or through closures.
    private static func changes(_ wrapped: WrappedControl, _ context: CheckContext) -> Bool {
        let plain = wrapped.plainProperties
        for coordinator in wrapped.members.compactMap({ $0.as(ClassDeclSyntax.self) }) {
            for token in coordinator.tokens(viewMode: .sourceAccurate) where plain.contains(token.text) {
                if token.reference?.as(MemberAccessExprSyntax.self)?.base != nil { return true }
            }
        }
        for (token, _) in NameUses(index: context.inference.index).tokens(wrapped.name, only: nil) {
            guard let call = token.reference?.parent?.as(FunctionCallExprSyntax.self) else { continue }
            if call.arguments.contains(where: { mayLeadElsewhere($0.expression, call) }) { return true }
        }
        return false
    }

    private static func mayLeadElsewhere(_ value: ExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
        if ModifierChain.calleeName(value) == "Binding" { return true }
        let text = value.trimmedDescription
        guard text.hasPrefix("$") else { return false }
        return text.contains("[")
            || Surrounding.steps(from: ExprSyntax(call)).contains { step in
                guard case .container("ForEach", let loop) = step else { return false }
                return (loop.trailingClosure?.parameterNames ?? []).contains { text.hasPrefix($0) }
            }
    }

    /// Gives the coordinator the present struct, where it has a property for it.
    private static func repair(
        _ wrapped: WrappedControl, _ given: ExprSyntax, _ update: FunctionDeclSyntax, _ file: SourceFile
    ) -> Repair? {
        guard given.trimmedDescription == "self", let (property, isVariable) = holder(wrapped), isVariable,
            let statement = update.body?.statements.first,
            let parameter = update.signature.parameterClause.parameters.last
        else { return nil }
        let name = (parameter.secondName ?? parameter.firstName).text
        let range = SourceFile.range(of: statement)
        let place = file.text.location(at: range.lowerBound)
        let isOwnLine = file.text[(range.lowerBound - place.column + 1)..<range.lowerBound].allSatisfy(\.isWhitespace)
        let separator = isOwnLine ? "\n" + String(repeating: " ", count: place.column - 1) : "; "
        return Repair(
            isSafe: false,
            title: Localized(english: "Refresh the coordinator in the update", chinese: "在更新方法里刷新 coordinator"),
            edits: [
                Edit(
                    range: range.lowerBound..<range.lowerBound,
                    replacement: "\(name).coordinator.\(property) = self" + separator)
            ])
    }

    /// The property of the coordinator, within the struct, that holds the struct.
    private static func holder(_ wrapped: WrappedControl) -> (name: String, isVariable: Bool)? {
        for coordinator in wrapped.members.compactMap({ $0.as(ClassDeclSyntax.self) }) {
            for variable in coordinator.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
                    bareName(type) == wrapped.name
                else { continue }
                return (binding.pattern.trimmedDescription, variable.bindingSpecifier.text == "var")
            }
        }
        return nil
    }

    /// The name of `Name`, `Name?`, `Name!` or `Name<Value>`.
    private static func bareName(_ type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return bareName(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return bareName(optional.wrappedType) }
        return type.as(IdentifierTypeSyntax.self)?.name.name
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "The coordinator of `\(name)` keeps what it is made with, and no update refreshes it",
            chinese: "`\(name)` 的 coordinator 一直保留创建时得到的值，更新时没有刷新")
    }

    private static let why = Localized(
        english:
            "It is made once, the struct anew at every update: with a binding to another element or object a choice lands in the former one. Make `context.coordinator.parent = self` the first line of the update method.",
        chinese:
            "coordinator 只创建一次，而结构体每次更新都会重建：binding 换成别的元素或对象后，选择会写进原来的那个。请把 `context.coordinator.parent = self` 作为更新方法的第一行。"
    )
    static let summary = Localized(
        english: "The coordinator of a wrapped control holds an old copy",
        chinese: "包装控件的 coordinator 拿着旧拷贝")
}
