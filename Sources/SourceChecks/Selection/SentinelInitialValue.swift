import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A selection that starts with `""`, `-1`, `0` or `.unset` for "nothing chosen yet", without an option for it.
enum SentinelInitialValue: SourceCheck {
    static let slug = Slug(fixed: "sentinel-initial-value")
    static let severity = Severity.error
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let missing = context.missingStart(of: site), missing.isSentinel else { return [] }
        let isRows = ["inline", "segmented", "palette", "radioGroup"].contains(site.style?.name ?? "")
        let severity: Severity =
            missing.isCertain ? missing.start.isStored ? .warning : .error : isRows ? .advice : .warning
        return [
            finding(
                at: missing.place(in: site), in: site.file, severity: severity,
                message(missing.start.name, missing.spelling), why: missing.isCertain ? why : unlessWhy,
                repair: repair(missing, site))
        ]
    }

    /// An option for the value, in front of the others.
    private static func repair(_ missing: MissingStartValue, _ site: PickerSite) -> Repair? {
        guard let value = missing.start.expression, missing.start.file === site.file,
            value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
                || value.is(PrefixOperatorExprSyntax.self),
            let first = site.content?.statements.first
        else { return nil }
        let range = SourceFile.range(of: first)
        let place = site.file.text.location(at: range.lowerBound)
        let isOwnLine = site.file.text[(range.lowerBound - place.column + 1)..<range.lowerBound].allSatisfy(
            \.isWhitespace)
        let separator = isOwnLine ? "\n" + String(repeating: " ", count: place.column - 1) : "; "
        return Repair(
            isSafe: false,
            title: Localized(
                english: "Add an option for \(value.trimmedDescription)", chinese: "为 \(value.trimmedDescription) 加一个选项"
            ),
            edits: [
                Edit(
                    range: range.lowerBound..<range.lowerBound,
                    replacement: "Text(\"Choose…\").tag(\(value.trimmedDescription))" + separator)
            ])
    }

    private static func message(_ name: String, _ value: String) -> Localized<String> {
        Localized(
            english: "`\(name)` starts as \(value) for \"nothing chosen\", but the picker has no option for it",
            chinese: "`\(name)` 以 \(value) 表示“还没选”，但选择器里没有对应的选项")
    }

    private static let why = Localized(
        english:
            "To the picker it is a value like any other: nothing is marked until the user picks an option. Make the selection an Optional with an option for nil, or add an option with this tag.",
        chinese: "对选择器来说它只是一个普通的值：在用户选择之前，没有任何选项被选中。请把 selection 改为可选类型并加一个 nil 选项，或加一个带此 tag 的选项。")
    private static let unlessWhy = Localized(
        english:
            "Unless the data has such an element, nothing is marked until the user picks an option. Make the selection an Optional with an option for nil, or add an option with this tag.",
        chinese: "除非数据里有这样一个元素，否则在用户选择之前没有任何选项被选中。请把 selection 改为可选类型并加一个 nil 选项，或加一个带此 tag 的选项。")
    static let summary = Localized(
        english: "A start value such as -1 or \"\" stands for \"nothing\" but has no option",
        chinese: "用 -1、\"\" 表示“没选”，却没有对应的选项")
}
