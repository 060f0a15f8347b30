import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// `onChange` on a picker in the content of a `Menu`, which is built only when the menu opens.
enum OnchangeInsideMenuContent: SourceCheck {
    static let slug = Slug(fixed: "onchange-inside-menu-content")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion
    static let words = ["onChange"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        file.mentions("Picker") && file.mentions("Menu")
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == token.id,
            let watched = member.base, context.inference.index.type(named: "Menu", near: file) == nil,
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id, let value = call.argument("of"),
            Calls.all(in: watched).contains(where: { ModifierChain.calleeName(ExprSyntax($0)) == "Picker" })
        else { return [] }
        for (number, place) in context.inference.places(of: ExprSyntax(call), in: file).enumerated() {
            guard let menu = menu(around: place.node) else { continue }
            let repair = number == 0 ? move(call, from: watched, behind: menu, in: file) : nil
            return [finding(at: token, in: file, message(value.trimmedDescription), why: why, repair: repair)]
        }
        return []
    }

    /// The menu in whose content a view stands, unless it stands in a sheet or the like inside of it.
    private static func menu(around node: ExprSyntax) -> FunctionCallExprSyntax? {
        var next = node.parent
        while let current = next {
            if let closure = current.as(ClosureExprSyntax.self), let (call, label) = closure.takingCall {
                if ModifierChain.calleeName(ExprSyntax(call)) == "Menu" {
                    return label == nil || label == "content" ? call : nil
                }
                if call.calledExpression.is(MemberAccessExprSyntax.self) { return nil }
            }
            next = current.parent
        }
        return nil
    }

    private static func move(
        _ call: FunctionCallExprSyntax, from watched: ExprSyntax, behind menu: FunctionCallExprSyntax,
        in file: SourceFile
    ) -> Repair {
        let range = watched.endPositionBeforeTrailingTrivia.utf8Offset..<SourceFile.range(of: call).upperBound
        let end = SourceFile.range(of: menu).upperBound
        return Repair(
            isSafe: false,
            title: Localized(english: "Move `onChange` behind the menu", chinese: "把 `onChange` 移到菜单外面"),
            edits: [
                Edit(range: range, replacement: ""),
                Edit(range: end..<end, replacement: file.text[range]),
            ])
    }

    private static func message(_ value: String) -> Localized<String> {
        Localized(
            english: "`onChange(of: \(value))` stands in the content of a menu and may miss the first choice",
            chinese: "`onChange(of: \(value))` 写在菜单内容里，可能漏掉第一次选择")
    }
    private static let why = Localized(
        english: """
            The content of a `Menu` is most likely built when it opens, so the modifier begins to watch with the first choice \
            or after it; attach it to the menu or to the view that owns the value.
            """,
        chinese: "`Menu` 的内容多半在打开时才创建，修饰符从第一次选择时甚至之后才开始监听；请把它挂在菜单上或拥有该值的视图上。")
    static let summary = Localized(
        english: "onChange stands inside the menu's content",
        chinese: "onChange 写在了 Menu 的内容里")
}
