import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A control among the options of a picker: the picker takes it for text and does not run its action.
enum ButtonAmongOptions: SourceCheck {
    static let slug = Slug(fixed: "button-among-options")
    static let severity = Severity.warning

    /// Views that act by themselves.
    static let controls: Set<String> = [
        "Button", "Toggle", "Link", "NavigationLink", "ShareLink", "SettingsLink", "Stepper",
    ]

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        // Radio buttons stand beside views that work as they do elsewhere.
        guard site.kind == .picker, site.style?.name != "radioGroup" else { return [] }
        var findings: [Finding] = []
        for option in site.options.options where option.file === site.file {
            guard let name = option.chain.name else { continue }
            let isRow = ["HStack", "VStack", "ZStack"].contains(name)
            let control =
                isRow
                ? control(in: option.chain.base)
                : controls.contains(name) ? option.chain.base.as(FunctionCallExprSyntax.self) : nil
            guard let control, !isIdle(control), !repeatsTag(control, option) else { continue }
            let kind = ModifierChain.calleeName(ExprSyntax(control)) ?? name
            findings.append(
                finding(
                    at: control.calledExpression, in: site.file, severity: isRow ? .advice : .warning, message(kind),
                    why: why))
        }
        return findings
    }

    /// Whether a button has no action, as those that only lend their looks.
    private static func isIdle(_ control: FunctionCallExprSyntax) -> Bool {
        let action = control.closure(labelled: "action") ?? control.trailingClosure
        return action?.statements.isEmpty == true
    }

    /// Whether a button only does what its tag does anyway.
    private static func repeatsTag(_ control: FunctionCallExprSyntax, _ option: PickerOption) -> Bool {
        guard let tag = option.tags.first?.expression,
            let closure = control.closure(labelled: "action") ?? control.trailingClosure,
            let action = ChoiceAction(closure)
        else { return false }
        return action.value.trimmedDescription == tag.trimmedDescription
    }

    /// The first control inside a row.
    private static func control(in row: ExprSyntax) -> FunctionCallExprSyntax? {
        for token in row.tokens(viewMode: .sourceAccurate) where controls.contains(token.text) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                let call = reference.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == ExprSyntax(reference).id
            else { continue }
            return call
        }
        return nil
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english:
                "This `\(name)` stands among the options of a picker, which takes it for text and does not run its action",
            chinese: "这个 `\(name)` 放在选择器的选项里，会被当作文字，动作不会执行")
    }

    private static let why = Localized(
        english:
            "Seen with menus on macOS 12.2 and with rows; a picker handles the tap itself. Put the control beside the picker, in a `Menu` that holds both.",
        chinese: "在 macOS 12.2 的菜单和列表行中出现过；点按由选择器自己处理。请把控件放到选择器旁边，用一个 `Menu` 包住两者。")
    static let summary = Localized(
        english: "A button stands among the options",
        chinese: "选项里放了按钮")
}
