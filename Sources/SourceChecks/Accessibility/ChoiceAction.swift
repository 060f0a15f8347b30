import SourceReading
import SwiftSyntax

/// What an option of a self-made picker does: it gives a variable a value.
struct ChoiceAction {
    /// The variable as it is written.
    let target: String
    let value: ExprSyntax

    /// The only statement of an action, or its only one besides an animation around it: `x = value`.
    init?(_ closure: ClosureExprSyntax) {
        guard let only = Self.only(closure) else { return nil }
        var body = only
        if let call = body.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "withAnimation",
            let inner = call.trailingClosure.flatMap(Self.only)
        {
            body = inner
        }
        guard let sequence = body.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        target = parts[0].trimmedDescription
        value = parts[2]
    }

    private static func only(_ closure: ClosureExprSyntax) -> ExprSyntax? {
        guard closure.statements.count == 1, case .expr(let body)? = closure.statements.first?.item else { return nil }
        return body
    }

    /// Whether a view compares the variable with the value somewhere, to draw the chosen one.
    func isCompared(in node: some SyntaxProtocol) -> Bool {
        let text = value.trimmedDescription
        for token in node.tokens(viewMode: .sourceAccurate) where token.text == "==" || token.text == "!=" {
            guard let sequence = token.parent?.parent?.parent?.as(SequenceExprSyntax.self) else { continue }
            let parts = Array(sequence.elements)
            for place in parts.indices.dropFirst().dropLast()
            where ["==", "!="].contains(parts[place].as(BinaryOperatorExprSyntax.self)?.operator.text ?? "") {
                let sides = [parts[place - 1].trimmedDescription, parts[place + 1].trimmedDescription]
                if sides.sorted() == [target, text].sorted() { return true }
            }
        }
        return false
    }
}
