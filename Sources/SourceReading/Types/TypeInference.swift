import SwiftSyntax

/// Finds the types of expressions: small, honest, and without guesses. What it cannot know is unknown.
///
/// One instance serves one thread; it remembers what it has found.
package final class TypeInference {
    package let index: ProjectIndex
    package let reader: TypeReader
    private var remembered: [Place: SwiftType] = [:]
    /// The members of types as files see them.
    var rememberedMembers: [MemberPlace: [Member]] = [:]
    /// What types repeat.
    var rememberedWork: [ObjectIdentifier: [RepeatedWork]] = [:]
    private var open: Set<Place> = []
    private var depth = 0
    /// How often a question has led back to itself.
    private var circles = 0
    private var declaring: [SyntaxIdentifier: [CodeBlockItemSyntax]] = [:]
    /// How deep expressions may lie in each other; deeper ones are unknown.
    private static let limit = 60

    private struct Place: Hashable {
        var node: SyntaxIdentifier
        var expected: SwiftType?
    }

    /// A member's name, with the type and the file that it is asked for.
    struct MemberPlace: Hashable {
        var type: String
        var name: String
        var file: ObjectIdentifier
    }

    package init(index: ProjectIndex) {
        self.index = index
        reader = TypeReader(index: index)
        reader.associated = { [unowned self] in associatedType($1, of: $0, in: $2) }
    }

    /// The type of an expression.
    ///
    /// - Parameter expected: what the place asks for, where it says so; `.name` and literals follow it.
    package func type(of node: ExprSyntax, in file: SourceFile, expecting expected: SwiftType? = nil) -> SwiftType {
        let place = Place(node: node.id, expected: expected)
        if let known = remembered[place] { return known }
        guard depth < Self.limit else {
            // Code as deep as this is nobody's; without this memory each level would ask for all below it again.
            remembered[place] = .unknown
            return .unknown
        }
        guard open.insert(place).inserted else {
            circles += 1
            return .unknown
        }
        let circlesBefore = circles
        depth += 1
        defer {
            depth -= 1
            open.remove(place)
        }
        let chain = chain(node, in: file, expecting: expected)
        let type =
            chain.isOptional && chain.type != .unknown && chain.type.wrapped == nil
            ? SwiftType.optional(chain.type) : chain.type
        // What is unknown because a question led back to itself may be known where another question comes first.
        if open.count == 1 || type != .unknown || circles == circlesBefore { remembered[place] = type }
        return type
    }

    /// The statements of a block that can give a name a meaning: a long block is read once for all questions.
    func declaringItems(of items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        if let known = declaring[items.id] { return known }
        let found: [CodeBlockItemSyntax] = Array(items).filter { item in
            switch item.item {
            case .decl: true
            case .stmt(let statement): statement.is(GuardStmtSyntax.self)
            default: false
            }
        }
        declaring[items.id] = found
        return found
    }

    /// The type of a spelled type.
    package func type(_ syntax: TypeSyntax, in file: SourceFile) -> SwiftType {
        reader.type(syntax, in: TypeScope(of: syntax, in: file))
    }

    /// A type inside a chain of members, where `?` has unwrapped it until the chain ends.
    struct Chain {
        var type: SwiftType
        var isOptional = false

        static let unknown = Chain(type: .unknown)
    }

    func chain(_ node: ExprSyntax, in file: SourceFile, expecting expected: SwiftType? = nil) -> Chain {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return self.member(member, in: file, expecting: expected)
        case .functionCallExpr(let call): return self.call(call, in: file, expecting: expected)
        case .subscriptCallExpr(let access):
            let base = chain(access.calledExpression, in: file)
            return Chain(
                type: element(of: base.type, at: access.arguments, in: file), isOptional: base.isOptional)
        case .optionalChainingExpr(let chained):
            let base = chain(chained.expression, in: file)
            return Chain(type: base.type.wrapped ?? .unknown, isOptional: true)
        case .forceUnwrapExpr(let forced):
            let base = chain(forced.expression, in: file)
            if base.isOptional, base.type.wrapped == nil { return Chain(type: base.type) }
            return Chain(type: base.type.wrapped ?? .unknown, isOptional: base.isOptional)
        default: return Chain(type: plain(node, in: file, expecting: expected))
        }
    }

    private func plain(_ node: ExprSyntax, in file: SourceFile, expecting expected: SwiftType?) -> SwiftType {
        switch node.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr:
            let name = (expected?.wrapped ?? expected)?.name ?? ""
            return WellKnownTypes.integers.contains(name) || WellKnownTypes.floats.contains(name)
                ? .named(name) : .int
        case .floatLiteralExpr:
            let name = (expected?.wrapped ?? expected)?.name ?? ""
            return WellKnownTypes.floats.contains(name) ? .named(name) : .double
        case .stringLiteralExpr:
            let name = (expected?.wrapped ?? expected)?.name ?? ""
            return ["LocalizedStringKey", "Character", "LocalizedStringResource", "Substring"].contains(name)
                ? .named(name) : .string
        case .booleanLiteralExpr: return .bool
        case .nilLiteralExpr: return expected?.wrapped.map(SwiftType.optional) ?? .unknown
        case .arrayExpr(let array):
            let wanted = expected?.wrapped ?? expected
            if let wanted, ["Array", "Set"].contains(wanted.name ?? ""), wanted.isKnown { return wanted }
            return .array(common(array.elements.map(\.expression), in: file))
        case .dictionaryExpr(let dictionary):
            guard case .elements(let pairs) = dictionary.content else { return expected ?? .unknown }
            return .named(
                "Dictionary",
                [common(pairs.map(\.key), in: file), common(pairs.map(\.value), in: file)])
        case .tupleExpr(let tuple):
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return type(of: only.expression, in: file, expecting: expected)
            }
            return .tuple(
                tuple.elements.map {
                    SwiftType.Element(label: $0.label?.name, type: type(of: $0.expression, in: file))
                })
        case .declReferenceExpr(let reference): return self.reference(reference, in: file)
        case .tryExpr(let attempt):
            let type = type(of: attempt.expression, in: file, expecting: expected)
            guard attempt.questionOrExclamationMark?.text == "?" else { return type }
            return type.wrapped == nil && type != .unknown ? .optional(type) : type
        case .awaitExpr(let awaited): return type(of: awaited.expression, in: file, expecting: expected)
        case .asExpr(let cast): return self.cast(cast.type, mark: cast.questionOrExclamationMark, in: file)
        case .isExpr: return .bool
        case .prefixOperatorExpr(let prefixed):
            if prefixed.operator.text == "!" { return .bool }
            return ["-", "+", "~"].contains(prefixed.operator.text)
                ? type(of: prefixed.expression, in: file, expecting: expected) : .unknown
        case .sequenceExpr(let sequence):
            return self.sequence(Array(sequence.elements)[...], in: file, expecting: expected)
        case .superExpr: return .unknown
        case .closureExpr(let closure):
            return .function([], result(of: closure, in: file))
        case .keyPathExpr: return .unknown
        case .ifExpr(let node):
            return branch(node.body.statements, in: file, expecting: expected)
        case .switchExpr(let node):
            for item in node.cases {
                if let branch = item.as(SwitchCaseSyntax.self) {
                    return self.branch(branch.statements, in: file, expecting: expected)
                }
            }
            return .unknown
        case .genericSpecializationExpr, .typeExpr:
            return metatype(node, in: file).map(SwiftType.metatype) ?? .unknown
        default: return .unknown
        }
    }

    func cast(_ syntax: TypeSyntax, mark: TokenSyntax?, in file: SourceFile) -> SwiftType {
        let type = complete(type(syntax, in: file), near: file)
        return mark?.text == "?" && type != .unknown ? .optional(type) : type
    }

    /// A spelled type, unknown where it leaves its generic arguments to the compiler: `as Set`.
    func complete(_ type: SwiftType, near file: SourceFile) -> SwiftType {
        guard case .named(let name, let arguments) = type, arguments.isEmpty, index.mayBeGeneric(name),
            let declaration = index.type(named: name, near: file), !declaration.genericParameters.isEmpty
        else { return type }
        return .unknown
    }

    private func branch(
        _ statements: CodeBlockItemListSyntax, in file: SourceFile, expecting expected: SwiftType?
    ) -> SwiftType {
        guard statements.count == 1, let only = statements.first?.item else { return .unknown }
        if case .expr(let value) = only { return type(of: value, in: file, expecting: expected) }
        return .unknown
    }

    /// The one type of several expressions: of the elements of an array, of the branches of a choice.
    func common(_ nodes: [ExprSyntax], in file: SourceFile) -> SwiftType {
        guard !nodes.isEmpty else { return .unknown }
        var found: SwiftType?
        var hasNil = false
        // Long lists of literals need not be read to their end.
        for node in nodes.prefix(64) {
            if node.is(NilLiteralExprSyntax.self) {
                hasNil = true
                continue
            }
            if let member = node.as(MemberAccessExprSyntax.self), member.base == nil, found != nil { continue }
            let type = type(of: node, in: file, expecting: found)
            guard type != .unknown else { return .unknown }
            switch found {
            case nil: found = type
            case type: break
            case .int? where type == .double: found = .double
            case .double? where type == .int: break
            case let earlier? where earlier == .optional(type): break
            case let earlier? where type == .optional(earlier): found = type
            default: return .unknown
            }
        }
        guard let found else { return .unknown }
        return hasNil && found.wrapped == nil ? .optional(found) : found
    }

    /// What a closure gives back: its only expression, or what its last `return` has.
    func result(of closure: ClosureExprSyntax, in file: SourceFile) -> SwiftType {
        if let spelled = closure.signature?.returnClause?.type { return type(spelled, in: file) }
        return result(of: closure.statements, in: file)
    }

    /// What statements give back.
    func result(
        of statements: CodeBlockItemListSyntax, in file: SourceFile, expecting expected: SwiftType? = nil
    ) -> SwiftType {
        guard let last = statements.last?.item else { return .tuple([]) }
        switch last {
        case .expr(let node) where statements.count == 1: return type(of: node, in: file, expecting: expected)
        case .stmt(let node):
            guard let value = node.as(ReturnStmtSyntax.self)?.expression else { return .unknown }
            return type(of: value, in: file, expecting: expected)
        default: return .unknown
        }
    }
}
