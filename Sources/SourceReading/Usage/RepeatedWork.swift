import SwiftSyntax

/// Code that a timer or a sleeping loop runs again and again.
package struct RepeatedWork {
    /// The code, a closure or the body of a loop.
    package let body: Syntax
    package let file: SourceFile
    /// The seconds between two runs, nil where the source does not tell.
    package let interval: Double?
}

extension TypeInference {
    /// What a type repeats: in `onReceive` or `sink` of a timer's publisher, in a repeating `Timer`, in a loop that sleeps.
    package func repeatedWork(in type: TypeDeclaration) -> [RepeatedWork] {
        if let known = rememberedWork[ObjectIdentifier(type.primary)] { return known }
        let work = type.parts.flatMap { part -> [RepeatedWork] in
            guard part.file.mentions("Timer") || part.file.mentions("sleep") else { return [] }
            let finder = RepeatedWorkFinder(inference: self, file: part.file)
            finder.walk(part.node)
            return finder.found
        }
        rememberedWork[ObjectIdentifier(type.primary)] = work
        return work
    }

    /// The assignments of repeated work, and of the own methods that it calls.
    package func assignments(of work: RepeatedWork) -> [(assignment: Assignment, file: SourceFile)] {
        var all = Assignment.all(in: work.body).map { (assignment: $0, file: work.file) }
        for call in Calls.all(in: work.body) where call.calledExpression.memberPath?.count == 1 {
            guard let (function, file) = method(calledBy: call, in: work.file), let body = function.body else {
                continue
            }
            all += Assignment.all(in: body).map { ($0, file) }
        }
        return all
    }
}

/// The calls in a piece of the source.
package enum Calls {
    package static func all(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }
    }
}

private final class RepeatedWorkFinder: SyntaxVisitor {
    let inference: TypeInference
    let file: SourceFile
    var found: [RepeatedWork] = []

    init(inference: TypeInference, file: SourceFile) {
        self.inference = inference
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            if node.calledExpression.trimmedDescription == "Timer" { timer(node, "timeInterval") }
            return .visitChildren
        }
        switch member.declName.baseName.text {
        case "onReceive":
            if let publisher = node.arguments.first?.expression, let timer = publish(publisher, depth: 0) {
                note(node.trailingClosure ?? node.closure(labelled: "perform"), every: timer)
            }
        case "sink":
            if let base = member.base, let timer = publish(base, depth: 0) {
                note(node.trailingClosure ?? node.closure(labelled: "receiveValue"), every: timer)
            }
        case "scheduledTimer" where member.base?.trimmedDescription == "Timer": timer(node, "withTimeInterval")
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        let sleep = Calls.all(in: node.body).first { $0.calledExpression.trimmedDescription == "Task.sleep" }
        if let sleep, let argument = sleep.arguments.first {
            let interval =
                argument.label?.text == "nanoseconds"
                ? Interval.seconds(argument.expression).map { $0 / 1e9 } : Interval.duration(argument.expression)
            found.append(RepeatedWork(body: Syntax(node.body), file: file, interval: interval))
        }
        return .visitChildren
    }

    private func timer(_ call: FunctionCallExprSyntax, _ label: String) {
        guard let interval = call.argument(label), call.argument("repeats")?.trimmedDescription == "true" else {
            return
        }
        note(call.trailingClosure ?? call.closure(labelled: "block"), every: Interval.seconds(interval))
    }

    private func note(_ closure: ClosureExprSyntax?, every interval: Double?) {
        guard let closure else { return }
        found.append(RepeatedWork(body: Syntax(closure), file: file, interval: interval))
    }

    /// The interval of a publisher made by `Timer.publish`, which may be a variable's value; nil for every other publisher.
    private func publish(_ node: ExprSyntax, depth: Int) -> Double?? {
        let call = Calls.all(in: node).first { $0.calledExpression.trimmedDescription == "Timer.publish" }
        if let call, call.position == node.position || node.memberPath == nil {
            return .some(call.argument("every").flatMap(Interval.seconds))
        }
        guard depth < 2, let path = node.memberPath, path.count == 1,
            case .member(let member, _)? = inference.meaning(of: path[0], at: node, in: file),
            let value = member.binding?.initializer?.value
        else { return nil }
        return publish(value, depth: depth + 1)
    }
}

/// Reads a length of time that is written out.
private enum Interval {
    /// `0.05`, `1 / 60`.
    static func seconds(_ node: ExprSyntax) -> Double? {
        if let number = node.as(IntegerLiteralExprSyntax.self) {
            return Double(number.literal.text.filter { $0 != "_" })
        }
        if let number = node.as(FloatLiteralExprSyntax.self) { return Double(number.literal.text.filter { $0 != "_" }) }
        guard let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
            elements[1].trimmedDescription == "/", let dividend = seconds(elements[0]),
            let divisor = seconds(elements[2])
        else { return nil }
        return dividend / divisor
    }

    /// `.milliseconds(50)`, `.seconds(1)`.
    static func duration(_ node: ExprSyntax) -> Double? {
        guard let call = node.as(FunctionCallExprSyntax.self), let value = call.arguments.first?.expression,
            let number = seconds(value), let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return nil }
        switch member.declName.baseName.text {
        case "seconds": return number
        case "milliseconds": return number / 1e3
        case "microseconds": return number / 1e6
        case "nanoseconds": return number / 1e9
        default: return nil
        }
    }
}
