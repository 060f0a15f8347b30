import SwiftSyntax

extension ConstantReader {
    /// `base.name`, `Type.name`, `.name`.
    func member(
        _ node: MemberAccessExprSyntax, in file: SourceFile, _ scope: Scope, expecting expected: SwiftType?
    ) -> Constant? {
        let name = node.declName.baseName.name
        guard let base = node.base else {
            guard let expected else { return nil }
            if name == "none", expected.wrapped != nil { return .nothing }
            return staticMember(name, of: expected.wrapped ?? expected, in: file, scope)
        }
        if base.trimmedDescription == "self", scope.own == nil { return ownMember(name, at: node, in: file, scope) }
        if let type = inference.metatype(base, in: file) {
            if name == "none", type.wrapped != nil || type.name == "Optional" { return .nothing }
            return staticMember(name, of: type, in: file, scope)
        }
        guard let value = value(of: base, in: file, scope) else { return nil }
        return member(name, of: value, in: file, scope)
    }

    private func ownMember(_ name: String, at node: some SyntaxProtocol, in file: SourceFile, _ scope: Scope)
        -> Constant?
    {
        guard case .member(let member, let owner)? = inference.meaning(of: name, at: node, in: file), !member.isStatic
        else {
            return nil
        }
        return value(of: member, owner: owner, scope)
    }

    /// A case, a constant of a type, or all cases of an enum.
    func staticMember(_ name: String, of type: SwiftType, in file: SourceFile, _ scope: Scope) -> Constant? {
        guard let typeName = type.name else { return nil }
        let members = inference.members(name, of: type, near: file).filter(\.isStatic)
        if members.count == 1, let member = members.first { return value(of: member, owner: type, scope) }
        guard members.isEmpty, name == "allCases", let declaration = inference.index.type(named: typeName, near: file),
            declaration.kind == .enum
        else { return nil }
        let cases = declaration.cases
        guard cases.allSatisfy({ !$0.hasValues }) else { return nil }
        return .list(cases.map { .member(declaration.name, $0.name, []) })
    }

    /// A member of a value.
    func member(_ name: String, of value: Constant, in file: SourceFile, _ scope: Scope) -> Constant? {
        switch value {
        case .list(let list):
            switch name {
            case "count": return .integer(list.count)
            case "isEmpty": return .bool(list.isEmpty)
            case "first": return list.first ?? .nothing
            case "last": return list.last ?? .nothing
            case "indices": return .list(list.indices.map { .integer($0) })
            case "startIndex": return .integer(0)
            case "endIndex": return .integer(list.count)
            default: return nil
            }
        case .member(let typeName, let caseName, _):
            let type = SwiftType.named(typeName)
            if name == "rawValue", inference.member("rawValue", of: type, near: file) == nil {
                return rawValue(caseName, of: type, near: file)
            }
            return computed(name, of: value, type, near: file, scope)
        case .instance(let typeName, let fields):
            if let field = fields[name] { return field == .open ? nil : field }
            return computed(name, of: value, .named(typeName), near: file, scope)
        default: return nil
        }
    }

    private func computed(
        _ name: String, of value: Constant, _ type: SwiftType, near file: SourceFile, _ scope: Scope
    ) -> Constant? {
        guard let member = inference.member(name, of: type, near: file), !member.isStatic else { return nil }
        var inner = scope
        inner.own = value
        inner.depth += 1
        return self.value(of: member, owner: type, inner)
    }

    /// The raw value of a case: as written, or else the name, or the number after the one before.
    private func rawValue(_ name: String, of type: SwiftType, near file: SourceFile) -> Constant? {
        guard let typeName = type.name, let declaration = inference.index.type(named: typeName, near: file) else {
            return nil
        }
        let raw = inference.rawType(of: type, near: file)
        var next = 0
        for element in declaration.caseElements {
            if let written = element.rawValue?.value {
                guard let value = value(of: written, in: declaration.primary.file) else { return nil }
                if case .integer(let number) = value { next = number }
                if element.name.name == name { return value }
            } else if element.name.name == name {
                if raw == .string { return .text(name) }
                return raw == .int ? .integer(next) : nil
            }
            next += 1
        }
        return nil
    }

    /// The values that a key path of an `id:` gives.
    func value(of path: ExprSyntax, from value: Constant, in file: SourceFile, _ scope: Scope) -> Constant? {
        guard let path = path.as(KeyPathExprSyntax.self) else { return nil }
        var current = value
        for component in path.components {
            guard case .property(let property) = component.component else { return nil }
            let name = property.declName.baseName.name
            if property.declName.baseName.text == "self" { continue }
            guard let next = member(name, of: current, in: file, scope) else { return nil }
            current = next
        }
        return current
    }
}

extension TypeDeclaration {
    /// The cases of an enum in the order of the source.
    var caseElements: [EnumCaseElementSyntax] {
        primary.members.values.joined().compactMap { member -> EnumCaseElementSyntax? in
            if case .enumCase(let element) = member.kind { element } else { nil }
        }.sorted { $0.position < $1.position }
    }
}
