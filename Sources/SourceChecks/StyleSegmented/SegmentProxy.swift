import SourceReading
import SwiftSyntax

/// A statement that sets something on the appearance proxy of segmented controls.
struct SegmentProxy {
    /// The whole statement: an assignment or a call.
    let statement: Syntax
    /// Where the statement stands.
    let place: Place

    enum Place: Equatable {
        /// The initialiser of a view.
        case viewInit
        /// The initialiser of an app, which runs once.
        case appInit
        case body
        /// A closure that runs when something changes, under the modifier's name.
        case reaction(String)
        case elsewhere
    }

    /// The statements that begin at a mention of the class: `UISegmentedControl.appearance()…`, or those on a constant that
    /// holds the proxy.
    static func all(at token: TokenSyntax, in file: SourceFile, _ inference: TypeInference) -> [SegmentProxy] {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id,
            member.declName.baseName.text == "appearance", let call = member.parent?.as(FunctionCallExprSyntax.self)
        else { return [] }
        let place = place(of: token, in: file, inference)
        if let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let list = enclosingItem(of: Syntax(call))?.parent?.as(CodeBlockItemListSyntax.self)
        {
            return list.compactMap { item in
                guard item.item.firstToken(viewMode: .sourceAccurate)?.text == name else { return nil }
                return SegmentProxy(statement: Syntax(item.item), place: place)
            }
        }
        guard let item = enclosingItem(of: Syntax(call)) else { return [] }
        return [SegmentProxy(statement: Syntax(item.item), place: place)]
    }

    private static func enclosingItem(of node: Syntax) -> CodeBlockItemSyntax? {
        var next: Syntax? = node
        while let current = next {
            if let item = current.as(CodeBlockItemSyntax.self) { return item }
            next = current.parent
        }
        return nil
    }

    private static let reactions: Set<String> = ["onChange", "onReceive", "onAppear", "task", "onTapGesture"]

    private static func place(of token: TokenSyntax, in file: SourceFile, _ inference: TypeInference) -> Place {
        var next = token.parent
        while let node = next {
            if let closure = node.as(ClosureExprSyntax.self), let (call, _) = closure.takingCall,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                reactions.contains(member.declName.baseName.text)
            {
                return .reaction(member.declName.baseName.text)
            }
            if node.is(InitializerDeclSyntax.self) {
                guard let owner = owner(of: node, in: file) else { return .elsewhere }
                if inference.conforms(owner, to: ["View"], near: file) { return .viewInit }
                return inference.conforms(owner, to: ["App"], near: file) ? .appInit : .elsewhere
            }
            if let binding = node.as(PatternBindingSyntax.self), binding.pattern.trimmedDescription == "body" {
                return .body
            }
            if node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) { return .elsewhere }
            next = node.parent
        }
        return .elsewhere
    }

    private static func owner(of node: Syntax, in file: SourceFile) -> SwiftType? {
        TypeScope(of: node, in: file).enclosing.first.map { SwiftType.named($0) }
    }

    /// The declaration of the type around the statement.
    var owner: Syntax? {
        var next = statement.parent
        while let node = next, node.asProtocol(DeclGroupSyntax.self) == nil { next = node.parent }
        return next
    }

    /// Whether the type around the statement makes a view anew with `.id(…)`.
    var isRebuilt: Bool {
        owner?.tokens(viewMode: .sourceAccurate).contains { token in
            token.text == "id" && token.previousToken(viewMode: .sourceAccurate)?.text == "."
                && token.nextToken(viewMode: .sourceAccurate)?.text == "("
        } ?? false
    }
}
