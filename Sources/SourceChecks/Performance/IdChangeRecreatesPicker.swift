import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wheel with an `.id` that changes with its options or its selection, or any picker with `.id(UUID())`.
///
/// The id of another thing, a document or an account, is meant to make a new picker and left alone.
enum IdChangeRecreatesPicker: SourceCheck {
    static let slug = Slug(fixed: "id-change-recreates-picker")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        for modifier in ids(around: site) {
            guard let id = modifier.firstArgument, let cause = cause(id, of: site, context) else { continue }
            let mark = modifier.call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            return [
                finding(
                    at: mark.map { Syntax($0) } ?? Syntax(id), in: site.file, cause, why: why,
                    repair: removal(of: modifier, in: site.file))
            ]
        }
        return []
    }

    /// The `.id` modifiers on the picker and on the views around it in the same body.
    private static func ids(around site: PickerSite) -> [ModifierCall] {
        site.surroundings.compactMap { step in
            if case .modifier(let modifier) = step, modifier.name == "id", modifier.arguments.count == 1 {
                modifier
            } else {
                nil
            }
        }
    }

    private static func cause(_ id: ExprSyntax, of site: PickerSite, _ context: CheckContext) -> Localized<String>? {
        if id.trimmedDescription == "UUID()" { return freshMessage }
        guard context.inference.style(of: site).name == "wheel" else { return nil }
        let paths = id.memberPaths.map { path in
            ["count", "hashValue", "description", "isEmpty"].contains(path.last) && path.count > 1
                ? Array(path.dropLast()) : path
        }
        let data = Set(
            site.options.options.flatMap { $0.loops }.filter { $0.file === site.file }.flatMap { $0.data.memberPaths })
        let elements: Set<String> = ["count", "indices", "startIndex", "endIndex", "first", "last"]
        let dataPaths = Set(data.map { elements.contains($0.last ?? "") && $0.count > 1 ? Array($0.dropLast()) : $0 })
        if let path = paths.first(where: dataPaths.contains) { return optionsMessage(path.joined(separator: ".")) }
        if let selection = site.selection?.memberPath, paths.contains(selection) {
            return selectionMessage(selection.joined(separator: "."))
        }
        return nil
    }

    private static func removal(of modifier: ModifierCall, in file: SourceFile) -> Repair? {
        guard let base = modifier.call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
        let range = base.endPositionBeforeTrailingTrivia.utf8Offset..<SourceFile.range(of: modifier.call).upperBound
        return Repair(
            isSafe: false, title: Localized(english: "Remove the `.id`", chinese: "去掉 `.id`"),
            edits: [Edit(range: range, replacement: "")])
    }

    private static let freshMessage = Localized(
        english: "`.id(UUID())` builds a new picker each time the body runs",
        chinese: "`.id(UUID())` 让 body 每次执行都重新创建选择器")
    private static func optionsMessage(_ name: String) -> Localized<String> {
        Localized(
            english: "The `.id` changes with the options `\(name)`, so the wheel is built anew and bounces",
            chinese: "`.id` 随选项 `\(name)` 变化，滚轮会被重新创建并跳动")
    }
    private static func selectionMessage(_ name: String) -> Localized<String> {
        Localized(
            english: "The `.id` changes with the selection `\(name)`, so each choice builds a new wheel",
            chinese: "`.id` 随所选值 `\(name)` 变化，每次选择都会重新创建滚轮")
    }
    private static let why = Localized(
        english: """
            An id is the view's identity: when it changes, the control is thrown away and made anew instead of updated. Remove \
            it, and mend a selection that left the options in `onChange`.
            """,
        chinese: "id 就是视图的身份：它一变，控件就被丢弃重建，而不是更新。请去掉它；如果所选值不在选项里了，在 `onChange` 中修正。")
    static let summary = Localized(
        english: "A changing id builds a new picker each time",
        chinese: "id 一变就新建一个选择器")
}
