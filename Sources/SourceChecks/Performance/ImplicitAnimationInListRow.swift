import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A marker with `matchedGeometryEffect` in a row of a `List` or `Form` that an implicit animation shall move.
enum ImplicitAnimationInListRow: SourceCheck {
    static let slug = Slug(fixed: "implicit-animation-in-list-row")
    static let severity = Severity.advice
    static let words = ["matchedGeometryEffect"]

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == token.id,
            let marker = member.parent?.as(FunctionCallExprSyntax.self),
            let animation = animation(around: ExprSyntax(marker), in: file, context), animation.file === file,
            isInRow(animation.modifier.call, in: file, context)
        else { return [] }
        let mark = animation.modifier.nameToken.map { Syntax($0) } ?? Syntax(animation.modifier.call)
        return [finding(at: mark, in: file, message, why: why)]
    }

    /// The implicit animation on the marker or on a view around it.
    private static func animation(
        around marker: ExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> (modifier: ModifierCall, file: SourceFile)? {
        for place in context.inference.places(of: marker, in: file) {
            for step in Surrounding.steps(from: place.node) {
                guard case .modifier(let modifier) = step, modifier.name == "animation",
                    modifier.call.argument("value") != nil
                else { continue }
                return (modifier, place.file)
            }
        }
        return nil
    }

    private static func isInRow(_ call: FunctionCallExprSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        for step in context.inference.surroundings(of: ExprSyntax(call), in: file) {
            switch step {
            case .container("List", _), .container("Form", _): return true
            case .content(let modifier, _) where modifier.name != "background" && modifier.name != "overlay":
                return false
            default: continue
            }
        }
        return false
    }

    private static let message = Localized(
        english: "The implicit animation does not reach the marker reliably inside a list row, so it jumps",
        chinese: "在列表行里，隐式动画不能可靠地带动标记，它会跳动")
    private static let why = Localized(
        english: """
            In rows of a list `matchedGeometryEffect` was found to get no reliable transaction from `.animation(_:value:)`; let \
            the marker follow a state of its own that changes in `withAnimation`.
            """,
        chinese:
            "已发现列表行里的 `matchedGeometryEffect` 不能从 `.animation(_:value:)` 得到可靠的动画事务；请让标记跟随单独的状态，并在 `withAnimation` 里改变它。"
    )
    static let summary = Localized(
        english: "The marker of a self-made picker jumps inside a List",
        chinese: "自制选择器的指示条在 List 里跳动")
}
