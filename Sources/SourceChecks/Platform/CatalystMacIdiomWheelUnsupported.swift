import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// The wheel style in code for Mac Catalyst, which crashes in the Mac idiom.
///
/// Silent unless Mac Catalyst alone is asked for, or `#if` leaves nothing else: most apps are no Catalyst apps. The idiom is a
/// setting of the target that the source does not show, so it is a warning.
enum CatalystMacIdiomWheelUnsupported: SourceCheck {
    static let slug = Slug(fixed: "catalyst-mac-idiom-wheel-unsupported")
    static let severity = Severity.warning
    static let words = ["pickerStyle"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        file.mentions("wheel") || file.mentions("WheelPickerStyle")
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == token.id,
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id,
            let style = call.arguments.first?.expression, isWheel(style), runsOnCatalyst(token, context),
            !asksForIdiom(around: call), !isDatePicker(member)
        else { return [] }
        return [finding(at: style, in: file, message, why: why)]
    }

    private static func isWheel(_ style: ExprSyntax) -> Bool {
        if let member = style.as(MemberAccessExprSyntax.self), member.base == nil {
            return member.declName.baseName.text == "wheel"
        }
        return ModifierChain.calleeName(style) == "WheelPickerStyle"
    }

    private static func runsOnCatalyst(_ token: TokenSyntax, _ context: CheckContext) -> Bool {
        let active = ActivePlatforms.at(token)
        return (context.platforms.map { $0.intersection(active) } ?? active) == [.macCatalyst]
    }

    /// Whether a condition around the place looks at the idiom at run time, or the type around it does anywhere: it may choose
    /// another style there before it comes to the wheel.
    private static func asksForIdiom(around node: some SyntaxProtocol) -> Bool {
        let idioms: Set<String> = ["userInterfaceIdiom", "isiOSAppOnMac", "isMacCatalystApp", "mac", "isMac"]
        var next = node.parent
        while let current = next {
            if let branch = current.as(IfExprSyntax.self),
                branch.conditions.tokens(viewMode: .sourceAccurate).contains(where: { idioms.contains($0.text) })
            {
                return true
            }
            if current.asProtocol(DeclGroupSyntax.self) != nil, current.mentions(["userInterfaceIdiom"]) { return true }
            next = current.parent
        }
        return false
    }

    private static func isDatePicker(_ member: MemberAccessExprSyntax) -> Bool {
        member.base.flatMap { ModifierChain($0).name } == "DatePicker"
    }

    private static let message = Localized(
        english: "A wheel crashes a Catalyst app that is optimised for Mac",
        chinese: "“Optimize for Mac”的 Catalyst App 遇到滚轮会崩溃")
    private static let why = Localized(
        english: """
            The wheel is a `UIPickerView`, which UIKit does not support in the Mac idiom; with *Scale Interface to Match iPad* \
            it runs. Choose another style for Catalyst with `#if targetEnvironment(macCatalyst)`.
            """,
        chinese:
            "滚轮是 `UIPickerView`，Mac 惯用界面不支持它；使用“Scale Interface to Match iPad”时可以运行。请用 `#if targetEnvironment(macCatalyst)` 为 Catalyst 换一种样式。"
    )
    static let summary = Localized(
        english: "A wheel crashes a Catalyst app in the Mac idiom",
        chinese: "Catalyst 的 Mac idiom 下滚轮会崩溃")
}
