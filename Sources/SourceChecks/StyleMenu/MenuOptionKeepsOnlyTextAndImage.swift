import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An option of a menu with a shape or a drawing, which a menu item cannot show.
enum MenuOptionKeepsOnlyTextAndImage: SourceCheck {
    static let slug = Slug(fixed: "menu-option-keeps-only-text-and-image")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard context.isMenu(site) else { return [] }
        var found: [Finding] = []
        for option in site.options.options {
            for view in ShownView.all(in: option.chain.whole) {
                guard let name = lostName(view.chain, option, context.inference) else { continue }
                found.append(finding(at: view.chain.base, in: option.file, message(name), why: why))
            }
        }
        if let style = ownLabelStyle(of: site, context.inference),
            site.options.options.contains(where: { $0.chain.name == "Label" })
        {
            found.append(finding(at: style, in: site.file, severity: .advice, styleMessage, why: why))
        }
        return found
    }

    private static let lost: Set<String> = [
        "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color", "Canvas",
        "LinearGradient", "RadialGradient", "AngularGradient", "AsyncImage", "ProgressView", "Gauge",
    ]

    /// The name of a view that a menu item drops.
    private static func lostName(_ chain: ModifierChain, _ option: PickerOption, _ inference: TypeInference) -> String?
    {
        if let name = chain.name, lost.contains(name) {
            let own = inference.index.type(named: name, near: option.file)
            return own.map { $0.primary.file.isInterface } ?? true ? name : nil
        }
        // A colour as a view: `Color.red`, `paint.color`.
        guard chain.base.is(MemberAccessExprSyntax.self),
            inference.type(of: chain.base, in: option.file) == .named("Color")
        else {
            return nil
        }
        return "Color"
    }

    /// A label style of the app on the picker or around it.
    private static func ownLabelStyle(of site: PickerSite, _ inference: TypeInference) -> ExprSyntax? {
        for case .modifier(let modifier) in site.surroundings where modifier.name == "labelStyle" {
            guard let argument = modifier.firstArgument, let name = ModifierChain.calleeName(argument),
                inference.conforms(.named(name), to: ["LabelStyle"], near: site.file)
            else { return nil }
            return argument
        }
        return nil
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` is not drawn in a menu, whose items have a text and an image only",
            chinese: "菜单项只有文字和图片，`\(name)` 不会被画出来")
    }
    private static let styleMessage = Localized(
        english: "A label style of your own has no effect on the items of a menu", chinese: "自定义的 LabelStyle 对菜单项不起作用")
    private static let why = Localized(
        english:
            "The menu is the system's and its items are not views. Give each option one Text and one Image, such as a symbol in the palette mode, or use a list of buttons.",
        chinese: "菜单由系统绘制，菜单项不是视图。请给每个选项一个 Text 和一个 Image，例如 palette 模式的 SF Symbol，或改用按钮列表。")
    static let summary = Localized(
        english: "A menu option keeps only its text and one image",
        chinese: "菜单选项只保留文字和一张图片")
}
