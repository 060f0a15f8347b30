import Findings
import SourceReading
import SwiftSyntax

extension RowRepair {
    /// The row with another expression in its tag.
    static func replacing(_ node: some SyntaxProtocol, with text: String, isSafe: Bool) -> RowRepair {
        RowRepair(edits: [Edit(range: SourceFile.range(of: node), replacement: text)], isSafe: isSafe)
    }

    /// The row with a tag behind its last modifier, on a line of its own where the row has several.
    static func appending(tag text: String, to option: PickerOption, isSafe: Bool) -> RowRepair {
        let range = SourceFile.range(of: option.chain.whole)
        let start = option.file.text.location(at: range.lowerBound)
        let end = option.file.text.location(at: range.upperBound)
        var separator = ""
        if end.line > start.line {
            let line = option.file.text[(end.offset - end.column + 1)..<end.offset]
            separator = "\n" + line.prefix { $0 == " " || $0 == "\t" }
        }
        let edit = Edit(range: range.upperBound..<range.upperBound, replacement: "\(separator).tag(\(text))")
        return RowRepair(edits: [edit], isSafe: isSafe)
    }
}

extension TagRule {
    /// An expression of the selection's type, or of what it wraps, as the argument of a tag.
    func tagText(_ expression: String, needsParentheses: Bool = false) -> String {
        guard target.wrapped != nil, !context.tagsIncludeOptional else { return expression }
        return "\(needsParentheses ? "(\(expression))" : expression) as \(spelling)"
    }

    /// The selection's type as its own declaration spells it, or in full.
    var spelling: String {
        if case .variable(let binding, _)? = site.variable?.kind, site.variable?.file === site.file,
            let annotation = binding.typeAnnotation?.type, context.inference.type(annotation, in: site.file) == target
        {
            return annotation.trimmedDescription
        }
        return target.description
    }

    /// The name that a row's loop gives to its element, where the row can use it.
    func element(of option: PickerOption) -> (name: String, loop: OptionLoop)? {
        guard let loop = option.loop, let variable = loop.variable, variable != "_", loop.file === option.file else {
            return nil
        }
        let isBinding = variable.hasPrefix("$") && variable != "$0"
        return (isBinding ? String(variable.dropFirst()) : variable, loop)
    }

    /// A tag with the loop's element, where that is what the selection holds.
    func taggingElement(_ option: PickerOption) -> RowRepair? {
        guard let (name, loop) = element(of: option), loop.elementType == target.bare else { return nil }
        return .appending(tag: tagText(name), to: option, isSafe: true)
    }
}

extension ExprSyntax {
    /// Whether something may be written behind it without parentheses.
    var isSimple: Bool {
        self.is(DeclReferenceExprSyntax.self) || self.is(FunctionCallExprSyntax.self)
            || self.as(MemberAccessExprSyntax.self).map { $0.base != nil } == true
            || self.is(SubscriptCallExprSyntax.self)
    }

    /// The value in `x as T?`, `Optional(x)`, `Optional.some(x)` and `T?.some(x)`.
    var castToOptional: ExprSyntax? {
        if let cast = self.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil { return cast.expression }
        if let sequence = self.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil
            else { return nil }
            return parts[0]
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
            let value = call.arguments.first, value.label == nil
        else { return nil }
        let callee = call.calledExpression.trimmedDescription
        return callee == "Optional" || callee == "Optional.some" || callee.hasSuffix("?.some")
            || callee.hasPrefix("Optional<")
            ? value.expression : nil
    }
}
