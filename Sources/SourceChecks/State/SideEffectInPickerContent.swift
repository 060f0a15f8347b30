import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A statement among the options that writes state, or calls a method that does.
///
/// The closures of buttons, bindings and modifiers are handlers and not looked at; work that only makes values is allowed.
/// A write that stands under a condition or in a closure fails when it runs: a warning.
enum SideEffectInPickerContent: SourceCheck {
    static let slug = Slug(fixed: "side-effect-in-picker-content")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let content = site.content else { return [] }
        return statements(of: content.statements).compactMap { statement in
            guard let written = written(by: statement, in: site.file, context) else { return nil }
            let severity: Severity = written.isSure ? .error : .warning
            return finding(at: statement, in: site.file, severity: severity, message(written.name), why: why)
        }
    }

    private static let builders: Set<String> = [
        "ForEach", "Group", "Section", "HStack", "VStack", "ZStack", "Label", "LabeledContent",
    ]

    /// The statements that run while the options are made, those of branches and nested builders included.
    private static func statements(of list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        list.flatMap { item -> [CodeBlockItemSyntax] in
            switch item.item {
            case .decl: return [item]
            case .expr(let node): return [item] + nested(in: node)
            case .stmt(let node):
                if let value = node.as(ReturnStmtSyntax.self)?.expression { return nested(in: value) }
                return node.as(ExpressionStmtSyntax.self).map { nested(in: $0.expression) } ?? []
            default: return []
            }
        }
    }

    private static func nested(in node: ExprSyntax) -> [CodeBlockItemSyntax] {
        if let branch = node.as(IfExprSyntax.self) {
            switch branch.elseBody {
            case .ifExpr(let other): return statements(of: branch.body.statements) + nested(in: ExprSyntax(other))
            case .codeBlock(let block):
                return statements(of: branch.body.statements) + statements(of: block.statements)
            default: return statements(of: branch.body.statements)
            }
        }
        if let choice = node.as(SwitchExprSyntax.self) {
            return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self).map { statements(of: $0.statements) } ?? [] }
        }
        let chain = ModifierChain(node)
        guard let call = chain.base.as(FunctionCallExprSyntax.self), builders.contains(chain.name ?? "") else {
            return []
        }
        let closures = [call.closure(labelled: "content"), call.trailingClosure].compactMap { $0 }
        return closures.flatMap { statements(of: $0.statements) }
    }

    private struct Write {
        var name: String
        /// Whether it is written each time the options are made.
        var isSure: Bool
    }

    /// The state that a statement writes: `count = 1`, `let _ = store()`, `_ = store()`.
    private static func written(
        by statement: CodeBlockItemSyntax, in file: SourceFile, _ context: CheckContext
    ) -> Write? {
        if case .expr(let node) = statement.item, node.is(SequenceExprSyntax.self) {
            let assignments = Assignment.all(in: node)
            if let own = assignments.first, own.whole.id == node.id, own.path != nil {
                return state(own, in: file, context).map { Write(name: $0, isSure: true) }
            }
            guard node.as(SequenceExprSyntax.self)?.elements.first?.is(DiscardAssignmentExprSyntax.self) == true else {
                return nil
            }
            return written(inside: node, in: file, context)
        }
        guard case .decl(let node) = statement.item, let variable = node.as(VariableDeclSyntax.self),
            variable.bindings.contains(where: { $0.pattern.is(WildcardPatternSyntax.self) })
        else { return nil }
        return written(inside: node, in: file, context)
    }

    private static func written(
        inside node: some SyntaxProtocol, in file: SourceFile, _ context: CheckContext
    ) -> Write? {
        for assignment in Assignment.all(in: node) {
            if let name = state(assignment, in: file, context) { return Write(name: name, isSure: false) }
        }
        for call in Calls.all(in: node) {
            guard let (function, origin) = context.inference.method(calledBy: call, in: file), let body = function.body
            else { continue }
            for assignment in Assignment.all(in: body) {
                guard let name = state(assignment, in: origin, context) else { continue }
                let item = assignment.whole.parent?.as(CodeBlockItemSyntax.self)
                return Write(name: name, isSure: item?.parent?.parent?.id == Syntax(body).id)
            }
        }
        return nil
    }

    /// The name of what an assignment writes, where that is state of a view or a published property of a model.
    private static func state(_ assignment: Assignment, in file: SourceFile, _ context: CheckContext) -> String? {
        guard context.inference.isOwnMember(assignment.target, in: file),
            let target = context.inference.target(of: assignment.target, in: file), let root = target.path.first
        else { return nil }
        let owner = context.inference.typeDeclaration(around: assignment.whole, in: file)
        let first = owner?.members(named: root).first
        guard first?.isViewState == true || target.member.hasAttribute("Published") else { return nil }
        return target.path.joined(separator: ".")
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english:
                "Code among the picker's options writes `\(name)`; it runs when the options are drawn, not when one is chosen",
            chinese: "选择器选项之间的代码会写入 `\(name)`；它在绘制选项时执行，而不是在选择时")
    }
    private static let why = Localized(
        english: """
            The closure only describes options, and writing state during a view update is undefined; move the code into \
            `onChange(of:)` outside of the picker.
            """,
        chinese: "这个闭包只描述有哪些选项，而在视图更新期间写入状态的结果未定义；请把代码移到选择器外面的 `onChange(of:)` 里。")
    static let summary = Localized(
        english: "Code that acts stands between the options",
        chinese: "选项之间写了有副作用的代码")
}
