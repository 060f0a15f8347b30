import SwiftSyntax

/// What a piece of code does with a variable at a place that names it.
package enum NameUse: Sendable {
    /// It is read, or something else of the same name is declared.
    case read
    /// It is assigned, handed on as `&name`, or toggled.
    case write
    /// It may be changed: by a method, an operator or a macro of which nothing is known, or through a key path.
    case unknown
}

extension TokenSyntax {
    /// What is done with the variable that the token names.
    package var use: NameUse {
        guard let reference else { return parent?.is(DeclNameArgumentSyntax.self) == true ? .unknown : .read }
        if let component = parent?.parent?.as(KeyPathPropertyComponentSyntax.self) { return Self.use(of: component) }
        var chain = UsedChain(reference)
        chain.climb()
        return chain.use
    }

    /// A key path that a list or a sort takes is read; any other may be written through.
    private static func use(of component: KeyPathPropertyComponentSyntax) -> NameUse {
        guard let path = component.parent?.parent?.parent?.as(KeyPathExprSyntax.self),
            let argument = path.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return .unknown }
        if argument.label?.text == "id" { return .read }
        return readers.contains(ModifierChain.calleeName(ExprSyntax(call)) ?? call.methodName ?? "") ? .read : .unknown
    }

    /// Calls that only read through the key paths they take.
    private static let readers: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "sorted", "min", "max", "contains", "allSatisfy", "ForEach", "List",
        "Table", "TableColumn", "OutlineGroup", "KeyPathComparator", "SortDescriptor", "Query", "sort", "Dictionary",
    ]
}

extension FunctionCallExprSyntax {
    /// The name behind the last dot of what is called.
    fileprivate var methodName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name }
}

/// An expression that begins with a variable, with members, subscripts, calls and brackets around it.
private struct UsedChain {
    private let reference: ExprSyntax
    private var whole: ExprSyntax
    /// The method that is called on the variable, or on a part of it.
    private var method: String?
    /// Whether the name itself is what is called.
    private var isCalled = false

    init(_ reference: ExprSyntax) { (self.reference, whole) = (reference, reference) }

    /// Goes outward as long as the whole is about the variable.
    mutating func climb() {
        while let next = next() { whole = next }
    }

    /// What is around the whole and is about the variable too.
    private mutating func next() -> ExprSyntax? {
        guard let parent = whole.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
            if whole.id == reference.id { isCalled = true }
            if method == nil { method = call.methodName }
            return ExprSyntax(call)
        }
        if let member = parent.as(MemberAccessExprSyntax.self) {
            return member.base?.id == whole.id ? ExprSyntax(member) : nil
        }
        if let access = parent.as(SubscriptCallExprSyntax.self) {
            return access.calledExpression.id == whole.id ? ExprSyntax(access) : nil
        }
        if let tuple = parent.as(LabeledExprSyntax.self)?.parent?.parent?.as(TupleExprSyntax.self) {
            return ExprSyntax(tuple)
        }
        let around: [any ExprSyntaxProtocol.Type] = [
            OptionalChainingExprSyntax.self, ForceUnwrapExprSyntax.self, TryExprSyntax.self, AwaitExprSyntax.self,
            UnsafeExprSyntax.self,
        ]
        return around.contains { parent.is($0) } ? parent.as(ExprSyntax.self) : nil
    }

    var use: NameUse {
        guard let parent = whole.parent, !isCalled else { return .read }
        if parent.is(InOutExprSyntax.self) || method == "toggle" { return .write }
        if let list = parent.as(ExprListSyntax.self) { return use(in: list) }
        if let prefix = parent.as(PrefixOperatorExprSyntax.self) { return Self.use(by: prefix.operator) }
        if let postfix = parent.as(PostfixOperatorExprSyntax.self) { return Self.use(by: postfix.operator) }
        if let macro = parent.parent?.parent?.as(MacroExpansionExprSyntax.self) {
            return Self.readingMacros.contains(macro.macroName.text) ? .read : .unknown
        }
        // A call as a statement of its own is made for what it changes.
        guard method != nil, let item = parent.as(CodeBlockItemSyntax.self) else { return .read }
        return Self.isResult(item) ? .read : .unknown
    }

    /// Whether a statement is the value of a getter or a function, without a `return`.
    private static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
        return list.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }

    private static let readingMacros: Set<String> = [
        "Predicate", "Expression", "keyPath", "selector", "expect", "require",
    ]

    /// What the operators beside the chain do with it.
    private func use(in list: ExprListSyntax) -> NameUse {
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == whole.id }) else { return .read }
        if place + 1 < elements.count, elements[place + 1].is(AssignmentExprSyntax.self) {
            return method == nil ? .write : .unknown
        }
        let beside = [place - 1, place + 1].filter(elements.indices.contains).map { elements[$0] }
        let uses = beside.compactMap { $0.as(BinaryOperatorExprSyntax.self) }.map { Self.use(by: $0.operator) }
        if uses.contains(.unknown) { return .unknown }
        // What stands right of `+=` is read.
        guard place + 1 < elements.count,
            let following = elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator
        else { return .read }
        return Self.use(by: following)
    }

    private static func use(by operator: TokenSyntax) -> NameUse {
        let text = `operator`.text
        if StandardOperators.reading.contains(text) { return .read }
        return StandardOperators.writing.contains(text) ? .write : .unknown
    }
}

/// The operators of the standard library, from https://developer.apple.com/documentation/swift/operator-declarations.
enum StandardOperators {
    static let reading: Set<String> = [
        "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
        "<<", ">>", "&<<", "&>>", "&&", "||", "??", "...", "..<", "!", "~",
    ]
    static let writing: Set<String> = [
        "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "&=", "|=", "^=", "<<=", ">>=", "&<<=", "&>>=",
    ]
}
