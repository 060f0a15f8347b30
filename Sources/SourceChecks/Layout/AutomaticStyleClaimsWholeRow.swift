import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker without a style that shares its row of a form or list with another control: it takes the taps of the whole row.
enum AutomaticStyleClaimsWholeRow: SourceCheck {
    static let slug = Slug(fixed: "automatic-style-claims-whole-row")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .rows) else { return [] }
        for path in context.paths(of: site) where path.pickerStyle == nil || path.pickerStyle?.name == "automatic" {
            guard let neighbour = neighbour(in: path), !mayHaveAnotherStyle(path, context) else { continue }
            let repair =
                path.pickerStyle == nil
                ? site.insertion(".pickerStyle(.menu)").map { Repair(isSafe: false, title: title, edits: [$0]) } : nil
            return [finding(at: site.mark, in: site.file, message(site, neighbour), why: why, repair: repair)]
        }
        return []
    }

    /// Whether a modifier of the app's own may set a style.
    private static func mayHaveAnotherStyle(_ path: ViewPath, _ context: CheckContext) -> Bool {
        path.hierarchy.contains { step in
            guard case .modifier(let modifier, let file) = step else { return false }
            return modifier.name == "modifier" || context.inference.declaresViewMember(modifier.name, near: file)
        }
    }

    /// The control that shares the picker's row.
    private static func neighbour(in path: ViewPath) -> String? {
        var row: String?
        for step in path.hierarchy {
            guard case .container(let name, let call, let label, _, let statement) = step else { continue }
            switch name {
            case "Form", "List": return row
            case "Section" where label == "header" || label == "footer": return nil
            case "HStack", "ZStack": row = row ?? control(in: call, besides: statement)
            case "VStack", "LabeledContent", "Group", "ForEach", "Section", "GridRow": break
            default: return nil
            }
        }
        return nil
    }

    /// A control among the views of a row: one that has no style to keep its taps to itself.
    private static func control(in row: FunctionCallExprSyntax, besides picker: Syntax) -> String? {
        guard let content = row.trailingClosure ?? row.closure(labelled: "content") else { return nil }
        for statement in content.statements {
            guard case .expr(let view) = statement.item, !Syntax(statement).contains(picker) else { continue }
            let chain = ModifierChain(view)
            guard let name = chain.name, controls.contains(name), !chain.has("buttonStyle"), !chain.has("pickerStyle"),
                !chain.has("hidden")
            else { continue }
            if row.parent.map({ ModifierChain(outsideOf: ExprSyntax(row)).has("buttonStyle") || $0.id == row.id })
                == true
            {
                return nil
            }
            return name
        }
        return nil
    }

    private static let controls: Set = ["Button", "NavigationLink", "Link", "Picker", "Menu", "ShareLink"]

    private static func message(_ site: PickerSite, _ neighbour: String) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) has no style and shares its row with a `\(neighbour)`: on iOS a tap there opens the picker",
            chinese: "\(site.nameInChinese)没有指定样式，又与 `\(neighbour)` 同处一行：在 iOS 上点那里会打开选择器")
    }
    private static let why = Localized(
        english:
            "In a form or list the automatic style makes the whole row its target. `.pickerStyle(.menu)` limits it to its own button.",
        chinese: "在 Form 或 List 中，自动样式会把整行当作点击区域；`.pickerStyle(.menu)` 只占自己的按钮。")
    private static let title = Localized(english: "Limit the picker to its own button", chinese: "让选择器只占自己的按钮")
    static let summary = Localized(
        english: "A picker without a style takes the taps of its whole row",
        chinese: "没写样式的选择器占用整行的点击")
}
