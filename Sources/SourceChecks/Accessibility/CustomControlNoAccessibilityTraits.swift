import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Options of a self-made picker that are chosen by a tap gesture and say so to nobody but the eye.
enum CustomControlNoAccessibilityTraits: SourceCheck {
    static let slug = Slug(fixed: "custom-control-no-accessibility-traits")
    static let severity = Severity.warning
    static let words = ["onTapGesture"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        let loops = file.places(of: "ForEach").compactMap { file.trailingClosure(ofCallAt: $0 + "ForEach".utf8.count) }
            .filter { file.contains("==", in: $0) || file.contains("!=", in: $0) }
        return file.ends(of: "onTapGesture").contains { end in
            guard loops.contains(where: { $0.contains(end) }), let action = file.trailingClosure(ofCallAt: end) else {
                return false
            }
            return file.contains(" = ", in: action)
        }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id,
            call.arguments.isEmpty, let closure = call.trailingClosure, let action = ChoiceAction(closure)
        else { return [] }
        let chain = ModifierChain(ExprSyntax(call))
        guard !["Button", "Picker", "Toggle", "NavigationLink", "Menu"].contains(chain.name ?? ""),
            isElement(action, call), action.isCompared(in: row(of: call)), !speaks(row(of: call)), !isCovered(call),
            !speaks(viewNamed: chain.name, in: file, context)
        else { return [] }
        return [finding(at: token, in: file, message(action.target), why: why)]
    }

    /// Whether the value is the element of the loop around the view.
    private static func isElement(_ action: ChoiceAction, _ call: FunctionCallExprSyntax) -> Bool {
        for case .container("ForEach", let loop) in Surrounding.steps(from: ExprSyntax(call)) {
            guard let closure = loop.trailingClosure else { return false }
            let names = closure.parameterNames
            let first = action.value.trimmedDescription.split(separator: ".").first.map(String.init) ?? ""
            return names.isEmpty ? first == "$0" : names.contains(first)
        }
        return false
    }

    /// The whole view of the element, inside the loop.
    private static func row(of call: FunctionCallExprSyntax) -> Syntax {
        var row = Syntax(call)
        var next = row.parent
        while let node = next {
            if let closure = node.as(ClosureExprSyntax.self), let (taking, _) = closure.takingCall,
                ModifierChain.calleeName(ExprSyntax(taking)) == "ForEach"
            {
                return Syntax(closure.statements)
            }
            row = node
            next = node.parent
        }
        return row
    }

    private static func speaks(_ row: Syntax) -> Bool {
        row.tokens(viewMode: .sourceAccurate).contains {
            $0.text.hasPrefix("accessibility") && $0.text != "accessibilityIdentifier"
        }
    }

    /// Whether a view of the app's own speaks for itself.
    private static func speaks(viewNamed name: String?, in file: SourceFile, _ context: CheckContext) -> Bool {
        guard let name, let type = context.inference.index.type(named: name, near: file) else { return false }
        return type.parts.contains { speaks(Syntax($0.node)) }
    }

    /// Whether what stands around speaks for the options.
    private static func isCovered(_ call: FunctionCallExprSyntax) -> Bool {
        Surrounding.steps(from: ExprSyntax(call)).contains { step in
            guard case .modifier(let modifier) = step else { return false }
            return modifier.name.hasPrefix("accessibility") && modifier.name != "accessibilityIdentifier"
        }
    }

    private static func message(_ target: String) -> Localized<String> {
        Localized(
            english:
                "These options set `\(target)` by a gesture, so VoiceOver knows neither that they can be chosen nor which one is",
            chinese: "这些选项用手势设置 `\(target)`，VoiceOver 不知道它们可以选，也不知道选中了哪一个")
    }

    private static let why = Localized(
        english:
            "A gesture carries no role and no state. Use a `Picker`, or add `.accessibilityRepresentation { Picker(…) }`; at the least make them buttons and add `.isSelected` to the chosen one.",
        chinese:
            "手势既没有角色也没有状态。请用 `Picker`，或加 `.accessibilityRepresentation { Picker(…) }`；至少改成按钮，并给选中的一个加上 `.isSelected`。")
    static let summary = Localized(
        english: "A self-made picker says nothing to VoiceOver",
        chinese: "自制的选择器对 VoiceOver 毫无信息")
}
