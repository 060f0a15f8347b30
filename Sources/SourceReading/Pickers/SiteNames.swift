import KnowledgeModel
import SwiftSyntax

/// What a picker's code calls the things that the code of a pattern has too.
package struct SiteNames {
    package private(set) var names: [PatternName: String] = [:]
    /// Whether the selection may be nil; nil where its type is not known.
    package let isOptional: Bool?
    /// The modules that the file imports.
    package let imports: Set<String>

    /// Whether the app itself declares the type of an option; nil where that type has no name here.
    package let declaresType: Bool?

    package init(_ site: PickerSite, _ inference: TypeInference) {
        let type = site.selectionType
        isOptional = type.isKnown ? type.wrapped != nil : nil
        imports = Set(
            site.file.tokens(spelling: "import").compactMap { token in
                token.parent?.as(ImportDeclSyntax.self)?.path.first?.name.text
            })
        let option = Self.optionType(site)
        names[.selectionType] = option
        declaresType = option.map { inference.isDeclaredByApp(.named($0, []), near: site.file) }
        names[.selection] = site.selection?.memberPath?.last
        names[.options] = Self.loop(site).flatMap { Self.options($0) }
        names[.title] = site.title?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The one loop that gives all options, but for rows that are written.
    private static func loop(_ site: PickerSite) -> OptionLoop? {
        let loops = site.options.options.compactMap(\.loop)
        return Set(loops.map(\.call.id)).count == 1 ? loops.first : nil
    }

    /// The type of an option: of what the loop goes over, or of the selection where it is no mere identity.
    private static func optionType(_ site: PickerSite) -> String? {
        if let element = loop(site).flatMap({ name(of: $0.elementType) }) { return element }
        let selected = site.selectionType.wrapped ?? site.selectionType
        let single = selected.name == "Set" ? selected.arguments.first ?? selected : selected
        return single.isIdentity ? nil : name(of: single)
    }

    /// The name of a type without generic arguments.
    private static func name(of type: SwiftType) -> String? {
        if case .named(let name, []) = type { name } else { nil }
    }

    /// The property that a loop goes over; all cases of a type are none.
    private static func options(_ loop: OptionLoop) -> String? {
        guard let name = loop.data.memberPath?.last, !["allCases", "indices"].contains(name) else { return nil }
        return name
    }
}

extension SwiftType {
    /// Whether it only tells one thing from another, as an id does.
    var isIdentity: Bool {
        guard let name else { return false }
        return ["UUID", "PersistentIdentifier", "NSManagedObjectID", "ObjectIdentifier"].contains(name)
            || name.hasSuffix(".ID")
    }
}
