import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Two options of a picker or a tab view that carry the same tag, or elements of a loop that share an id.
enum DuplicateTagsOrIDs: SourceCheck {
    static let slug = Slug(fixed: "duplicate-tags-or-ids")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind != .list else { return [] }
        let reader = OptionValueReader(inference: context.inference, tagsIncludeOptional: context.tagsIncludeOptional)
        var ids: [Finding] = []
        for option in site.options.options {
            if let doubled = doubledID(option, reader) {
                ids.append(
                    finding(at: mark(doubled.node, option.file, site), in: site.file, idMessage(doubled.id), why: idWhy)
                )
            }
        }
        if !ids.isEmpty { return ids }
        return tags(site, reader, context)
    }

    private static func mark(_ node: ExprSyntax, _ file: SourceFile, _ site: PickerSite) -> Syntax {
        file === site.file ? Syntax(node) : Syntax(site.call.calledExpression)
    }

    /// An id that two elements of a row's innermost loop share.
    private static func doubledID(_ option: PickerOption, _ reader: OptionValueReader) -> (
        node: ExprSyntax, id: Constant
    )? {
        guard option.loops.count == 1, let loop = option.loop, let scopes = reader.scopes(of: option, upTo: 2_000)
        else {
            return nil
        }
        var seen: Set<Constant> = []
        for (scope, element) in scopes {
            guard let element, let id = reader.identity(of: element, option, scope), id.isWhole else { return nil }
            if !seen.insert(id).inserted { return (loop.data, id) }
        }
        return nil
    }

    private struct Key: Hashable {
        var type: SwiftType
        var value: Constant
    }

    /// Tags that two options have, which are both always there.
    private static func tags(_ site: PickerSite, _ reader: OptionValueReader, _ context: CheckContext) -> [Finding] {
        var seen: [Key: SyntaxIdentifier] = [:]
        var texts: [String: SyntaxIdentifier] = [:]
        for option in site.options.options where !option.isConditional && !option.mayHideTag {
            guard let tag = tag(of: option, site, reader) else { continue }
            if let text = words(tag, option) {
                if let first = texts[text], first != tag.call.id { return [found(tag, site)] }
                texts[text] = tag.call.id
            }
            guard tag.type.isKnown, let scopes = reader.scopes(of: option, upTo: 2_000) else { continue }
            for (scope, _) in scopes {
                let reader = ConstantReader(inference: context.inference)
                guard
                    let value = reader.value(of: tag.expression, in: tag.file, scope, expecting: tag.type)?.fitting(
                        tag.type),
                    value.isWhole
                else { break }
                let key = Key(type: tag.type.wrapped ?? tag.type, value: value)
                if seen[key] != nil { return [found(tag, site)] }
                seen[key] = tag.call.id
            }
        }
        return []
    }

    /// What names a tag's value, so that the same words are the same value even where its type is not known: the loops
    /// around it, the closure in which its names mean something, and the words.
    private static func words(_ tag: WrittenTag, _ option: PickerOption) -> String? {
        guard tag.expression.isPath else { return nil }
        let text = tag.expression.trimmedDescription
        var parts = option.loops.map { "\($0.call.id.hashValue)" } + [text]
        if text.first?.isUppercase != true {
            var next = tag.call.parent
            while let node = next, !node.is(ClosureExprSyntax.self), !node.is(FunctionDeclSyntax.self) {
                next = node.parent
            }
            parts.append("\(next?.id.hashValue ?? 0)")
        }
        return parts.joined(separator: " ")
    }

    /// The tag that counts; one that stands around the row's loop, or around several rows, is another fault.
    private static func tag(of option: PickerOption, _ site: PickerSite, _ reader: OptionValueReader) -> WrittenTag? {
        let tag = option.tags.first { tag in
            !site.selectionType.isKnown || !tag.type.isKnown || reader.serves(tag, site.selectionType)
        }
        guard let tag, option.tags.allSatisfy({ $0.type == tag.type }) else { return nil }
        let around = site.options.options.filter { other in other.tags.contains { $0.call.id == tag.call.id } }
        guard around.count == 1, !option.loops.contains(where: { $0.call.isInside(tag.call.id) }) else { return nil }
        return tag
    }

    private static func found(_ tag: WrittenTag, _ site: PickerSite) -> Finding {
        finding(
            at: mark(tag.expression, tag.file, site), in: site.file, tagMessage(tag.expression.trimmedDescription),
            why: tagWhy)
    }

    private static func tagMessage(_ tag: String) -> Localized<String> {
        Localized(
            english: "Another option of this picker has the tag `\(tag)` as well",
            chinese: "这个选择器里还有一个选项的 tag 也是 `\(tag)`")
    }

    private static let tagWhy = Localized(
        english:
            "The selection is a value, so it cannot say which of the two was meant: the wrong one or both are marked. Give each option a tag of its own.",
        chinese: "selection 只是一个值，无法说明指的是哪一个：会选中错的，或两个都打勾。请给每个选项不同的 tag。")

    private static func idMessage(_ id: Constant) -> Localized<String> {
        let text =
            switch id {
            case .text(let text): "\"\(text)\""
            case .integer(let number): "\(number)"
            case .member(_, let name, _): ".\(name)"
            default: ""
            }
        return Localized(
            english: "Two elements of this loop have the same id\(text.isEmpty ? "" : ", \(text)")",
            chinese: "这个循环里有两个元素的 id 相同\(text.isEmpty ? "" : "：\(text)")")
    }

    private static let idWhy = Localized(
        english:
            "ForEach takes both elements for one, may draw the first one twice, and the picker cannot tell them apart. Remove the double, or make the id from what distinguishes them.",
        chinese: "ForEach 会把两者当作同一个，可能把第一个画两次，选择器也分不清。请去掉重复的元素，或用能区分它们的内容作 id。")
    static let summary = Localized(
        english: "Two options have the same tag or id",
        chinese: "两个选项的 tag 或 id 相同")
}

extension ExprSyntax {
    /// Whether the expression only names something: `x`, `x.y.z`.
    var isPath: Bool {
        if self.is(DeclReferenceExprSyntax.self) { return true }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return base.isPath
    }
}
