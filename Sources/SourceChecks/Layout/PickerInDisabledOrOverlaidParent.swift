import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker under a view that takes all touches, or one that is enabled within a disabled parent.
///
/// Only covers are reported that are there all the time and fill the place: colours, gradients and the like.
enum PickerInDisabledOrOverlaidParent: SourceCheck {
    static let slug = Slug(fixed: "picker-in-disabled-or-overlaid-parent")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        for path in context.paths(of: site) {
            if let cover = cover(in: path) {
                return [finding(at: site.mark, in: site.file, coverMessage(site, cover), why: coverWhy)]
            }
            if let modifier = disabling(in: path) {
                let why = modifier == "disabled" ? disabledWhy : coverWhy
                return [finding(at: site.mark, in: site.file, message(site, modifier), why: why)]
            }
        }
        return []
    }

    // MARK: Covers

    private static func cover(in path: ViewPath) -> String? {
        for step in path.hierarchy {
            switch step {
            case .modifier(let modifier, _):
                if modifier.name == "overlay", let view = overlay(of: modifier) { return view }
                if ["allowsHitTesting", "disabled", "hidden", "opacity"].contains(modifier.name) { return nil }
            case .container("ZStack", let call, _, _, let own):
                if let view = sibling(above: own, in: call) { return view }
            default: continue
            }
        }
        return nil
    }

    private static func overlay(of modifier: ModifierCall) -> String? {
        if let content = modifier.call.trailingClosure ?? modifier.call.closure(labelled: "content") {
            return content.statements.lazy.compactMap { fillingView($0) }.first
        }
        return modifier.firstArgument.flatMap { modifier.arguments.count == 1 ? filling(ModifierChain($0)) : nil }
    }

    /// A later view of the stack that fills it.
    private static func sibling(above inner: Syntax, in stack: FunctionCallExprSyntax) -> String? {
        guard let content = stack.trailingClosure else { return nil }
        var isAbove = false
        for statement in content.statements {
            if Syntax(statement).contains(inner) {
                if case .expr(let view) = statement.item, ModifierChain(view).has("zIndex") { return nil }
                isAbove = true
            } else if isAbove, let view = fillingView(statement) {
                return view
            }
        }
        return nil
    }

    private static func fillingView(_ statement: CodeBlockItemSyntax) -> String? {
        guard case .expr(let view) = statement.item else { return nil }
        return filling(ModifierChain(view))
    }

    /// The name of a view that fills its place and takes touches; nil for one that lets any through.
    private static func filling(_ chain: ModifierChain) -> String? {
        let modifiers = chain.modifiers
        if chain.has("frame") || chain.has("allowsHitTesting") || chain.has("hidden") || chain.has("padding") {
            return nil
        }
        if chain.has("stroke") || chain.has("strokeBorder") || chain.has("disabled") || chain.has("offset") {
            return nil
        }
        if let opacity = chain.first("opacity")?.firstArgument, !isNeverZero(opacity) { return nil }
        var base = chain.base.trimmedDescription
        if let call = chain.base.as(FunctionCallExprSyntax.self) { base = call.calledExpression.trimmedDescription }
        if base == "Color.clear" { return chain.has("contentShape") ? base : nil }
        let isColour = base.hasPrefix("Color.") || base == "Color"
        let isShape = ["Rectangle", "LinearGradient", "RadialGradient", "AngularGradient"].contains(base)
        guard isColour || isShape, modifiers.allSatisfy({ !["mask", "clipShape", "zIndex"].contains($0.name) }) else {
            return nil
        }
        if chain.first("fill")?.firstArgument?.trimmedDescription.hasSuffix(".clear") == true { return nil }
        if chain.first("foregroundColor")?.firstArgument?.trimmedDescription.hasSuffix(".clear") == true { return nil }
        return base
    }

    /// Whether an opacity is never 0, where touches would pass.
    private static func isNeverZero(_ node: ExprSyntax) -> Bool {
        if let number = node.number { return number > 0 }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return false }
        let parts = Array(sequence.elements)
        guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self),
            let first = choice.thenExpression.number,
            let second = parts[2].number
        else { return false }
        return first > 0 && second > 0
    }

    // MARK: Disabled parents

    /// An outer modifier that an inner one tries to undo, and cannot. One that nothing inside contradicts is meant.
    private static func disabling(in path: ViewPath) -> String? {
        var isOutside = false
        var enables = false
        for step in path.hierarchy {
            switch step {
            case .container: isOutside = true
            case .modifier(let modifier, _) where modifier.name == "disabled" || modifier.name == "allowsHitTesting":
                guard let value = modifier.firstArgument else { continue }
                let blocks = modifier.name == "disabled"
                if value.truth == !blocks {
                    enables = true
                    continue
                }
                if isOutside && enables { return modifier.name }
            default: continue
            }
        }
        return nil
    }

    // MARK: Words

    private static func coverMessage(_ site: PickerSite, _ cover: String) -> Localized<String> {
        Localized(
            english: "\(site.nameInEnglish) lies under `\(cover)`, which takes all touches",
            chinese: "\(site.nameInChinese)被 `\(cover)` 盖住，触摸都被它拿走")
    }
    private static let coverWhy = Localized(
        english:
            "A view on top takes touches even where it can hardly be seen. Show it only while it is needed, with `if`, or give it `.allowsHitTesting(false)`.",
        chinese: "盖在上面的视图即使几乎看不见也会接收触摸。请用 `if` 只在需要时显示它，或给它加上 `.allowsHitTesting(false)`。")

    private static func message(_ site: PickerSite, _ modifier: String) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) stands inside of a view with `.\(modifier)`, and nothing inside can undo that",
            chinese: "\(site.nameInChinese)外层的视图带有 `.\(modifier)`，里面无法撤销它")
    }
    private static let disabledWhy = Localized(
        english: "`.disabled` holds for everything inside; `.disabled(false)` on a child does not undo it.",
        chinese: "`.disabled` 对里面的一切都有效；子视图上的 `.disabled(false)` 不能撤销它。")
    static let summary = Localized(
        english: "Something around or above the picker takes the touches",
        chinese: "外层或上层的视图挡住了触摸")
}
