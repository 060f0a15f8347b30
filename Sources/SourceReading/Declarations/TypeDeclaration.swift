import SwiftSyntax

/// A nominal type with its extensions, wherever they stand.
package final class TypeDeclaration {
    package let primary: TypePart
    package let parts: [TypePart]

    init(primary: TypePart, extensions: [TypePart]) {
        self.primary = primary
        parts = [primary] + extensions
    }

    package var name: String { primary.name }
    package var kind: TypePart.Kind { primary.kind }
    package var genericParameters: [String] { primary.genericParameters.map(\.name.name) }

    /// The type's own members of this name, those of its extensions included.
    package func members(named name: String) -> [Member] { parts.flatMap { $0.members[name] ?? [] } }

    /// The cases of an enum in the order of the source, each with whether it carries values.
    package var cases: [(name: String, hasValues: Bool)] {
        let elements = primary.members.values.joined().compactMap { member -> EnumCaseElementSyntax? in
            if case .enumCase(let element) = member.kind { element } else { nil }
        }
        return elements.sorted { $0.position < $1.position }.map { ($0.name.name, $0.parameterClause != nil) }
    }
}
