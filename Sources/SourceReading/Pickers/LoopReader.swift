import SwiftSyntax

/// Reads what a `ForEach`, or a `List` over data, repeats and how it identifies it.
struct LoopReader {
    let inference: TypeInference

    func loop(
        _ call: FunctionCallExprSyntax, _ data: ExprSyntax, _ content: ClosureExprSyntax, in file: SourceFile
    ) -> OptionLoop {
        let dataType = inference.type(of: data, in: file)
        var element = inference.elementType(of: dataType)
        if case .named("Binding", let arguments) = element, let value = arguments.first { element = value }
        let id = call.argument("id")
        let isRange = ["Range", "ClosedRange"].contains(dataType.name ?? "")
        return OptionLoop(
            call: call, file: file, data: data, dataType: dataType, elementType: element,
            idType: identity(id, of: element, in: file), id: id, isConstantRange: id == nil && isRange,
            variable: Self.variable(of: content))
    }

    private func identity(_ id: ExprSyntax?, of element: SwiftType, in file: SourceFile) -> SwiftType {
        if let id {
            guard let path = id.as(KeyPathExprSyntax.self) else { return .unknown }
            return inference.value(of: path, from: element, in: file)
        }
        // A range without `id:` is Range<Int>, whose rows are numbered.
        if element == .int { return .int }
        return inference.instanceMember("id", of: element, in: file)
    }

    static func variable(of closure: ClosureExprSyntax) -> String? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let parameters): return parameters.first?.name.text
        case .parameterClause(let clause):
            return (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.text
        default: return "$0"
        }
    }
}
