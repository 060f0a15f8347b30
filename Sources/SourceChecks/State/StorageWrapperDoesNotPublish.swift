import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker bound to a property of a model that announces no change: one kept in `UserDefaults`, or a plain one of an
/// `ObservableObject`.
///
/// Where a class, or what the property calls, might announce it in any way, the check is silent.
enum StorageWrapperDoesNotPublish: SourceCheck {
    static let slug = Slug(fixed: "storage-wrapper-does-not-publish")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let selection = site.selection, (selection.memberPath?.count ?? 0) > 1 else { return [] }
        let way = BindingWay(selection, in: site.file, context)
        // Writing through a binding writes every object on the way back, and one of them that publishes tells the view.
        guard !way.members.contains(where: { $0.hasAttribute("Published") }), let member = way.members.last,
            !member.isStatic
        else { return [] }
        if let type = context.inference.declaringType(of: member), type.kind == .class,
            isSilent(member, of: type, context), !isWatched(member, at: site, context)
        {
            return [finding(at: selection, in: site.file, message(member.name, type.name), why: why)]
        }
        guard let (name, type) = way.unpublished(context) else { return [] }
        return [finding(at: selection, in: site.file, plainMessage(name, type), why: plainWhy)]
    }

    /// Whether the view has an `@AppStorage` of its own that may be of the property's key, so that it is redrawn.
    private static func isWatched(_ member: Member, at site: PickerSite, _ context: CheckContext) -> Bool {
        guard case .variable(_, let declaration) = member.kind,
            let view = context.inference.typeDeclaration(around: site.call, in: site.file)
        else { return false }
        let keys = view.primary.members.values.joined().flatMap(\.attributes).filter {
            $0.attributeName.trimmedDescription == "AppStorage"
        }.map { attribute -> ExprSyntax? in
            guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
            return arguments.first?.expression
        }
        let written = declaration.trimmedDescription
        return keys.contains { key in
            guard let key, key.is(StringLiteralExprSyntax.self), written.contains("\"") else { return true }
            return written.contains(key.trimmedDescription)
        }
    }

    private static func isSilent(_ member: Member, of type: TypeDeclaration, _ context: CheckContext) -> Bool {
        let isObservable = type.primary.attributeNames.contains("Observable")
        guard
            isObservable || context.inference.conforms(.named(type.name), to: ["ObservableObject"], near: member.file),
            !BindingWay.announces(type)
        else { return false }
        if isObservable, member.hasAttribute("ObservationIgnored") {
            return member.hasAttribute("AppStorage") || isStorageWrapper(member, context)
        }
        if member.isComputed { return readsAndWritesDefaults(member, context) }
        return !isObservable && isStorageWrapper(member, context)
    }

    private static func mentions(_ node: some SyntaxProtocol, _ words: Set<String>) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
    }

    /// Whether a computed property only hands on what the defaults hold.
    private static func readsAndWritesDefaults(_ member: Member, _ context: CheckContext) -> Bool {
        guard case .accessors(let accessors)? = member.binding?.accessorBlock?.accessors,
            let get = accessors.first(where: { $0.accessorSpecifier.text == "get" })?.body,
            let set = accessors.first(where: { $0.accessorSpecifier.text == "set" })?.body
        else { return false }
        return usesDefaults(get, in: member.file, context) && usesDefaults(set, in: member.file, context)
            && !readsStored(get, in: member.file, context) && !actsOtherwise(set, in: member.file, context)
    }

    private static func usesDefaults(_ node: CodeBlockSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        node.memberPaths.contains { $0.first == "UserDefaults" } || mentions(node, ["UserDefaults"])
            || ownDefaults(in: node, file, context) != nil
    }

    /// The name of an own property that holds the defaults.
    private static func ownDefaults(
        in node: CodeBlockSyntax, _ file: SourceFile, _ context: CheckContext
    ) -> String? {
        node.memberPaths.compactMap(\.first).first { name in
            guard case .member(let member, _)? = context.inference.meaning(of: name, at: node, in: file),
                let binding = member.binding
            else { return false }
            return mentions(binding, ["UserDefaults"]) && !member.isComputed
        }
    }

    /// Whether a getter reads stored properties besides, which may be what a view follows.
    private static func readsStored(_ node: CodeBlockSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        let own = ownDefaults(in: node, file, context)
        return node.memberPaths.compactMap(\.first).contains { name in
            guard name != own, case .member(let member, _)? = context.inference.meaning(of: name, at: node, in: file),
                case .variable(_, let declaration) = member.kind
            else { return false }
            return !member.isStatic && declaration.bindingSpecifier.text == "var"
        }
    }

    /// Whether a setter writes own properties or calls own methods, which may announce the change.
    private static func actsOtherwise(_ node: CodeBlockSyntax, in file: SourceFile, _ context: CheckContext) -> Bool {
        if Assignment.all(in: node).contains(where: {
            !$0.isElement && context.inference.isOwnMember($0.target, in: file)
        }) {
            return true
        }
        return Calls.all(in: node).contains { call in
            let path = call.calledExpression.memberPath
            if call.calledExpression.beginsWithSelf, path?.count == 1 { return true }
            guard path?.count == 1, let name = path?.first else { return false }
            return name.first?.isUppercase != true
        }
    }

    /// Whether a property's wrapper, declared in the app, keeps the value in the defaults and does not reach its object.
    private static func isStorageWrapper(_ member: Member, _ context: CheckContext) -> Bool {
        guard !member.hasAttribute("Published") else { return false }
        return member.attributes.contains { attribute in
            let name = attribute.attributeName.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
            guard let wrapper = context.inference.index.type(named: name, near: member.file),
                wrapper.primary.attributeNames.contains("propertyWrapper"),
                let value = wrapper.members(named: "wrappedValue").first, value.isComputed
            else { return false }
            return wrapper.parts.contains { mentions($0.node, ["UserDefaults"]) }
                && !wrapper.parts.contains {
                    mentions(
                        $0.node,
                        ["_enclosingInstance", "DynamicProperty", "objectWillChange", "PassthroughSubject", "send"])
                }
        }
    }

    private static func plainMessage(_ name: String, _ type: String) -> Localized<String> {
        Localized(
            english: "`\(name)` of `\(type)` is not `@Published`, so a choice changes it and the picker is not redrawn",
            chinese: "`\(type)` 的 `\(name)` 没有 `@Published`，选择会写进去，但选择器不会刷新")
    }
    private static let plainWhy = Localized(
        english:
            "An `ObservableObject` speaks only for its `@Published` properties. Write `@Published var`, or the mark stays until something else redraws the view.",
        chinese: "`ObservableObject` 只为 `@Published` 属性发通知。请写 `@Published var`，否则要等别的东西重绘视图，勾才会动。")

    private static func message(_ name: String, _ type: String) -> Localized<String> {
        Localized(
            english:
                "`\(name)` of `\(type)` is kept in UserDefaults and does not publish its change, so the picker is not redrawn",
            chinese: "`\(type)` 的 `\(name)` 存在 UserDefaults 里，变化时不发通知，选择器不会刷新")
    }
    private static let why = Localized(
        english: """
            An observed object speaks only for properties that publish. The choice is stored, and the mark stays unless \
            something else redraws the view; use `@Published` with `didSet`, or `@AppStorage` in the view.
            """,
        chinese: "被观察的对象只为会发布的属性发通知。选择已保存，但除非别的东西让视图重绘，勾不会动；请用带 `didSet` 的 `@Published`，或在视图里用 `@AppStorage`。")
    static let summary = Localized(
        english: "A stored setting in a model changes without telling SwiftUI",
        chinese: "模型里的存储属性变了，却没有通知 SwiftUI")
}
