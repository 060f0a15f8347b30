import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker with the style `.menu`, alone in a row of a form or list: only its value reacts and not the row.
///
/// In this place the automatic style is a menu, too, and takes the whole row. It speaks only where the code surely runs on a
/// touch screen, since many a form that is built for the Mac as well is right with it.
enum ExplicitMenuShrinksRowHitArea: SourceCheck {
    static let slug = Slug(fixed: "explicit-menu-shrinks-row-hit-area")
    static let severity = Severity.advice
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let (name, modifier) = site.style, name == "menu",
            site.chain.modifiers.contains(where: { $0.call.id == modifier.call.id }), !site.chain.has("labelsHidden"),
            context.platforms(of: site).isSubset(of: .touch), isAutomaticAMenu(context)
        else { return [] }
        guard context.paths(of: site).contains(where: isAloneInARow) else { return [] }
        let mark = modifier.nameToken.map(Syntax.init) ?? Syntax(modifier.call)
        let repair = removal(of: modifier).map { Repair(isSafe: false, title: title, edits: [$0]) }
        return [finding(at: mark, in: site.file, message(site), why: why, repair: repair)]
    }

    /// Since iOS 16 the automatic style is a menu in a form.
    private static func isAutomaticAMenu(_ context: CheckContext) -> Bool {
        guard let oldest = context.minimumOS[.iOS] else { return true }
        return oldest >= Version(major: 16)
    }

    private static func isAloneInARow(_ path: ViewPath) -> Bool {
        for step in path.hierarchy {
            switch step {
            case .container("Form", _, _, _, _): return true
            // A list that selects rows takes the row's taps for itself.
            case .container("List", let call, _, _, _): return call.argument("selection") == nil
            case .container("Section", _, let label, _, _): if label == "header" || label == "footer" { return false }
            case .container("Group", _, _, _, _), .container("ForEach", _, _, _, _), .branch: continue
            case .modifier: continue
            default: return false
            }
        }
        return false
    }

    /// Takes out `.pickerStyle(.menu)` with the line break in front of it.
    private static func removal(of modifier: ModifierCall) -> Edit? {
        guard let base = modifier.call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
        let start = SourceFile.range(of: base).upperBound
        return Edit(range: start..<SourceFile.range(of: modifier.call).upperBound, replacement: "")
    }

    private static func message(_ site: PickerSite) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) is alone in its row; with `.menu` only its value reacts on iOS and not the row",
            chinese: "\(site.nameInChinese)独占一行；在 iOS 上写明 `.menu` 后只有右侧的值能点，整行不能")
    }
    private static let why = Localized(
        english: "Since iOS 16 the automatic style is a menu in a form or list, and the whole row opens it.",
        chinese: "从 iOS 16 起，Form 和 List 中的自动样式本来就是菜单，而且整行都能打开它。")
    private static let title = Localized(english: "Leave the style to the row", chinese: "把样式交给所在的行决定")
    static let summary = Localized(
        english: "Only the value of a menu picker reacts, not its row",
        chinese: "菜单选择器只有右侧的值能点，整行不行")
}
