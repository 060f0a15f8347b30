import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// `disabled` on an option, which a picker does not read.
enum OptionNeedsSelectionDisabled: SourceCheck {
    static let slug = Slug(fixed: "option-needs-selectiondisabled")
    static let severity = Severity.warning
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        var seen: Set<SyntaxIdentifier> = []
        var findings: [Finding] = []
        for option in site.options.options {
            guard !ButtonAmongOptions.controls.contains(option.chain.name ?? "") else { continue }
            let modifiers = modifiers(of: option)
            guard let (disabled, file) = modifiers.first(where: { $0.modifier.name == "disabled" }), file === site.file,
                let token = disabled.nameToken, disabled.firstArgument?.trimmedDescription != "false",
                !modifiers.contains(where: { $0.modifier.name == "selectionDisabled" }),
                seen.insert(disabled.call.id).inserted
            else { continue }
            let repair = Repair(
                isSafe: isEverywhere(site, context), title: title,
                edits: [Edit(range: SourceFile.range(of: token), replacement: "selectionDisabled")])
            findings.append(finding(at: token, in: site.file, message, why: why, repair: repair))
        }
        return findings
    }

    /// The modifiers on an option, and on the groups, loops and helpers' calls that hold it in the picker.
    private static func modifiers(of option: PickerOption) -> [(modifier: ModifierCall, file: SourceFile)] {
        option.chain.modifiers.map { ($0, option.file) } + option.outerModifiers.reversed()
    }

    /// The first releases that have `selectionDisabled`, from Apple's documentation.
    private static let since: [Applicability.Platform: Int] = [
        .iOS: 17, .iPadOS: 17, .macCatalyst: 17, .macOS: 14, .tvOS: 17, .watchOS: 10, .visionOS: 1,
    ]

    /// Whether every system that the code runs on has the modifier.
    private static func isEverywhere(_ site: PickerSite, _ context: CheckContext) -> Bool {
        guard context.platforms != nil else { return false }
        return context.platforms(of: site).allSatisfy { platform in
            guard let oldest = context.minimumOS[platform], let first = since[platform] else { return false }
            return oldest >= Version(major: first)
        }
    }

    private static let message = Localized(
        english: "`disabled` does nothing on an option of a picker: it can still be chosen",
        chinese: "`disabled` 对选择器的单个选项不起作用：它仍然可以被选中")
    private static let why = Localized(
        english:
            "The picker reads `selectionDisabled(_:)` from its options (iOS 17, macOS 14 and later). For older systems leave the option out.",
        chinese: "选择器从选项读取的是 `selectionDisabled(_:)`（iOS 17、macOS 14 起）。更旧的系统请不要列出这个选项。")
    private static let title = Localized(
        english: "Write selectionDisabled", chinese: "改用 selectionDisabled")
    static let summary = Localized(
        english: "disabled does nothing on a single option",
        chinese: "单个选项上的 disabled 不起作用")
}
