import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose binding lies in a class, where SwiftUI does not look after it.
///
/// A class that makes its binding itself, with a default or with `Binding(get:set:)` in an initialiser, is left alone.
enum BindingStoredInViewModel: SourceCheck {
    static let slug = Slug(fixed: "binding-stored-in-view-model")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let selection = site.selection, let path = selection.memberPath, path.count > 1,
            let target = context.inference.target(of: selection, in: site.file),
            let binding = target.member.binding, binding.accessorBlock == nil, binding.initializer == nil,
            isBinding(target.member, binding), let type = context.inference.declaringType(of: target.member),
            type.kind == .class, !makesOwnBinding(type, of: target.member.name)
        else { return [] }
        return [finding(at: selection, in: site.file, message(target.member.name, type.name), why: why)]
    }

    private static func isBinding(_ member: Member, _ binding: PatternBindingSyntax) -> Bool {
        if member.hasAttribute("Binding") { return true }
        var spelled = binding.typeAnnotation?.type
        if let optional = spelled?.as(OptionalTypeSyntax.self) { spelled = optional.wrappedType }
        return spelled?.as(IdentifierTypeSyntax.self)?.name.text == "Binding"
    }

    /// Whether an initialiser, or another method, gives the property a binding that the class makes.
    private static func makesOwnBinding(_ type: TypeDeclaration, of name: String) -> Bool {
        type.parts.contains { part in
            Assignment.all(in: part.node).contains { assignment in
                [name, "_" + name].contains(assignment.path?.first)
                    && assignment.value.first.flatMap { ModifierChain.calleeName($0) } == "Binding"
            }
        }
    }

    private static func message(_ name: String, _ type: String) -> Localized<String> {
        Localized(
            english: "The picker's binding `\(name)` is kept in the class `\(type)`, where SwiftUI does not follow it",
            chinese: "选择器的绑定 `\(name)` 存在类 `\(type)` 里，SwiftUI 不会跟踪它")
    }
    private static let why = Localized(
        english: """
            SwiftUI looks after bindings that are properties of a view. A model that lives on keeps the binding of its first \
            day, and the picker shows an old value or jumps back; give the view the `@Binding` and the model plain values.
            """,
        chinese: "SwiftUI 只照管作为视图属性的绑定。模型一直活着，手里是最初的绑定，选择器会显示旧值或跳回；让视图持有 `@Binding`，模型只存普通值。")
    static let summary = Localized(
        english: "A model object holds a Binding",
        chinese: "模型对象里存了 Binding")
}
