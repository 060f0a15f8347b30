import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wheel that unfolds within a scroll view, and nothing that scrolls to it.
///
/// Below a row that is repeated, the last rows are surely near the edge; elsewhere it is advice.
enum RevealedWheelNotScrolledIntoView: SourceCheck {
    static let slug = Slug(fixed: "revealed-wheel-not-scrolled-into-view")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .touch) else { return [] }
        for path in context.paths(of: site) where path.pickerStyle?.name == "wheel" {
            guard let severity = severity(of: path) else { continue }
            return [finding(at: site.mark, in: site.file, severity: severity, message(site), why: why)]
        }
        return []
    }

    private static func severity(of path: ViewPath) -> Severity? {
        var condition: Syntax?
        var isRepeated = false
        for step in path.hierarchy {
            switch step {
            case .branch(let node, _): if condition == nil { condition = node }
            case .container("ForEach", _, _, _, _): if condition != nil { isRepeated = true }
            case .container("ScrollView", let call, _, let file, _):
                guard let condition, unfolds(condition, in: Syntax(call)),
                    !file.mentions("scrollTo"), !file.mentions("scrollPosition")
                else { return nil }
                return isRepeated ? .warning : .advice
            case .container("Form", _, _, _, _), .container("List", _, _, _, _): return nil
            default: continue
            }
        }
        return nil
    }

    /// Whether an `if` asks for something that a tap in the same scroll view changes.
    private static func unfolds(_ node: Syntax, in scrollView: Syntax) -> Bool {
        guard let branch = node.as(IfExprSyntax.self) else { return false }
        let asked = Set(
            branch.conditions.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
                if case .identifier = token.tokenKind { return token.text }
                return nil
            })
        let tokens = Array(scrollView.tokens(viewMode: .sourceAccurate))
        return tokens.indices.dropLast(2).contains { index in
            guard asked.contains(tokens[index].text), !Syntax(branch.conditions).contains(tokens[index]) else {
                return false
            }
            let next = tokens[index + 1].text
            return next == "=" || (next == "." && tokens[index + 2].text == "toggle")
        }
    }

    private static func message(_ site: PickerSite) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) is a wheel that unfolds in a `ScrollView`; near the lower edge it opens out of sight",
            chinese: "\(site.nameInChinese)是在 `ScrollView` 里展开的滚轮；靠近底部时会在屏幕外展开")
    }
    private static let why = Localized(
        english:
            "A scroll view does not follow what appears in it. Give the wheel an `id` and call `scrollTo` of a `ScrollViewReader` when it appears.",
        chinese: "滚动视图不会跟随新出现的内容。请给滚轮加上 `id`，并在它出现时调用 `ScrollViewReader` 的 `scrollTo`。")
    static let summary = Localized(
        english: "A wheel unfolds below the visible area",
        chinese: "展开的滚轮在可见区域之外")
}
