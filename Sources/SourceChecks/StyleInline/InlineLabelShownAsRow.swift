import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An inline picker in a section of the same title, which then stands there twice.
enum InlineLabelShownAsRow: SourceCheck {
    static let slug = Slug(fixed: "inline-label-shown-as-row")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "inline", !site.isInMenu, !hidesLabel(site),
            let title = title(of: site), let header = header(around: site), Self.same(title, header)
        else { return [] }
        let repair = Repair(isSafe: false, title: repairTitle, edits: [.appending(".labelsHidden()", to: site.chain)])
        return [finding(at: title, in: site.file, message(title.trimmedDescription), why: why, repair: repair)]
    }

    private static func hidesLabel(_ site: PickerSite) -> Bool {
        site.surroundings.contains { step in
            guard case .modifier(let modifier) = step else { return false }
            return ["labelsHidden", "labelsVisibility"].contains(modifier.name)
        }
    }

    private static func title(of site: PickerSite) -> ExprSyntax? {
        if let title = site.title { return title }
        guard let statements = site.label?.statements, statements.count == 1 else { return nil }
        return text(in: statements)
    }

    private static func text(in statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, case .expr(let node)? = statements.first?.item else { return nil }
        let view = ModifierChain(node)
        return view.name == "Text" ? view.argument(nil) : nil
    }

    /// The header of the section that the picker stands in directly.
    private static func header(around site: PickerSite) -> ExprSyntax? {
        guard let (_, call) = site.containerCalls.first(where: { !["Group", "ForEach"].contains($0.name) }),
            ModifierChain.calleeName(ExprSyntax(call)) == "Section"
        else { return nil }
        if let title = call.argument(nil), !title.is(ClosureExprSyntax.self) { return title }
        if let closure = call.closure(labelled: "header") { return text(in: closure.statements) }
        guard let view = call.argument("header").map({ ModifierChain($0) }), view.name == "Text" else { return nil }
        return view.argument(nil)
    }

    private static func same(_ title: ExprSyntax, _ header: ExprSyntax) -> Bool {
        func spelled(_ node: ExprSyntax) -> String {
            let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? node.trimmedDescription
            return text.lowercased().filter { !$0.isWhitespace && $0 != ":" && $0 != "：" }
        }
        return !spelled(title).isEmpty && spelled(title) == spelled(header)
    }

    private static func message(_ title: String) -> Localized<String> {
        Localized(
            english: "\(title) stands here twice: as the section's header and as a row before the options",
            chinese: "\(title) 会出现两次：一次是 Section 标题，一次是选项前的一行")
    }
    private static let why = Localized(
        english:
            "The inline style draws the picker's label in the list. `.labelsHidden()` hides the row and keeps the name for VoiceOver.",
        chinese: "inline 样式会把选择器的 label 画在列表里。`.labelsHidden()` 隐藏这一行，VoiceOver 仍有名称。")
    private static let repairTitle = Localized(english: "Hide the picker's label", chinese: "隐藏选择器的标题")
    static let summary = Localized(
        english: "An inline picker shows its title as a row",
        chinese: "inline 选择器把标题显示成一行")
}
