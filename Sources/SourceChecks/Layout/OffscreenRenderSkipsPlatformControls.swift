import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An `ImageRenderer` whose content holds a picker: native controls are not drawn.
enum OffscreenRenderSkipsPlatformControls: SourceCheck {
    static let slug = Slug(fixed: "offscreen-render-skips-platform-controls")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [
        .iOS: .since(16), .iPadOS: .since(16), .macOS: .since(13),
    ]
    static let words = ["ImageRenderer"]
    private static let depthLimit = 4

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let call = reference.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(reference).id, let content = call.argument("content"),
            context.inference.index.type(named: "ImageRenderer", near: file) == nil
        else { return [] }
        guard drawsPicker(Syntax(content), in: file, context, depth: 0) else { return [] }
        return [finding(at: content, in: file, message, why: why)]
    }

    /// Whether a picker is drawn for sure: in the view itself, or in the helpers and views of the app that it names.
    private static func drawsPicker(_ node: Syntax, in file: SourceFile, _ context: CheckContext, depth: Int) -> Bool {
        guard depth < depthLimit else { return false }
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), isDrawn(reference, within: node)
            else {
                continue
            }
            let name = token.name
            if name == "Picker" { return true }
            guard let (body, home) = drawn(by: name, at: reference, in: file, context) else { continue }
            if drawsPicker(body, in: home, context, depth: depth + 1) { return true }
        }
        return false
    }

    /// What a property, a function or a view of the app draws.
    private static func drawn(
        by name: String, at reference: DeclReferenceExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> (Syntax, SourceFile)? {
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
            member.base?.trimmedDescription != "self"
        {
            return nil
        }
        if name.first?.isUppercase == true {
            guard let type = context.inference.index.type(named: name, near: file), !type.primary.file.isInterface,
                let body = type.members(named: "body").first, case .variable(let binding, _) = body.kind,
                let statements = binding.getter
            else { return nil }
            return (Syntax(statements), body.file)
        }
        switch context.inference.meaning(of: name, at: reference, in: file) {
        case .member(let member, _)?:
            if case .variable(let binding, _) = member.kind, let statements = binding.getter {
                return (Syntax(statements), member.file)
            }
            if case .function(let function) = member.kind, let body = function.body {
                return (Syntax(body.statements), member.file)
            }
            return nil
        case .local(let binding, _)?: return binding.initializer.map { (Syntax($0.value), file) }
        default: return nil
        }
    }

    /// Whether a view stands neither in a branch nor in an action or another place's content.
    private static func isDrawn(_ node: DeclReferenceExprSyntax, within whole: Syntax) -> Bool {
        var current: Syntax? = Syntax(node)
        while let parent = current, parent.id != whole.id {
            if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) || parent.is(IfConfigDeclSyntax.self) {
                return false
            }
            if let closure = parent.as(ClosureExprSyntax.self), let (call, label) = closure.takingCall {
                if let name = ModifierChain.calleeName(ExprSyntax(call)) {
                    if label == "action" || ["Button", "Menu", "Task"].contains(name) { return false }
                } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                    !["overlay", "background"].contains(member.declName.baseName.text)
                {
                    return false
                }
            }
            current = parent.parent
        }
        return true
    }

    private static let message = Localized(
        english: "The view that `ImageRenderer` gets holds a picker, a native control that is left out of the image",
        chinese: "交给 `ImageRenderer` 的视图里有选择器；它是原生控件，不会出现在图片里")
    private static let why = Localized(
        english:
            "`ImageRenderer` draws what SwiftUI itself draws; controls of UIKit and AppKit become a placeholder. Render a view with the chosen option as `Text`.",
        chinese: "`ImageRenderer` 只绘制 SwiftUI 自己画的内容，UIKit 和 AppKit 的控件会变成占位图。请渲染另一个用 `Text` 显示所选项的视图。")
    static let summary = Localized(
        english: "ImageRenderer does not draw native controls",
        chinese: "ImageRenderer 画不出原生控件")
}
