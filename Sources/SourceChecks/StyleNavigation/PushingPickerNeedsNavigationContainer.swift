import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker that pushes its options, without anything to push onto.
///
/// An error where what holds it is the root of a window or of a sheet; advice for a row of a form or list where nothing shows
/// how the view is used.
enum PushingPickerNeedsNavigationContainer: SourceCheck {
    static let slug = Slug(fixed: "pushing-picker-needs-navigation-container")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, pushes(site, context),
            !context.possiblePlatforms(of: site).subtracting([.macOS]).isEmpty
        else { return [] }
        let place = site.style?.modifier.firstArgument ?? site.call.calledExpression
        switch NavigationSearch(context.inference).ground(of: ExprSyntax(site.call), in: site.file) {
        case .present: return []
        case .absent: return [finding(at: place, in: site.file, message(site.spokenName), why: why)]
        case .unseen:
            guard site.isInRows else { return [] }
            return [finding(at: place, in: site.file, severity: .advice, message(site.spokenName), why: unseenWhy)]
        }
    }

    private static func pushes(_ site: PickerSite, _ context: CheckContext) -> Bool {
        if site.styleName == "navigationLink" { return true }
        // Until iOS 15 a row without a style pushes too.
        guard site.isInRows, let oldest = context.minimumOS[.iOS], oldest < Version(major: 16),
            context.possiblePlatforms(of: site).contains(.iOS)
        else { return false }
        return site.isSurelyAutomatic(context.inference)
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "The picker of `\(name)` pushes its options, and there is no navigation container around it",
            chinese: "`\(name)` 的选择器要推入选项列表，但外面没有导航容器")
    }
    private static let why = Localized(
        english:
            "The picker is a navigation link; without a `NavigationStack` around it, it is dead. A sheet needs a stack of its own.",
        chinese: "这个选择器是导航链接；外面没有 `NavigationStack` 就点不动。sheet 里需要自己的导航容器。")
    private static let unseenWhy = Localized(
        english:
            "The row is a navigation link and is dead unless a view that holds this one brings a `NavigationStack`.",
        chinese: "这一行是导航链接；除非外层视图提供 `NavigationStack`，否则点不动。")
    static let summary = Localized(
        english: "A picker that pushes a list needs a navigation container",
        chinese: "推入列表的选择器需要导航容器")
}
