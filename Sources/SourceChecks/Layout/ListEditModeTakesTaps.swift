import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker in the rows of a list that selects rows in edit mode: a tap marks the row, and the picker does not open.
///
/// It is silent where the picker is not shown while the list is edited, or where the file knows no edit mode.
enum ListEditModeTakesTaps: SourceCheck {
    static let slug = Slug(fixed: "list-edit-mode-takes-taps")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .touch) else { return [] }
        for path in context.paths(of: site) {
            guard let (list, file) = list(around: path), list.argument("selection") != nil,
                file.mentions("EditButton") || file.mentions("editMode")
            else { continue }
            return [finding(at: site.mark, in: site.file, message(site), why: why)]
        }
        return []
    }

    /// The list whose row holds the picker.
    private static func list(around path: ViewPath) -> (FunctionCallExprSyntax, SourceFile)? {
        for step in path.hierarchy {
            switch step {
            case .container("List", let call, _, let file, _): return (call, file)
            case .container("Section", _, let label, _, _): if label == "header" || label == "footer" { return nil }
            case .branch(let node, _): if speaksOfEditing(node) { return nil }
            case .modifier(let modifier, _): if ["selectionDisabled", "hidden"].contains(modifier.name) { return nil }
            case .content: return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether the condition of a branch is about editing.
    private static func speaksOfEditing(_ node: Syntax) -> Bool {
        let condition =
            node.as(IfExprSyntax.self).map { Syntax($0.conditions) }
            ?? node.as(SwitchExprSyntax.self).map { Syntax($0.subject) } ?? node
        return condition.tokens(viewMode: .sourceAccurate).contains { $0.text.lowercased().contains("edit") }
    }

    private static func message(_ site: PickerSite) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) stands in a row that `List(selection:)` selects in edit mode: a tap marks the row",
            chinese: "\(site.nameInChinese)所在的行在编辑模式下由 `List(selection:)` 选择：点击只会选中这一行")
    }
    private static let why = Localized(
        english:
            "While the list is edited, taps select rows. Show the chosen option as text then, or leave `selection:` out.",
        chinese: "编辑列表时点击用来选行。此时请用文字显示所选项，或者去掉 `selection:`。")
    static let summary = Localized(
        english: "A list that selects rows takes the picker's taps",
        chinese: "可选行的列表拿走了选择器的点击")
}
