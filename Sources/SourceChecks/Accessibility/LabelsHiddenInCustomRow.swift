import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A row with a text and a picker whose own title says the same.
///
/// Form and List draw a picker's title on iOS, macOS always does; elsewhere the row looks right.
enum LabelsHiddenInCustomRow: SourceCheck {
    static let slug = Slug(fixed: "labels-hidden-in-custom-row")
    static let severity = Severity.warning
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let title = title(of: site), !isHidden(site), let row = row(around: site),
            let text = twin(of: title, in: row, besides: site)
        else { return [] }
        let isForm = site.containers.contains { ["Form", "List"].contains($0) }
        let onMac = context.surelyRuns(site, on: .macOS)
        let style = site.style?.name ?? "automatic"
        // These draw no title in a row of iOS.
        let isBare = ["segmented", "palette"].contains(style)
        let surelyShown =
            onMac || (isForm && !isBare && !context.platforms(of: site).isDisjoint(with: [.iOS, .iPadOS]))
        // A row of an unknown place is only worth a word where it is known to be seen on a Mac too.
        guard surelyShown || context.platforms?.contains(.macOS) == true else { return [] }
        return [
            finding(
                at: title, in: site.file, severity: surelyShown ? .warning : .advice, message(text), why: why,
                repair: repair(site, isSafe: surelyShown))
        ]
    }

    /// The title's expression, or the text of a label that is only a text.
    private static func title(of site: PickerSite) -> ExprSyntax? {
        if let title = site.title { return title }
        guard let label = site.label, label.statements.count == 1, case .expr(let only)? = label.statements.first?.item,
            ModifierChain(only).name == "Text"
        else { return nil }
        return ModifierChain(only).base.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    }

    private static func isHidden(_ site: PickerSite) -> Bool {
        site.surroundings.contains { step in
            if case .modifier(let modifier) = step { modifier.name == "labelsHidden" } else { false }
        }
    }

    /// The row that holds the picker, reached through nothing but branches and groups.
    private static func row(around site: PickerSite) -> FunctionCallExprSyntax? {
        for step in site.surroundings {
            guard case .container(let name, let call) = step else { continue }
            if name == "HStack" { return call }
            if name != "Group" { return nil }
        }
        return nil
    }

    /// The words of a text beside the picker that are its title's.
    private static func twin(of title: ExprSyntax, in row: FunctionCallExprSyntax, besides site: PickerSite) -> String?
    {
        let own = words(title)
        guard !own.isEmpty else { return nil }
        for statement in row.trailingClosure?.statements ?? [] {
            guard case .expr(let view) = statement.item else { continue }
            let chain = ModifierChain(view)
            guard chain.name == "Text", !chain.has("accessibilityHidden"),
                let text = chain.base.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
            else { continue }
            if words(text) == own { return own }
        }
        return nil
    }

    /// What a title says, without a colon at its end: a literal's text, or an expression as it is written.
    private static func words(_ node: ExprSyntax) -> String {
        let text = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? node.trimmedDescription
        var words = text[...]
        while let last = words.last, last == ":" || last == "：" || last.isWhitespace { words.removeLast() }
        return String(words)
    }

    private static func repair(_ site: PickerSite, isSafe: Bool) -> Repair {
        let range = SourceFile.range(of: site.call)
        let end = site.file.text.location(at: range.upperBound)
        let start = site.file.text.location(at: range.lowerBound)
        let line = site.file.text[(range.upperBound - end.column + 1)..<range.upperBound]
        let indent = String(line.prefix { $0 == " " || $0 == "\t" })
        let text = start.line == end.line ? ".labelsHidden()" : "\n\(indent).labelsHidden()"
        return Repair(
            isSafe: isSafe, title: Localized(english: "Hide the picker's own label", chinese: "隐藏选择器自己的标签"),
            edits: [Edit(range: range.upperBound..<range.upperBound, replacement: text)])
    }

    private static func message(_ text: String) -> Localized<String> {
        Localized(
            english: "The text beside this picker repeats its title, \(text), so the row may show it twice",
            chinese: "选择器旁边的文字与它的标题“\(text)”相同，这一行可能显示两次")
    }

    private static let why = Localized(
        english:
            "Form and List draw a picker's title on iOS, and macOS always does. Add `.labelsHidden()` to the picker and keep its title for VoiceOver.",
        chinese: "iOS 上 Form 和 List 会显示选择器的标题，macOS 总会显示。请给选择器加 `.labelsHidden()`，标题留给 VoiceOver。")
    static let summary = Localized(
        english: "The title stands in the row twice",
        chinese: "一行里标题出现两遍")
}
