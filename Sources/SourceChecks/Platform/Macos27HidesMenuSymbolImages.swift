import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Options of a menu on the Mac that show an SF Symbol, which macOS 27 hides.
///
/// Silent unless the Mac is asked for, or nothing else is possible. A row that has nothing but its symbol is blank then, which
/// is the warning; a row with a title loses its symbol only.
enum Macos27HidesMenuSymbolImages: SourceCheck {
    static let slug = Slug(fixed: "macos27-hides-menu-symbol-images")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.macOS: .since(27)]
    static let sdk = VersionInterval.since(26)

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, sdk.contains(context.sdk), runsOnMac(site, context),
            let isMenu = isMenu(site, context)
        else {
            return []
        }
        let symbols = site.options.options.filter { $0.file === site.file }.compactMap { option in
            symbol(in: option.chain).map { (option, $0) }
        }
        guard let (option, kind) = symbols.first else { return [] }
        let severity: Severity = kind == .only && isMenu ? .warning : .advice
        return [
            finding(
                at: option.chain.base, in: site.file, severity: severity, kind == .only ? blankMessage : titleMessage,
                why: why)
        ]
    }

    private static func runsOnMac(_ site: PickerSite, _ context: CheckContext) -> Bool {
        if context.surelyRuns(site, on: .macOS) { return true }
        return context.platforms?.contains(.macOS) == true && site.platforms.contains(.macOS)
    }

    /// Whether the options are a menu for sure; nil where they are none.
    private static func isMenu(_ site: PickerSite, _ context: CheckContext) -> Bool? {
        if site.containers.contains("Menu") || site.containers.contains("contextMenu") { return true }
        let style = context.inference.style(of: site)
        switch style.name {
        case "menu": return true
        case "automatic": return !site.containers.contains("List")
        case nil: return style.isCertain ? true : nil
        case "inline": return false
        default: return nil
        }
    }

    private enum Symbol { case only, besideTitle }

    private static func symbol(in chain: ModifierChain) -> Symbol? {
        guard let call = chain.base.as(FunctionCallExprSyntax.self) else { return nil }
        switch chain.name {
        case "Image" where call.argument("systemName") != nil: return .only
        case "Label" where call.argument("systemImage") != nil: return .besideTitle
        case "Label":
            guard let icon = call.closure(labelled: "icon"), isSymbol(icon) else { return nil }
            return .besideTitle
        default: return nil
        }
    }

    private static func isSymbol(_ icon: ClosureExprSyntax) -> Bool {
        guard icon.statements.count == 1, case .expr(let view)? = icon.statements.first?.item else { return false }
        let chain = ModifierChain(view)
        return chain.name == "Image" && chain.base.as(FunctionCallExprSyntax.self)?.argument("systemName") != nil
    }

    private static let blankMessage = Localized(
        english: "The options show nothing but a symbol, which macOS 27 hides in menus",
        chinese: "选项只有一个符号，而 macOS 27 会在菜单里隐藏它")
    private static let titleMessage = Localized(
        english: "macOS 27 hides the symbols of these menu options; only their titles stay",
        chinese: "macOS 27 会隐藏这些菜单选项的符号，只留下标题")
    private static let why = Localized(
        english: """
            AppKit decides since macOS 27 whether a menu item's image is shown, and hides symbols of apps that are linked with \
            the SDK of macOS 26 or later; let the title say it.
            """,
        chinese: "从 macOS 27 起由 AppKit 决定是否显示菜单项的图像；用 macOS 26 及以后的 SDK 链接的 App，符号会被隐藏。请用标题表达。")
    static let summary = Localized(
        english: "macOS 27 hides the symbols of menu items",
        chinese: "macOS 27 隐藏菜单项里的符号图标")
}
