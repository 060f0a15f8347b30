import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A label that is drawn for the button of a menu picker, where the style shows the selected option.
///
/// A form draws the label as the row's title, and a Mac beside the control; both are left alone.
enum MenuStyleIgnoresLabel: SourceCheck {
    static let slug = Slug(fixed: "menu-style-ignores-label")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.iOS: .since(15), .iPadOS: .since(15)]

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "menu", let label = site.label, !isHidden(site), !isDrawn(site),
            let drawing = drawing(in: label), let severity = context.severity(.warning, of: site, on: .touch)
        else { return [] }
        // Without a stack around it the view may well be a row of a form elsewhere.
        let isSure = site.lookContainers.first.map { stacks.contains($0) } ?? false
        return [
            finding(
                at: drawing, in: site.file, severity: isSure ? severity : .advice, message(site.spokenName), why: why)
        ]
    }

    private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "LazyVStack", "ScrollView"]

    private static func isDrawn(_ site: PickerSite) -> Bool {
        site.isInMenu
            || site.containers.contains { ["Form", "List", "Section", "LabeledContent", "Table"].contains($0) }
    }

    private static func isHidden(_ site: PickerSite) -> Bool {
        site.surroundings.contains { step in
            if case .modifier(let modifier) = step { modifier.name == "labelsHidden" } else { false }
        }
    }

    private static let decorations: Set<String> = ["background", "overlay", "padding", "clipShape", "border", "shadow"]

    /// The modifier that shows that the label is meant as a button.
    private static func drawing(in label: ClosureExprSyntax) -> Syntax? {
        for view in ShownView.all(in: label.statements) {
            guard let modifier = view.chain.first(of: decorations) else { continue }
            return modifier.nameToken.map(Syntax.init)
        }
        return nil
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english:
                "The label of the menu picker of `\(name)` is not drawn here; the button shows the selected option",
            chinese: "`\(name)` 的菜单选择器在这里不会画出 label；按钮显示的是选中的选项")
    }
    private static let why = Localized(
        english:
            "Since iOS 15 the menu style makes its button from the selected option, and only a form or a Mac draws the label. Use `Menu { Picker … } label: { … }`.",
        chinese: "从 iOS 15 起，菜单样式用选中项做按钮，只有 Form 或 Mac 会画出 label。请用 `Menu { Picker … } label: { … }`。")
    static let summary = Localized(
        english: "The menu style does not draw the picker's label",
        chinese: "menu 样式不绘制 Picker 的 label")
}
