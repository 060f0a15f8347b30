import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A plain tag under an optional selection, where the SDK, or the tag itself, does not write it for the Optional too.
enum PlainTagUnderOptionalSelection: SourceCheck {
    static let slug = Slug(fixed: "plain-tag-under-optional-selection")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        tagFindings(
            in: site, context,
            where: { fault in
                switch fault.reason {
                case .plainTag, .plainLoop: true
                default: false
                }
            }, message: message, why: why, title: title, repair: cast)
    }

    private static func cast(_ fault: TagFault, _ rule: TagRule) -> RowRepair? {
        switch fault.reason {
        case .plainTag(let tag):
            if let option = tag.call.arguments.first(where: { $0.label?.text == "includeOptional" }),
                rule.context.tagsIncludeOptional
            {
                // From behind the expression to behind the second argument.
                let range = SourceFile.range(of: tag.expression).upperBound..<SourceFile.range(of: option).upperBound
                return RowRepair(edits: [Edit(range: range, replacement: "")], isSafe: false)
            }
            let isSequence = tag.expression.is(SequenceExprSyntax.self) || tag.expression.is(TernaryExprSyntax.self)
            let text = tag.expression.trimmedDescription
            return .replacing(tag.expression, with: rule.tagText(text, needsParentheses: isSequence), isSafe: true)
        case .plainLoop(let loop):
            guard let (name, _) = rule.element(of: fault.option) else { return nil }
            let path = loop.id?.as(KeyPathExprSyntax.self)?.components.trimmedDescription ?? ".id"
            guard loop.elementType == loop.idType || path.hasPrefix(".") else { return nil }
            let value = loop.elementType == loop.idType || path == ".self" ? name : name + path
            return .appending(tag: rule.tagText(value), to: fault.option, isSafe: false)
        default: return nil
        }
    }

    private static func message(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        switch fault.reason {
        case .plainTag(let tag):
            Localized(
                english: "The tag's type is the plain `\(tag.type)`, the selection's `\(rule.target)`",
                chinese: "tag 是非可选的 `\(tag.type)`，selection 的类型却是 `\(rule.target)`")
        case .plainLoop(let loop):
            Localized(
                english: """
                    The loop tags its rows with plain values of `\(loop.idType)`, the selection's type is \
                    `\(rule.target)`
                    """,
                chinese: "循环给每行的 tag 是非可选的 `\(loop.idType)`，selection 的类型却是 `\(rule.target)`")
        default: title
        }
    }

    private static func why(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        if rule.context.tagsIncludeOptional {
            return Localized(
                english: """
                    With `includeOptional: false` a tag is written for its own type only, and an optional \
                    selection does not look there.
                    """,
                chinese: "写了 `includeOptional: false`，tag 只按自身类型保存，可选的 selection 找不到它。")
        }
        return Localized(
            english: """
                Up to the SDK of Xcode 15 a tag is written for its own type only, and an optional selection does not look \
                there. Tag with an optional value, or build with Xcode 16 or later.
                """,
            chinese: "到 Xcode 15 的 SDK 为止，tag 只按自身类型保存，可选的 selection 找不到它。请用可选值作 tag，或用 Xcode 16 及以上构建。")
    }
    private static let title = Localized(english: "Tag with an optional value", chinese: "用可选值作 tag")
    static let summary = Localized(
        english: "Plain tags under an optional selection, built with an older Xcode",
        chinese: "旧版 Xcode 下，普通 tag 对不上可选的 selection")
}
