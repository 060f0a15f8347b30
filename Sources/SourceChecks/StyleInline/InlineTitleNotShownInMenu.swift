import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Several inline pickers in one menu, whose titles iOS does not show.
enum InlineTitleNotShownInMenu: SourceCheck {
    static let slug = Slug(fixed: "inline-title-not-shown-in-menu")
    // Many menus of two groups are clear without headings, so nobody is warned of them.
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "inline", let title = site.title, !isEmpty(title),
            site.containers.first(where: { !["Group", "ForEach"].contains($0) }) == "Menu", !showsLabels(site),
            pickers(beside: site) > 1, context.severity(.advice, of: site, on: .touch) != nil
        else { return [] }
        return [finding(at: title, in: site.file, message(title.trimmedDescription), why: why)]
    }

    private static func isEmpty(_ title: ExprSyntax) -> Bool {
        title.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.isEmpty ?? false
    }

    private static func showsLabels(_ site: PickerSite) -> Bool {
        site.surroundings.contains { step in
            guard case .modifier(let modifier) = step else { return false }
            return ["labelsVisibility", "labelsHidden"].contains(modifier.name)
        }
    }

    /// How many pickers the menu has that no section holds.
    private static func pickers(beside site: PickerSite) -> Int {
        guard let (_, menu) = site.containerCalls.first(where: { $0.name == "Menu" }),
            let content = menu.closure(labelled: "content") ?? menu.trailingClosure
        else { return 0 }
        return ShownView.all(in: content.statements).filter { view in
            view.chain.name == "Picker" && !view.outer.contains { $0.name == "Section" }
        }.count
    }

    private static func message(_ title: String) -> Localized<String> {
        Localized(
            english: "The title \(title) is not shown in the menu, so its group has no heading",
            chinese: "标题 \(title) 不会显示在菜单里，这一组没有小标题")
    }
    private static let why = Localized(
        english: "On iOS a picker within a menu hides its label. Put a `Section` with the title around each picker.",
        chinese: "iOS 上菜单里的 Picker 默认隐藏 label。请用带标题的 `Section` 包住每个 Picker。")
    static let summary = Localized(
        english: "A picker in a menu hides its title on iOS",
        chinese: "iOS 上 Menu 里的选择器不显示标题")
}
