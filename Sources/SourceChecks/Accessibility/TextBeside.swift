import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// The text that stands in a row before a picker without a title, which says what the picker is for.
struct TextBeside {
    /// What the text shows: a literal, or an expression of type `String`.
    let words: ExprSyntax

    init?(_ site: PickerSite, _ context: CheckContext) {
        guard let row = Self.row(around: site), let view = Self.view(before: site, in: row) else { return nil }
        let chain = ModifierChain(view)
        guard ["Text", "Label"].contains(chain.name ?? ""), let call = chain.base.as(FunctionCallExprSyntax.self),
            let first = call.arguments.first, first.label == nil,
            call.arguments.dropFirst().allSatisfy({ chain.name == "Label" && $0.label?.text == "systemImage" }),
            first.expression.is(StringLiteralExprSyntax.self)
                || context.inference.type(of: first.expression, in: site.file) == .string
        else { return nil }
        words = first.expression
    }

    /// The row that holds the picker as one of its own views.
    private static func row(around site: PickerSite) -> FunctionCallExprSyntax? {
        for step in site.surroundings {
            switch step {
            case .modifier: continue
            case .container("HStack", let call), .container("GridRow", let call): return call
            default: return nil
            }
        }
        return nil
    }

    private static func view(before site: PickerSite, in row: FunctionCallExprSyntax) -> ExprSyntax? {
        var last: ExprSyntax?
        for statement in row.trailingClosure?.statements ?? [] {
            guard case .expr(let view) = statement.item else {
                last = nil
                continue
            }
            if view.id == site.chain.whole.id { return last }
            if ModifierChain(view).name != "Spacer" { last = view }
        }
        return nil
    }

    /// Makes the text the title, which stays hidden where it was.
    ///
    /// - Parameter empty: the empty literal, view or closure that is the label now.
    func repair(_ site: PickerSite, replacing empty: Syntax, _ context: CheckContext) -> Repair {
        let text = words.trimmedDescription
        var edits: [Edit]
        if empty.is(StringLiteralExprSyntax.self) {
            edits = [.replacing(empty, by: text)]
        } else {
            edits = [.replacing(empty, by: empty.is(ClosureExprSyntax.self) ? "{ Text(\(text)) }" : "Text(\(text))")]
        }
        if !isHidden(site, context) { edits.append(.appending(".labelsHidden()", to: site.chain)) }
        return Repair(
            isSafe: false,
            title: Localized(english: "Make the text beside it the title", chinese: "用旁边的文字作标题"), edits: edits)
    }

    private func isHidden(_ site: PickerSite, _ context: CheckContext) -> Bool {
        context.paths(of: site).allSatisfy { path in
            path.hierarchy.contains { step in
                guard case .modifier(let modifier, _) = step else { return false }
                return modifier.name == "labelsHidden" || modifier.name == "labelsVisibility"
            }
        }
    }
}
