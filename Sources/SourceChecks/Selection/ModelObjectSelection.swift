import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A selection that holds an object which no option carries: a fresh instance, the rows' ids under the object's type, or
/// the first element of a list that may be empty.
enum ModelObjectSelection: SourceCheck {
    static let slug = Slug(fixed: "model-object-selection")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        let loops = tagFindings(
            in: site, context, where: { if case .modelLoop = $0.reason { true } else { false } }, message: loopMessage,
            why: { _, _ in loopWhy }, title: title, repair: { fault, rule in rule.taggingElement(fault.option) })
        return loops + freshInstance(site, context) + firstOfList(site, context)
    }

    /// The start value is a new instance of a class whose instances equal only themselves, and all rows come from a list.
    private static func freshInstance(_ site: PickerSite, _ context: CheckContext) -> [Finding] {
        let starts = SelectionStartReader(inference: context.inference)
        guard site.kind == .picker, let variable = site.variable, variable.isState, site.options.isComplete,
            !site.options.options.isEmpty, let call = starts.written(site)?.expression?.as(FunctionCallExprSyntax.self),
            !site.file.assigns(variable.name), let start = starts.start(of: site), start.file === site.file,
            start.writes.isEmpty, !isHandedOn(variable)
        else { return [] }
        let type = site.selectionType.bare
        guard context.inference.metatype(call.calledExpression, in: start.file) == type,
            isEqualOnlyToItself(type, context, near: site.file), let rule = TagRule(site, context)
        else { return [] }
        let isFromLists = site.options.options.allSatisfy { option in
            if case .matches = rule.match(option) { option.loop?.elementType == type } else { false }
        }
        guard isFromLists else { return [] }
        return [finding(at: call, in: site.file, freshMessage(type), why: freshWhy)]
    }

    /// Whether an instance is given to something that may put it among the options: `context.insert(item)`.
    private static func isHandedOn(_ variable: Member) -> Bool {
        NameUses.tokens(variable.name, in: variable.file).contains { token in
            guard let reference = token.reference, let argument = reference.parent?.as(LabeledExprSyntax.self),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            else { return false }
            return ["insert", "append", "add", "save"].contains(
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
        }
    }

    /// Whether two instances of a class that look the same are different ones.
    private static func isEqualOnlyToItself(_ type: SwiftType, _ context: CheckContext, near file: SourceFile) -> Bool {
        guard let name = type.name, let declaration = context.inference.index.type(named: name, near: file),
            declaration.kind == .class
        else { return false }
        let equality = declaration.members(named: "==")
        if let own = equality.first {
            return own.node.tokens(viewMode: .sourceAccurate).contains {
                ["===", "ObjectIdentifier"].contains($0.text)
            }
        }
        guard declaration.members(named: "isEqual").isEmpty else { return false }
        let inherited = declaration.primary.inherited.map(\.trimmedDescription)
        return declaration.primary.attributeNames.contains("Model")
            || inherited.contains { ["NSObject", "NSManagedObject"].contains($0) }
    }

    /// `_choice = State(initialValue: items[0])` over the same `items` that the rows come from.
    private static func firstOfList(_ site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let variable = site.variable, variable.isState, variable.file === site.file,
            let loop = site.options.options.first?.loop, site.options.options.allSatisfy({ !$0.loops.isEmpty }),
            loop.elementType == site.selectionType, loop.file === site.file,
            context.inference.isDeclaredByApp(loop.elementType, near: loop.file),
            loop.data.is(DeclReferenceExprSyntax.self)
        else { return [] }
        let name = loop.data.trimmedDescription
        guard let (binding, _, _) = context.inference.variable(loop.data, in: site.file), binding.initializer == nil,
            let value = site.file.stateStart(of: variable.name)
        else { return [] }
        let written = value.trimmedDescription
        guard ["\(name)[0]", "\(name).first!", "self.\(name)[0]"].contains(written) else { return [] }
        return [finding(at: value, in: site.file, severity: .warning, emptyMessage(name), why: emptyWhy)]
    }

    private static func loopMessage(_ fault: TagFault, _ rule: TagRule) -> Localized<String> {
        guard case .modelLoop(let loop) = fault.reason else { return title }
        return Localized(
            english: """
                The selection holds a `\(rule.target.bare)`, but without a tag the rows carry its id, a \
                `\(loop.idType)`
                """,
            chinese: "selection 存的是 `\(rule.target.bare)`，没有 tag 的行带的却是它的 id（`\(loop.idType)`）")
    }
    private static let loopWhy = Localized(
        english: """
            `ForEach` tags each row with its element's id, so no row carries an object. Keep the id of the \
            chosen object instead, as an optional, or tag each row with the object.
            """,
        chinese: "`ForEach` 用元素的 id 作每一行的 tag，没有哪一行带着对象。请改为存对象的 id（可选类型），或者用对象作每一行的 tag。")
    private static func freshMessage(_ type: SwiftType) -> Localized<String> {
        Localized(
            english: """
                The selection starts with a new \(type), which equals none of the listed ones, so no row is \
                marked
                """,
            chinese: "selection 的初始值是新建的 \(type)，和列表里的哪个都不相等，所以没有选中项")
    }
    private static let freshWhy = Localized(
        english: """
            Objects of this class equal only themselves, whatever their properties are. Keep the id of the \
            chosen object instead of the object, as an optional, and give nil an option.
            """,
        chinese: "这个类的对象只和自己相等，属性相同也没用。请存所选对象的 id 而不是对象本身，用可选类型，并给 nil 一个选项。")
    private static func emptyMessage(_ name: String) -> Localized<String> {
        Localized(
            english: "The selection starts with the first of `\(name)`, which crashes while there is none",
            chinese: "selection 以 `\(name)` 的第一个元素为初始值，列表为空时会崩溃")
    }
    private static let emptyWhy = Localized(
        english: """
            A list that comes from elsewhere may be empty. Make the selection optional, or a stored id, and \
            give nil an option.
            """,
        chinese: "从别处来的列表可能是空的。请把 selection 改成可选类型或存 id，并给 nil 一个选项。")
    private static let title = Localized(english: "Tag each row with its object", chinese: "用对象作每一行的 tag")
    static let summary = Localized(
        english: "The selection is a model object that no option carries",
        chinese: "selection 是模型对象，却没有选项对应它")
}

extension Member {
    /// Whether a view keeps the variable itself.
    var isState: Bool { attributes.contains { $0.attributeName.trimmedDescription == "State" } }
}

extension SourceFile {
    /// The value in `_name = State(initialValue: value)`.
    fileprivate func stateStart(of name: String) -> ExprSyntax? {
        for token in NameUses.tokens("_" + name, in: self) {
            var node = token.parent
            while let next = node, !next.is(ExprListSyntax.self) { node = next.parent }
            guard let parts = node?.as(ExprListSyntax.self), parts.count == 3,
                let call = parts.last?.as(FunctionCallExprSyntax.self),
                call.calledExpression.trimmedDescription == "State"
            else { continue }
            return call.arguments.first?.expression
        }
        return nil
    }
}
