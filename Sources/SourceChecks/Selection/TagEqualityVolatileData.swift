import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Tags whose `==` compares data that changes: an enum's payload, or the title of a struct.
///
/// It speaks where the source shows the change: another payload in an assignment or at the start, an element that is edited.
enum TagEqualityVolatileData: SourceCheck {
    static let slug = Slug(fixed: "tag-equality-volatile-data")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let name = site.selectionType.wrapped?.name ?? site.selectionType.name,
            let type = context.inference.index.type(named: name, near: site.file), !type.primary.file.isInterface,
            type.members(named: "==").isEmpty, site.options.options.allSatisfy({ !$0.mayHideTag })
        else { return [] }
        switch type.kind {
        case .enum: return payloads(site, type, context)
        case .struct: return edits(site, type, context)
        default: return []
        }
    }

    // MARK: Payloads

    private static func payloads(_ site: PickerSite, _ type: TypeDeclaration, _ context: CheckContext) -> [Finding] {
        guard let variable = site.variable, !isConditional(site), site.options.isComplete else { return [] }
        let reader = ConstantReader(inference: context.inference)
        var tags: [String: Set<Constant>] = [:]
        var nodes: [String: (WrittenTag, String)] = [:]
        for option in site.options.options where option.loops.isEmpty {
            guard let tag = option.tags.first, context.isSame(tag.type, site.selectionType),
                let value = reader.value(of: tag.expression, in: tag.file, expecting: tag.type),
                case .member(_, let name, let payload) = value, !payload.isEmpty
            else { continue }
            tags[name, default: []].insert(value)
            nodes[name] = nodes[name] ?? (tag, name)
        }
        guard !tags.isEmpty, site.options.options.allSatisfy({ $0.loops.isEmpty }) else { return [] }
        for value in assigned(to: variable, site, context) {
            guard let call = value.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count > 0,
                let known = tags[member.declName.baseName.name], let (tag, name) = nodes[member.declName.baseName.name]
            else { continue }
            let constant = reader.value(of: value, in: variable.file, expecting: site.selectionType)
            if let constant, known.contains(constant) { continue }
            // A payload that is not constant may be anything; so it may differ.
            return [
                finding(
                    at: tag.file === site.file ? Syntax(tag.expression) : Syntax(site.call.calledExpression),
                    in: site.file,
                    severity: constant == nil ? .warning : .error,
                    payloadMessage(name, value.trimmedDescription, tag.expression.trimmedDescription), why: payloadWhy)
            ]
        }
        return []
    }

    private static func isConditional(_ site: PickerSite) -> Bool {
        site.options.options.contains(where: \.isConditional)
    }

    /// The values that a variable gets: its first one, and those of assignments in its file.
    private static func assigned(to variable: Member, _ site: PickerSite, _ context: CheckContext) -> [ExprSyntax] {
        var values: [ExprSyntax] = []
        if case .variable(let binding, _) = variable.kind, let start = binding.initializer?.value {
            values.append(start)
        }
        for token in NameUses.tokens(variable.name, in: variable.file) {
            guard let value = token.assignment?.value, let reference = token.reference else { continue }
            if let member = reference.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self" {
                guard let base = member.base,
                    context.inference.member(
                        variable.name, of: context.inference.type(of: base, in: variable.file), near: variable.file)?
                        .node.id
                        == variable.node.id
                else { continue }
            } else {
                guard
                    case .member(let found, _)? = context.inference.meaning(
                        of: variable.name, at: reference, in: variable.file), found.node.id == variable.node.id
                else { continue }
            }
            values.append(value)
        }
        return values
    }

    // MARK: Edited elements

    private static func edits(_ site: PickerSite, _ type: TypeDeclaration, _ context: CheckContext) -> [Finding] {
        guard let id = type.members(named: "id").first, !id.isStatic else { return [] }
        for option in site.options.options {
            guard let loop = option.loop, context.isSame(loop.elementType, site.selectionType),
                let list = context.variable(loop.data, in: loop.file), !list.isComputed,
                let node = option.tags.first.map({ ExprSyntax($0.expression) }) ?? loop.id.map({ ExprSyntax($0) })
                    ?? Optional(loop.data),
                option.tags.first.map({ $0.expression.trimmedDescription == loop.variable }) ?? loop.isIdentifiedBySelf
            else { continue }
            guard let edit = edit(of: list, type, context) else { continue }
            return [
                finding(
                    at: loop.file === site.file ? Syntax(node) : Syntax(site.call.calledExpression), in: site.file,
                    severity: .warning, editMessage(type.name, edit), why: editWhy)
            ]
        }
        return []
    }

    /// The property of an element that code in the list's file changes: `items[0].title = …`, `ForEach($items)`.
    private static func edit(of list: Member, _ type: TypeDeclaration, _ context: CheckContext) -> String? {
        for token in NameUses.tokens(list.name, in: list.file) {
            guard let access = token.reference?.parent?.as(SubscriptCallExprSyntax.self),
                let property = access.parent?.as(MemberAccessExprSyntax.self),
                property.base?.id == ExprSyntax(access).id,
                property.declName.baseName.isWritten
            else { continue }
            let name = property.declName.baseName.name
            if name != "id", let member = type.members(named: name).first, !member.isComputed { return name }
        }
        return nil
    }

    private static func payloadMessage(_ name: String, _ value: String, _ tag: String) -> Localized<String> {
        Localized(
            english:
                "The selection becomes `\(value)`, which the tag `\(tag)` does not meet: `==` compares the payload of `\(name)` too",
            chinese: "selection 会变成 `\(value)`，与 tag `\(tag)` 不相等：`==` 也比较 `\(name)` 的关联值")
    }

    private static let payloadWhy = Localized(
        english:
            "With another payload no option is marked. Select a second enum that has only the kinds, and keep the payload in a property of its own.",
        chinese: "关联值一变，就没有选项被选中。请另用一个只有种类、没有关联值的枚举作 selection，把关联值放在单独的属性里。")

    private static func editMessage(_ type: String, _ property: String) -> Localized<String> {
        Localized(
            english:
                "The tag is a whole `\(type)`, and its `\(property)` is changed elsewhere: the stored selection then meets no option",
            chinese: "tag 是整个 `\(type)`，而它的 `\(property)` 会在别处修改：之后已存的 selection 与任何选项都不相等")
    }

    private static let editWhy = Localized(
        english:
            "The `==` that the compiler writes compares all stored properties. Tag and select by `id`, and look the element up where you need it.",
        chinese: "编译器生成的 `==` 比较所有存储属性。请用 `id` 作 tag 和 selection，需要时再查找元素。")
    static let summary = Localized(
        english: "Tags compare data that changes",
        chinese: "tag 比较了会变的数据")
}

extension OptionLoop {
    /// Whether the elements are their own identities.
    var isIdentifiedBySelf: Bool { id?.trimmedDescription == "\\.self" }
}

extension CheckContext {
    /// Whether a tag's type is the selection's, an optional around it left aside.
    func isSame(_ tag: SwiftType, _ selection: SwiftType) -> Bool {
        tag.isKnown && (tag.wrapped ?? tag) == (selection.wrapped ?? selection)
    }

    /// The variable of a type that an expression names: `items`, `self.items`, `model.items`.
    func variable(_ node: ExprSyntax, in file: SourceFile) -> Member? {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.name
            let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
            guard case .member(let member, _)? = inference.meaning(of: plain, at: node, in: file) else { return nil }
            return member.isVariable ? member : nil
        }
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let found = inference.member(member.declName.baseName.name, of: inference.type(of: base, in: file), near: file)
        return found?.isVariable == true ? found : nil
    }
}

extension Member {
    var isVariable: Bool { if case .variable = kind { true } else { false } }
}
