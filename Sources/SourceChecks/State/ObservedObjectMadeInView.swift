import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose choice lies in an object that the view makes itself without owning it: `@ObservedObject var model = Model()`.
///
/// Only reported where another view with state of its own makes the view, so that it is made again while it is shown, and
/// where the object starts from written values and not from what somebody has stored. An initialiser of the view's own may
/// bring the object along, and so nothing is said then.
enum ObservedObjectMadeInView: SourceCheck {
    static let slug = Slug(fixed: "observed-object-made-in-view")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let selection = site.selection, let path = selection.memberPath, path.count == 2,
            let own = BindingWay(selection, in: site.file, context).members.first, own.hasAttribute("ObservedObject"),
            let value = own.binding?.initializer?.value, !value.isPreviewed,
            let target = context.inference.target(of: selection, in: site.file),
            let type = context.inference.declaringType(of: target.member), type.kind == .class,
            makes(type, value), startsAfresh(target.member, of: type),
            let view = context.inference.declaringType(of: own), view.kind == .struct,
            context.inference.conforms(.named(view.name), to: ["View"], near: own.file),
            view.members(named: "init").isEmpty, isMadeAgain(view, with: own.name, context)
        else { return [] }
        return [
            finding(
                at: selection, in: site.file, message(own.name, view.name), why: why,
                repair: repair(own, in: site.file))
        ]
    }

    /// Whether an expression makes a new object of a class.
    private static func makes(_ type: TypeDeclaration, _ value: ExprSyntax) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        return ModifierChain.calleeName(ExprSyntax(call)).map { type.name == $0 || type.name.hasSuffix("." + $0) }
            == true
    }

    /// Whether the property begins with a written value in each new object, and nothing in the class keeps it elsewhere.
    private static func startsAfresh(_ member: Member, of type: TypeDeclaration) -> Bool {
        guard let value = member.binding?.initializer?.value, member.binding?.accessorBlock == nil,
            member.attributes.allSatisfy({ $0.attributeName.trimmedDescription == "Published" })
        else { return false }
        let isWritten =
            value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
            || value.as(MemberAccessExprSyntax.self).map { $0.base == nil || isTypeName($0.base) } == true
        let keeping: Set<String> = ["UserDefaults", "AppStorage", "Keychain", "Defaults", "shared", "assign", "sink"]
        return isWritten
            && !type.parts.contains { part in
                part.node.tokens(viewMode: .sourceAccurate).contains { keeping.contains($0.text) }
            }
    }

    private static func isTypeName(_ node: ExprSyntax?) -> Bool {
        node?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }

    /// Whether another view that changes makes the view in its own body, and hands no object in.
    private static func isMadeAgain(
        _ view: TypeDeclaration, with property: String, _ context: CheckContext
    ) -> Bool {
        context.inference.index.calls(ofTypeNamed: view.name.lastName).contains { call, file in
            guard !call.isPreviewed, !call.arguments.contains(where: { $0.label?.text == property }),
                isDrawn(call, in: file, context),
                let parent = context.inference.typeDeclaration(around: call, in: file),
                parent.name != view.name, parent.kind == .struct,
                context.inference.conforms(.named(parent.name), to: ["View"], near: file)
            else { return false }
            return changes(parent)
        }
    }

    /// Containers and modifiers whose content is made whenever the body around them is computed.
    private static let drawing: Set<String> = [
        "Form", "List", "Section", "Group", "VStack", "HStack", "ZStack", "ScrollView", "ForEach", "LazyVStack",
        "LazyHStack", "Grid", "GridRow", "GroupBox", "DisclosureGroup", "LabeledContent", "GeometryReader", "TabView",
        "Tab", "ScrollViewReader", "ViewThatFits", "NavigationStack", "NavigationView", "NavigationSplitView",
        "NavigationLink", "sheet", "popover", "fullScreenCover", "overlay", "background", "safeAreaInset",
    ]

    /// Whether a view is made where its parent is drawn, and not in an action, a stored property or for a controller.
    private static func isDrawn(
        _ call: FunctionCallExprSyntax, in file: SourceFile, _ context: CheckContext
    ) -> Bool {
        let way = DirectWay(from: ExprSyntax(call))
        let isShown = way.steps.allSatisfy { step in
            switch step {
            case .branch: true
            // What is equal is not drawn again.
            case .modifier(let modifier): modifier.name != "equatable"
            case .content(let modifier, let label): drawing.contains(modifier.name) && label != "onDismiss"
            case .container(let name, _):
                drawing.contains(name) || context.inference.conforms(.named(name), to: ["View"], near: file)
            }
        }
        guard isShown else { return false }
        switch way.end {
        case .property(let binding): return binding.typeAnnotation?.type.mentionsView == true
        case .function(let function): return function.signature.returnClause?.type.mentionsView == true
        case .file, .lost: return false
        }
    }

    /// Whether a view has a property that makes SwiftUI draw it again.
    private static func changes(_ view: TypeDeclaration) -> Bool {
        let wrappers: Set<String> = [
            "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "AppStorage",
            "SceneStorage", "Query", "FetchRequest",
        ]
        return view.primary.node.tokens(viewMode: .sourceAccurate).contains { token in
            wrappers.contains(token.text) && token.previousToken(viewMode: .sourceAccurate)?.text == "@"
        }
    }

    /// Owns the object, where the property stands in the finding's file.
    private static func repair(_ own: Member, in file: SourceFile) -> Repair? {
        guard own.file === file,
            let attribute = own.attributes.first(where: {
                $0.attributeName.trimmedDescription == "ObservedObject"
            })
        else { return nil }
        return Repair(
            isSafe: false,
            title: Localized(english: "Let the view own the object", chinese: "让视图拥有这个对象"),
            edits: [.replacing(attribute.attributeName, by: "StateObject")])
    }

    private static func message(_ name: String, _ view: String) -> Localized<String> {
        Localized(
            english:
                "`\(name)` is made anew with each `\(view)`, so the choice is lost when the view around it is redrawn",
            chinese: "每次创建 `\(view)` 都会新建 `\(name)`，外层视图一重绘，选择就丢了")
    }
    private static let why = Localized(
        english:
            "`@ObservedObject` watches an object and does not keep it. Write `@StateObject` in the view that makes it, or take it from outside.",
        chinese: "`@ObservedObject` 只观察，不保管对象。在创建它的视图里写 `@StateObject`，或从外面传进来。")
    static let summary = Localized(
        english: "An observed object is made in the view itself",
        chinese: "被观察的对象由视图自己创建")
}

extension TypeSyntax {
    /// Whether it is spelled with `View`: `some View`, `AnyView`.
    fileprivate var mentionsView: Bool { trimmedDescription.contains("View") }
}
