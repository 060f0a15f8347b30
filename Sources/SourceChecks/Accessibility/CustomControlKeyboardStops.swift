import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A row of buttons that each give one variable another value: a picker, but with a keyboard stop per option.
enum CustomControlKeyboardStops: SourceCheck {
    static let slug = Slug(fixed: "custom-control-keyboard-stops")
    static let severity = Severity.advice
    static let words = ["HStack"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        file.ends(of: "HStack").contains { end in
            guard let content = file.trailingClosure(ofCallAt: end),
                ["Button", "ForEach", "Spacer", "Divider"].contains(file.word(from: content.lowerBound))
            else { return false }
            // Where it is not known that the code runs on a Mac, the buttons must be plain.
            let isPlain = file.contains("plain", in: content) || file.contains("PlainButtonStyle", in: content)
            return (isPlain || context.platforms != nil)
                && file.contains("Button", in: content) && file.contains(" = ", in: content)
        }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let call = reference.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(reference).id,
            let content = call.trailingClosure, let target = target(of: content.statements), !isManaged(call),
            !isRepeated(call)
        else { return [] }
        // Where it is not known that the code runs on a Mac, only what is drawn as one control is worth a word.
        let isActive = ActivePlatforms.at(token).contains(.macOS)
        guard isActive, context.platforms?.contains(.macOS) ?? isPlain(content) else { return [] }
        return [finding(at: token, in: file, message(target), why: why)]
    }

    /// The variable that all views of the row set, each to a value of its own.
    private static func target(of statements: CodeBlockItemListSyntax) -> String? {
        var values: Set<String> = []
        var target: String?
        for statement in statements {
            guard case .expr(let view) = statement.item else { return nil }
            let chain = ModifierChain(view)
            switch chain.name {
            case "Spacer", "Divider": continue
            case "ForEach":
                guard statements.count == 1,
                    let closure = (chain.base.as(FunctionCallExprSyntax.self))?.trailingClosure,
                    closure.statements.count == 1, case .expr(let row)? = closure.statements.first?.item,
                    let action = action(of: ModifierChain(row)), let name = closure.parameterNames.first,
                    action.value.trimmedDescription.split(separator: ".").first.map(String.init) == name
                else { return nil }
                return action.target
            default:
                guard let action = action(of: chain), target == nil || target == action.target else { return nil }
                target = action.target
                values.insert(action.value.trimmedDescription)
            }
        }
        return values.count >= 2 ? target : nil
    }

    private static func action(of chain: ModifierChain) -> ChoiceAction? {
        guard chain.name == "Button", let call = chain.base.as(FunctionCallExprSyntax.self), !chain.has("focusable"),
            !call.arguments.contains(where: { $0.label?.text == "role" })
        else { return nil }
        let closure = call.closure(labelled: "action") ?? call.trailingClosure
        guard let closure, let action = ChoiceAction(closure) else { return nil }
        // `isShown = true` beside `isShown = false` is a choice; `count = count + 1` is none.
        return action.value.is(SequenceExprSyntax.self) ? nil : action
    }

    /// Whether a loop repeats the row, so that it is a line of a grid such as a calendar's, and no control of its own.
    private static func isRepeated(_ call: FunctionCallExprSyntax) -> Bool {
        Surrounding.steps(from: ExprSyntax(call)).contains { step in
            if case .container("ForEach", _) = step { true } else { false }
        }
    }

    /// Whether all buttons are drawn as plain parts of one control.
    private static func isPlain(_ content: ClosureExprSyntax) -> Bool {
        let tokens = content.tokens(viewMode: .sourceAccurate)
        let buttons = tokens.filter { $0.text == "Button" }.count
        let styles = tokens.filter { ["plain", "PlainButtonStyle"].contains($0.text) }.count
        return buttons > 0 && styles >= buttons
    }

    /// Whether the row takes care of focus or of accessibility itself.
    private static func isManaged(_ call: FunctionCallExprSyntax) -> Bool {
        let chain = ModifierChain(outsideOf: ExprSyntax(call))
        return chain.modifiers.contains {
            ["focusable", "onMoveCommand", "onKeyPress", "focusSection"].contains($0.name)
                || $0.name.hasPrefix("accessibility")
        }
    }

    private static func message(_ target: String) -> Localized<String> {
        Localized(
            english: "These buttons choose `\(target)`, and each of them is a keyboard stop of its own",
            chinese: "这些按钮用来选择 `\(target)`，键盘导航时每个都要停一次")
    }

    private static let why = Localized(
        english:
            "A segmented `Picker` is one stop and answers the arrow keys. Use one, or make the row focusable, its buttons not, and move the selection with `onMoveCommand`.",
        chinese: "分段样式的 `Picker` 只占一个焦点，并响应方向键。请改用它，或让整行可聚焦、按钮不可聚焦，用 `onMoveCommand` 移动选择。")
    static let summary = Localized(
        english: "A row of buttons is one keyboard stop per option",
        chinese: "一排按钮让每个选项各占一个键盘停靠点")
}
