import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A font for segments that is set once through the appearance proxy and does not follow the text size.
///
/// A scaled font, or a limit of the text size beside it, shows that it is meant to follow; a plain one gets advice.
enum AppearanceFontStatic: SourceCheck {
    static let slug = Slug(fixed: "appearance-font-static")
    static let severity = Severity.warning
    static let words = ["UISegmentedControl"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool { file.mentions("appearance") }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        SegmentProxy.all(at: token, in: file, context.inference).compactMap { setting in
            guard let font = font(in: setting), let severity = severity(of: font, setting) else { return nil }
            return finding(at: font, in: file, severity: severity, message, why: why)
        }
    }

    /// The value after `.font:` in the attributes of a title.
    private static func font(in setting: SegmentProxy) -> ExprSyntax? {
        guard let call = setting.statement.as(FunctionCallExprSyntax.self),
            ModifierChain(ExprSyntax(call)).modifiers.last?.name == "setTitleTextAttributes",
            let attributes = call.arguments.first?.expression.as(DictionaryExprSyntax.self),
            case .elements(let elements) = attributes.content
        else { return nil }
        return elements.first { $0.key.trimmedDescription.hasSuffix(".font") }?.value
    }

    private static func severity(of font: ExprSyntax, _ setting: SegmentProxy) -> Severity? {
        switch setting.place {
        case .body: return nil
        case .reaction where setting.isRebuilt: return nil
        default: break
        }
        if isScaled(font, in: setting) { return .warning }
        guard setting.place == .viewInit else { return nil }
        let isLimited =
            setting.owner?.tokens(viewMode: .sourceAccurate).contains { $0.text == "dynamicTypeSize" } ?? false
        return isLimited ? .warning : .advice
    }

    /// Whether the font, or the constant that holds it, is made by `UIFontMetrics`.
    private static func isScaled(_ font: ExprSyntax, in setting: SegmentProxy) -> Bool {
        func mentions(_ node: some SyntaxProtocol) -> Bool {
            node.tokens(viewMode: .sourceAccurate).contains { $0.text == "UIFontMetrics" }
        }
        if mentions(font) { return true }
        guard let name = font.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let items = setting.statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return items.contains { item in
            guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
                return false
            }
            return variable.bindings.contains { $0.pattern.trimmedDescription == name && mentions($0) }
        }
    }

    private static let message = Localized(
        english: "The segments keep this font's size when the text size changes", chinese: "系统字号变化时，分段仍用这个字体原来的大小")
    private static let why = Localized(
        english:
            "The proxy keeps one finished font and applies it when a control enters a window, not again. Set a font scaled for `dynamicTypeSize` in `updateUIView` of a wrapped control.",
        chinese: "代理只保存一个算好的字体，控件进入窗口时应用一次。请在包装控件的 `updateUIView` 里按 `dynamicTypeSize` 设置缩放后的字体。")
    static let summary = Localized(
        english: "A font set through the appearance proxy does not scale",
        chinese: "通过 appearance 设的字体不随字号变化")
}
