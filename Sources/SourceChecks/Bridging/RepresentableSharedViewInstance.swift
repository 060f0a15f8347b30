import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wrapped control that is not made where it is asked for: one instance for all, or one in a property of the struct.
enum RepresentableSharedViewInstance: SourceCheck {
    static let slug = Slug(fixed: "representable-shared-view-instance")
    static let severity = Severity.error
    static let words = ["makeUIView", "makeNSView"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        WrappedControl.controls.contains { file.mentions($0) }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let make = token.parent?.as(FunctionDeclSyntax.self), make.name.id == token.id,
            let wrapped = WrappedControl(around: make), let returned = returned(by: make)
        else { return [] }
        switch origin(of: returned, in: file, context) {
        case .shared: return [finding(at: returned, in: file, message(wrapped.control), why: why)]
        case .property(let member):
            let uses = NameUses.tokens(member.name, in: file).filter { use in
                use.isInside(Syntax(wrapped.type).id) && !use.isInside(make.id) && use.reference != nil
            }
            guard !uses.isEmpty else { return [] }
            return [
                finding(
                    at: returned, in: file, severity: .warning, propertyMessage(member.name, wrapped.name),
                    why: propertyWhy)
            ]
        case .own: return []
        }
    }

    private enum Origin {
        case own, shared
        case property(Member)
    }

    /// The expression that the method gives back.
    private static func returned(by make: FunctionDeclSyntax) -> ExprSyntax? {
        switch make.body?.statements.last?.item {
        case .expr(let value): value
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        default: nil
        }
    }

    private static func origin(of node: ExprSyntax, in file: SourceFile, _ context: CheckContext) -> Origin {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
            switch context.inference.meaning(of: reference.baseName.name, at: node, in: file) {
            case .global(let member): return isStored(member) ? .shared : .own
            case .member(let member, _) where member.isStatic: return isStored(member) ? .shared : .own
            case .member(let member, _): return isStored(member) ? .property(member) : .own
            default: return .own
            }
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base else { return .own }
        let name = access.declName.baseName.name
        if base.trimmedDescription == "self" {
            guard case .member(let member, _)? = context.inference.meaning(of: name, at: node, in: file),
                !member.isStatic,
                isStored(member)
            else { return .own }
            return .property(member)
        }
        guard let type = context.inference.metatype(base, in: file) ?? selfType(base, node, file, context),
            let member = context.inference.member(name, of: type, near: file), member.isStatic
        else { return .own }
        return isStored(member) ? .shared : .own
    }

    private static func selfType(
        _ base: ExprSyntax, _ node: ExprSyntax, _ file: SourceFile, _ context: CheckContext
    ) -> SwiftType? {
        guard base.trimmedDescription == "Self", case .metatype(let type) = context.inference.type(of: base, in: file)
        else {
            return nil
        }
        return type
    }

    /// Whether a variable holds a view that it made itself; one that is handed in is the caller's affair.
    private static func isStored(_ member: Member) -> Bool {
        guard case .variable(let binding, _) = member.kind, !member.isComputed, binding.initializer != nil else {
            return false
        }
        return true
    }

    private static func message(_ control: String) -> Localized<String> {
        Localized(
            english: "This gives every place the same `\(control)`, and a view has one place on the screen",
            chinese: "这里每次返回的都是同一个 `\(control)`，而一个视图只能出现在一处")
    }

    private static let why = Localized(
        english:
            "Returned a second time, the view moves there and is gone from the first place; value and accessibility exist once for both. Make it inside this method.",
        chinese: "第二次返回时，视图会移到新位置，从原处消失；它的值和无障碍信息两处共用一份。请在这个方法里创建它。")

    private static func propertyMessage(_ property: String, _ type: String) -> Localized<String> {
        Localized(
            english:
                "`\(property)` is made anew with every `\(type)`, so whoever writes to it later writes to a view that is not on screen",
            chinese: "每个新的 `\(type)` 都会重建 `\(property)`，之后写入的视图并不在屏幕上")
    }

    private static let propertyWhy = Localized(
        english:
            "The view on screen is that of the first struct. Make it inside this method, and use the view that the update method hands in.",
        chinese: "屏幕上的视图属于第一个结构体。请在这个方法里创建它，更新时使用传入的视图。")
    static let summary = Localized(
        english: "Several representables share one UIKit view",
        chinese: "多个 representable 共用一个 UIKit 视图")
}
