import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker of the menu style directly in the toolbar of a Catalyst app.
///
/// Silent unless Mac Catalyst alone is asked for, or `#if` leaves nothing else.
enum MacToolbarDirectMenuPickerCrash: SourceCheck {
    static let slug = Slug(fixed: "mac-toolbar-direct-menu-picker-crash")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.surelyRuns(site, on: .macCatalyst),
            isMenu(context.inference.style(of: site)),
            isDirectlyInToolbar(context.inference.surroundings(of: ExprSyntax(site.call), in: site.file))
        else { return [] }
        return [finding(at: site.call.calledExpression, in: site.file, message, why: why)]
    }

    private static func isMenu(_ style: (name: String?, isCertain: Bool)) -> Bool {
        style.name.map { ["menu", "automatic"].contains($0) } ?? style.isCertain
    }

    private static let passing: Set<String> = ["HStack", "Group", "ForEach", "ControlGroup"]

    private static func isDirectlyInToolbar(_ steps: [Surrounding]) -> Bool {
        for step in steps {
            switch step {
            case .container("ToolbarItem", let call), .container("ToolbarItemGroup", let call):
                let placement = call.argument("placement")?.trimmedDescription ?? ""
                return ![".keyboard", ".bottomBar"].contains(placement)
            case .container(let name, _) where !passing.contains(name): return false
            case .content(let modifier, _): return modifier.name == "toolbar"
            default: continue
            }
        }
        return false
    }

    private static let message = Localized(
        english: "A menu-style picker directly in the toolbar crashed a Mac Catalyst app",
        chinese: "直接放在工具栏里的菜单样式选择器曾让 Mac Catalyst App 崩溃")
    private static let why = Localized(
        english: """
            The layout of the Mac's toolbar failed with a single-selection menu there; which releases are hit is not known. \
            Wrap the picker: `Menu { Picker(…) } label: { … }`.
            """,
        chinese: "Mac 工具栏布局遇到单选菜单时出错，受影响的版本不明。请包一层：`Menu { Picker(…) } label: { … }`。")
    static let summary = Localized(
        english: "A menu picker placed directly in the toolbar crashes the Mac app",
        chinese: "工具栏里直接放菜单选择器会让 Mac 版崩溃")
}
