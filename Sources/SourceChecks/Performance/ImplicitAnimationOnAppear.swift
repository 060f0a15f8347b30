import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// The marker of a self-made picker with an animation that names no value, so that its first layout is animated.
///
/// A self-made picker is known by a marker whose place depends on a value that buttons or taps of a loop write, or that
/// another view of the app gets as a binding.
enum ImplicitAnimationOnAppear: SourceCheck {
    static let slug = Slug(fixed: "implicit-animation-on-appear")
    static let severity = Severity.warning
    static let repair = RepairKind.fixable
    static let words = ["animation"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        placing.contains { file.mentions($0) }
            && file.ends(of: "animation").contains { end in
                guard let arguments = file.arguments(ofCallAt: end) else { return false }
                return !file.contains("value:", in: arguments)
            }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.id == token.id,
            let marker = member.base, let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id, call.arguments.count == 1, call.trailingClosure == nil,
            let argument = call.arguments.first, argument.label == nil,
            !argument.expression.is(NilLiteralExprSyntax.self),
            let value = chosenValue(placing: marker, in: file, context)
        else { return [] }
        let end = SourceFile.range(of: argument.expression).upperBound
        let type = context.inference.type(of: value, in: file)
        let name = value.trimmedDescription
        let repair = Repair(
            isSafe: [.int, .string, .double].contains(type),
            title: Localized(english: "Animate changes of `\(name)` only", chinese: "只为 `\(name)` 的变化加动画"),
            edits: [Edit(range: end..<end, replacement: ", value: \(name)")])
        return [finding(at: token, in: file, message(name), why: why, repair: repair)]
    }

    private static let placing: Set<String> = ["offset", "position", "alignmentGuide"]

    /// The value that the marker's place depends on and that choosing writes.
    private static func chosenValue(
        placing marker: ExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> ExprSyntax? {
        let arguments = ModifierChain(marker).modifiers.filter { placing.contains($0.name) }.flatMap { $0.arguments }
        let names = arguments.flatMap { References.all(in: $0.expression) }.filter { $0.memberPath?.count == 1 }
        let inside = names.flatMap { computed($0, in: file, context) }
        return (names + inside).first { isChosen($0, in: file, context) }
    }

    /// The names in the computed property of the same file that a name stands for.
    private static func computed(_ name: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> [ExprSyntax] {
        guard let path = name.memberPath,
            case .member(let member, _)? = context.inference.meaning(of: path[0], at: name, in: file),
            member.file === file, let getter = member.binding?.getter
        else { return [] }
        return References.all(in: getter).filter { $0.memberPath?.count == 1 }
    }

    private static func isChosen(_ value: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        guard let name = value.memberPath?.first else { return false }
        let region: Syntax
        if let type = context.inference.typeDeclaration(around: value, in: file) {
            guard type.members(named: name).first?.isViewState == true else { return false }
            region = Syntax(type.primary.node)
        } else {
            region = value.root
        }
        let writes = Assignment.all(in: region).contains { $0.path == [name] && isInTapOfLoop($0.whole) }
        return writes || isBound(name, in: region, file, context)
    }

    /// Whether a place lies in a handler that a loop repeats.
    private static func isInTapOfLoop(_ node: ExprSyntax) -> Bool {
        var isInTap = false
        var next = node.parent
        while let current = next {
            if let closure = current.as(ClosureExprSyntax.self), let (call, _) = closure.takingCall {
                let name =
                    ModifierChain.calleeName(ExprSyntax(call))
                    ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                if name == "Button" || name == "onTapGesture" { isInTap = true }
                if name == "ForEach" { return isInTap }
            }
            next = current.parent
        }
        return false
    }

    /// Whether a view beside the marker, that is none of SwiftUI's, gets the value as a binding.
    private static func isBound(_ name: String, in region: Syntax, _ file: SourceFile, _ context: CheckContext) -> Bool
    {
        Calls.all(in: region).contains { call in
            guard let callee = ModifierChain.calleeName(ExprSyntax(call)), callee.first?.isUppercase == true,
                call.arguments.contains(where: { $0.expression.trimmedDescription == "$" + name })
            else { return false }
            return ["Title", "Segment", "Tab", "Picker", "Switch", "Option"].contains { callee.contains($0) }
                && !["Picker", "TabView"].contains(callee)
        }
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english:
                "The marker's animation names no value, so the control animates its first layout as well as `\(name)`",
            chinese: "标记的动画没有指定值，除了 `\(name)`，控件的首次布局也会有动画")
    }
    private static let why = Localized(
        english: """
            Such a control measures its width a pass later; an animation for every change animates that step, each turn of the \
            device and each change of the parent. Bind it to the chosen value.
            """,
        chinese: "这种控件晚一步才知道宽度；对所有变化生效的动画会把这一步、设备旋转和父视图的变化都变成动画。请把它绑定到所选值。")
    static let summary = Localized(
        english: "A self-made picker animates its own first layout",
        chinese: "自制选择器把首次布局也做成了动画")
}
