import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// An extension that makes `Binding` Equatable or Hashable for the whole program, SwiftUI included.
enum BindingEquatableConformance: SourceCheck {
    static let slug = Slug(fixed: "binding-equatable-conformance")
    static let severity = Severity.warning
    static let words = ["Binding"]

    static func concerns(_ file: SourceFile, _ context: CheckContext) -> Bool {
        file.scan.extensions.contains { $0.lastName == "Binding" }
    }

    static func findings(at token: TokenSyntax, in file: SourceFile, _ context: CheckContext) -> [Finding] {
        guard let node = extended(by: token),
            context.inference.index.type(named: "Binding", near: file)?.primary.file.isInterface
                != false,
            let conformance = node.inheritanceClause?.inheritedTypes.first(where: { type in
                let words = type.type.trimmedDescription.split(whereSeparator: { "&@. \n".contains($0) })
                return words.contains { ["Equatable", "Hashable"].contains($0) }
            })
        else { return [] }
        let name = conformance.type.trimmedDescription.contains("Hashable") ? "Hashable" : "Equatable"
        return [finding(at: conformance.type, in: file, message(name), why: why)]
    }

    /// The extension whose type the token names: `extension Binding`, `extension SwiftUI.Binding`.
    private static func extended(by token: TokenSyntax) -> ExtensionDeclSyntax? {
        guard let parent = token.parent else { return nil }
        if let type = parent.as(IdentifierTypeSyntax.self) {
            guard let node = type.parent?.as(ExtensionDeclSyntax.self), node.extendedType.id == TypeSyntax(type).id
            else {
                return nil
            }
            return node
        }
        guard let type = parent.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "SwiftUI",
            let node = type.parent?.as(ExtensionDeclSyntax.self), node.extendedType.id == TypeSyntax(type).id
        else { return nil }
        return node
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "This makes `Binding` \(name) for the whole program, and pickers may keep a stale check mark",
            chinese: "这让 `Binding` 在整个程序中都成为 \(name)，选择器可能保留过时的对勾")
    }

    private static let why = Localized(
        english:
            "Old and new binding both read the current value when they are compared, so SwiftUI takes them for equal and may skip the update. Remove the conformance and compare in your own type.",
        chinese: "比较时新旧两个 binding 读到的都是当前值，SwiftUI 会认为它们相等而跳过更新。请去掉这个遵循，在自己的类型里比较。")
    static let summary = Localized(
        english: "Binding was made Equatable for the whole app",
        chinese: "给 Binding 全局加了 Equatable")
}
