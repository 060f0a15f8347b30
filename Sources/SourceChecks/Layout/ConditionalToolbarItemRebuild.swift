import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A toolbar with a picker and an item that comes and goes: the bar is built anew, and the picker blinks.
///
/// Conditions that the user changes once, such as edit mode, and those that never change while the view is shown, are left
/// alone.
enum ConditionalToolbarItemRebuild: SourceCheck {
    static let slug = Slug(fixed: "conditional-toolbar-item-rebuild")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let content = toolbar(around: site, context) else { return [] }
        return content.statements.compactMap { statement in
            guard let branch = branch(of: statement), Syntax(branch).mentions(items),
                let severity = severity(of: branch)
            else { return nil }
            let condition = branch.conditions.trimmedDescription
            return finding(at: branch.conditions, in: site.file, severity: severity, message(condition), why: why)
        }
    }

    /// The content of the toolbar that has the picker in an item which is always there.
    private static func toolbar(around site: PickerSite, _ context: CheckContext) -> ClosureExprSyntax? {
        guard let path = context.paths(of: site).first else { return nil }
        var isInItem = false
        for step in path.steps {
            switch step {
            case .container(let name, _, _, _, _) where items.contains(name): isInItem = true
            case .branch where isInItem: return nil
            case .content(let modifier, _, let file) where modifier.name == "toolbar":
                guard isInItem, file === site.file else { return nil }
                return modifier.call.trailingClosure ?? modifier.call.closure(labelled: "content")
            default: continue
            }
        }
        return nil
    }

    private static let items: Set = ["ToolbarItem", "ToolbarItemGroup"]

    private static func branch(of statement: CodeBlockItemSyntax) -> IfExprSyntax? {
        switch statement.item {
        case .expr(let node): node.as(IfExprSyntax.self)
        case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        default: nil
        }
    }

    /// A warning where the condition speaks of loading, which comes and goes by itself; nothing where it stays.
    private static func severity(of branch: IfExprSyntax) -> Severity? {
        if branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) { return nil }
        let words = branch.conditions.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
            if case .identifier = token.tokenKind { return token.text.lowercased() }
            return nil
        }
        func speaks(of parts: [String]) -> Bool { words.contains { word in parts.contains { word.contains($0) } } }
        if speaks(of: [
            "edit", "select", "sizeclass", "idiom", "platform", "device", "debug", "supports", "isios", "ismac",
        ]) {
            return nil
        }
        return speaks(of: ["load", "fetch", "sync", "busy", "refresh", "progress", "phase"]) ? .warning : .advice
    }

    private static func message(_ condition: String) -> Localized<String> {
        Localized(
            english:
                "The toolbar item after `if \(condition)` comes and goes, so the bar is built anew and its picker blinks",
            chinese: "`if \(condition)` 让工具栏项目时有时无，导航栏会重建，其中的选择器会闪烁")
    }
    private static let why = Localized(
        english:
            "The set of a toolbar's items is fixed as long as no condition stands around an item. Keep the item and put the condition into its content.",
        chinese: "只要条件不包在项目外面，工具栏的项目集合就不变。请保留该项目，把条件移到它的内容里。")
    static let summary = Localized(
        english: "A toolbar item that comes and goes rebuilds the picker",
        chinese: "时有时无的 ToolbarItem 让选择器重建")
}
