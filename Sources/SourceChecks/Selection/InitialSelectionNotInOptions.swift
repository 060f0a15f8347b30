import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A selection that starts with a value which none of the options carries.
///
/// It looks at values that mean something by themselves; those that stand for "nothing" are `sentinel-initial-value`'s.
enum InitialSelectionNotInOptions: SourceCheck {
    static let slug = Slug(fixed: "initial-selection-not-in-options")
    static let severity = Severity.error
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let missing = context.missingStart(of: site), !missing.isSentinel, !isOthers(missing) else { return [] }
        let isNil = missing.value == .nothing
        let isAwaited = isNil && awaitsChoice(missing.start.name, in: site.file)
        let isSideBySide = Self.sideBySide.contains(context.paths(of: site).first?.pickerStyle?.name ?? "")
        if isAwaited && isSideBySide { return [] }
        let severity: Severity =
            isNil ? isSideBySide || isAwaited ? .advice : .warning : missing.start.isStored ? .warning : .error
        return [
            finding(
                at: missing.place(in: site), in: site.file, severity: severity,
                isNil ? nilMessage(missing.start.name) : message(missing.start.name, missing.spelling),
                why: missing.start.isStored ? storedWhy : isNil ? isSideBySide ? unmarkedWhy : nilWhy : why,
                repair: repair(missing, site))
        ]
    }

    /// A payload that differs, or a fraction that nearly meets its option, is another fault.
    private static func isOthers(_ missing: MissingStartValue) -> Bool {
        missing.options.contains { row in
            if case .member(let type, let name, let values) = missing.value, !values.isEmpty,
                case .member(type, name, _) = row.value
            {
                return true
            }
            return missing.value.isNearly(row.value)
        }
    }

    /// Nothing chosen looks meant where the options stand side by side or in rows; a menu is blank.
    private static let sideBySide: Set<String> = ["segmented", "inline", "palette", "radioGroup"]

    /// Whether something waits for a choice: a `disabled` that asks for the selection.
    private static func awaitsChoice(_ name: String, in file: SourceFile) -> Bool {
        NameUses.tokens(name, in: file).contains { token in
            var next = token.parent
            while let node = next, !node.is(ClosureExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
                if let argument = node.as(LabeledExprSyntax.self),
                    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "disabled"
                {
                    return true
                }
                next = node.parent
            }
            return false
        }
    }

    private static func repair(_ missing: MissingStartValue, _ site: PickerSite) -> Repair? {
        guard let node = missing.start.expression, missing.start.file === site.file,
            let tag = missing.options.first?.tag?.expression,
            tag.is(StringLiteralExprSyntax.self) || tag.is(IntegerLiteralExprSyntax.self)
                || tag.is(FloatLiteralExprSyntax.self)
        else { return nil }
        let text = tag.trimmedDescription
        return Repair(
            isSafe: false,
            title: Localized(english: "Start with the first option, \(text)", chinese: "改为从第一个选项 \(text) 开始"),
            edits: [Edit(range: SourceFile.range(of: node), replacement: text)])
    }

    private static func message(_ name: String, _ value: String) -> Localized<String> {
        Localized(
            english: "`\(name)` starts as \(value), but no option of the picker has this value",
            chinese: "`\(name)` 的初始值是 \(value)，但选择器里没有这个值的选项")
    }

    private static func nilMessage(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` starts as nil, but the picker has no option for nil",
            chinese: "`\(name)` 的初始值是 nil，但选择器里没有对应 nil 的选项")
    }

    private static let why = Localized(
        english:
            "A picker does not choose by itself: nothing is marked until the user picks an option. Start with an option's value, or add an option for this one.",
        chinese: "选择器不会自己选：在用户选择之前，没有任何选项被选中。请以某个选项的值作初始值，或为这个值加一个选项。")
    private static let nilWhy = Localized(
        english:
            "Until the first choice the menu is blank, and there is no way back to nil. Add an option such as `Text(\"None\").tag(nil as T?)`.",
        chinese: "第一次选择之前菜单是空白的，之后也无法回到 nil。请加一个选项，如 `Text(\"无\").tag(nil as T?)`。")
    private static let unmarkedWhy = Localized(
        english:
            "Until the first choice no option is marked, and there is no way back to nil. If that is not meant, start with an option's value or add an option such as `Text(\"None\").tag(nil as T?)`.",
        chinese: "第一次选择之前没有任何选项被选中，之后也无法回到 nil。如果这不是本意，请以某个选项的值作初始值，或加一个选项，如 `Text(\"无\").tag(nil as T?)`。")
    private static let storedWhy = Localized(
        english:
            "Until a value is stored, nothing is marked: a picker does not choose by itself. Start with an option's value, or add an option for this one.",
        chinese: "在保存过值之前，没有任何选项被选中：选择器不会自己选。请以某个选项的值作初始值，或为这个值加一个选项。")
    static let summary = Localized(
        english: "The start value is not one of the options",
        chinese: "初始值不在选项里")
}
