import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose binding searches a list in its `get`.
///
/// All cases of an enum and arrays that are written out are short and not meant.
enum BindingLookupPerRead: SourceCheck {
    static let slug = Slug(fixed: "binding-lookup-per-read")
    static let severity = Severity.advice

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let selection = site.selection,
            let (binding, file) = binding(selection, in: site.file, context),
            let get = binding.closure(labelled: "get") ?? binding.trailingClosure,
            let search = search(in: get, file, context)
        else { return [] }
        let finding = finding(at: selection, in: site.file, message(search), why: why)
        return [finding]
    }

    /// The call of `Binding(get:set:)` that a selection is, or that its property or function gives back.
    private static func binding(
        _ selection: ExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> (FunctionCallExprSyntax, SourceFile)? {
        if let call = selection.as(FunctionCallExprSyntax.self) {
            if ModifierChain.calleeName(selection) == "Binding" { return (call, file) }
            guard let (function, origin) = context.inference.method(calledBy: call, in: file) else { return nil }
            return (function.body?.statements).flatMap(made).map { ($0, origin) }
        }
        guard let path = selection.memberPath, path.count == 1, !selection.trimmedDescription.contains("$"),
            case .member(let member, _)? = context.inference.meaning(of: path[0], at: selection, in: file)
        else { return nil }
        return (member.binding?.getter).flatMap(made).map { ($0, member.file) }
    }

    private static func made(_ statements: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
        guard statements.count == 1, let item = statements.first?.item else { return nil }
        var value: ExprSyntax?
        if case .expr(let node) = item { value = node }
        if case .stmt(let node) = item { value = node.as(ReturnStmtSyntax.self)?.expression }
        guard let value, ModifierChain.calleeName(value) == "Binding" else { return nil }
        return value.as(FunctionCallExprSyntax.self)
    }

    /// The list that a closure searches.
    private static func search(in get: ClosureExprSyntax, _ file: SourceFile, _ context: CheckContext) -> String? {
        for call in Calls.all(in: get.statements) {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
                let path = list.memberPath, !path.contains("allCases"),
                ["first", "firstIndex", "last", "lastIndex"].contains(access.declName.baseName.text),
                call.trailingClosure != nil || call.arguments.first?.label?.text == "where",
                !OptionData(list, in: file, context).isShort
            else { continue }
            return list.trimmedDescription
        }
        return nil
    }

    private static func message(_ list: String) -> Localized<String> {
        Localized(
            english: "The picker's binding searches `\(list)` each time it is read",
            chinese: "选择器的绑定每次读取都会搜索 `\(list)`")
    }
    private static let why = Localized(
        english: """
            `get` runs at every evaluation and walks the list from the front; with many rows and long lists that adds up. Bind \
            the picker to the stored id and tag the options with their ids.
            """,
        chinese: "每次求值都会执行 `get` 并从头遍历列表；行多、列表长时会累积。请让选择器绑定存储的 id，并用 id 作为 tag。")
    static let summary = Localized(
        english: "The binding searches a list each time it is read",
        chinese: "绑定每次读取都在列表里查找")
}
