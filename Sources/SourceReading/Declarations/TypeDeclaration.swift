import SwiftSyntax

/// A nominal type with its extensions, wherever they stand.
package final class TypeDeclaration {
    package let primary: TypePart
    private unowned let index: ProjectIndex
    private var known: [String: [Member]] = [:]

    init(primary: TypePart, index: ProjectIndex) {
        self.primary = primary
        self.index = index
    }

    package var name: String { primary.name }
    package var kind: TypePart.Kind { primary.kind }
    package var genericParameters: [String] { primary.genericParameters.map(\.name.name) }

    /// The declaration, and the extensions that add a conformance.
    package private(set) lazy var parts: [TypePart] =
        [primary] + index.conformances(of: name)

    /// The type's own members of this name, those of its extensions included.
    package func members(named name: String) -> [Member] {
        if let members = known[name] { return members }
        let members = ([primary] + index.extensions(of: self.name, declaring: name)).flatMap { $0.members[name] ?? [] }
        known[name] = members
        return members
    }

    /// The cases of an enum in the order of the source, each with whether it carries values.
    package var cases: [(name: String, hasValues: Bool)] {
        let elements = primary.members.values.joined().compactMap { member -> EnumCaseElementSyntax? in
            if case .enumCase(let element) = member.kind { element } else { nil }
        }
        return elements.sorted { $0.position < $1.position }.map { ($0.name.name, $0.parameterClause != nil) }
    }
}
