import SwiftSyntax

/// Collects the options of a content closure, through branches, groups, sections, loops, and helpers of the same app.
struct OptionCollector {
    let inference: TypeInference
    private(set) var list = OptionList()
    private var depth = 0
    private static let limit = 12

    init(inference: TypeInference) { self.inference = inference }

    /// What is handed down from the views around a row.
    struct Context {
        var file: SourceFile
        var tags: [WrittenTag] = []
        var loops: [OptionLoop] = []
        var modifiers: [(modifier: ModifierCall, file: SourceFile)] = []
        var isConditional = false
        var sections = 0
    }

    mutating func collect(_ statements: CodeBlockItemListSyntax, _ context: Context) {
        guard depth < Self.limit else {
            list.isComplete = false
            return
        }
        depth += 1
        defer { depth -= 1 }
        for statement in statements { collect(statement, context) }
    }

    private mutating func collect(_ statement: CodeBlockItemSyntax, _ context: Context) {
        switch statement.item {
        case .expr(let node): collect(node, context)
        case .stmt(let node):
            if let value = node.as(ReturnStmtSyntax.self)?.expression { return collect(value, context) }
            if let expression = node.as(ExpressionStmtSyntax.self)?.expression { return collect(expression, context) }
            if !node.is(GuardStmtSyntax.self) { list.isComplete = false }
        case .decl(let node):
            guard let conditional = node.as(IfConfigDeclSyntax.self) else { return }
            for clause in conditional.clauses {
                guard case .statements(let items) = clause.elements else { continue }
                var inner = context
                inner.isConditional = true
                collect(items, inner)
            }
        default: list.isComplete = false
        }
    }

    private mutating func collect(_ node: ExprSyntax, _ context: Context) {
        switch node.as(ExprSyntaxEnum.self) {
        case .ifExpr(let branch):
            var inner = context
            inner.isConditional = true
            collect(branch.body.statements, inner)
            switch branch.elseBody {
            case .ifExpr(let other): collect(ExprSyntax(other), inner)
            case .codeBlock(let block): collect(block.statements, inner)
            default: break
            }
        case .switchExpr(let node):
            var inner = context
            inner.isConditional = true
            for item in node.cases {
                if let branch = item.as(SwitchCaseSyntax.self) { collect(branch.statements, inner) }
            }
        default: view(ModifierChain(node), context)
        }
    }

    private mutating func view(_ chain: ModifierChain, _ context: Context) {
        var context = context
        context.tags += tags(on: chain, in: context.file)
        guard let call = chain.base.as(FunctionCallExprSyntax.self) else {
            return property(chain, context)
        }
        switch chain.name {
        case "ForEach": loop(call, chain, context)
        case "Group", "AnyView", "Section", "DisclosureGroup":
            if chain.name == "Section" { context.sections += 1 }
            context.modifiers += placed(chain, in: context.file)
            guard let content = call.closure(labelled: "content") ?? call.trailingClosure else {
                guard let inner = call.arguments.first?.expression, chain.name == "AnyView" else {
                    list.isComplete = false
                    return
                }
                return collect(inner, context)
            }
            collect(content.statements, context)
        case "Divider", "EmptyView", "Spacer": return
        case "Tab", "TabSection":
            if chain.name == "TabSection", let content = call.trailingClosure {
                return collect(content.statements, context)
            }
            if let value = call.argument("value") {
                let type = inference.type(of: value, in: context.file)
                context.tags.append(
                    WrittenTag(expression: value, type: type, includesOptional: true, call: call, file: context.file))
            }
            row(chain, context, mayHideTag: false)
        default: helper(call, chain, context)
        }
    }

    private func tags(on chain: ModifierChain, in file: SourceFile) -> [WrittenTag] {
        // A `tag` of the app's own may make any other tag of what it is given.
        lazy var isOwn = inference.isOwnModifier("tag", on: chain.name, near: file)
        return chain.modifiers.reversed().filter { $0.name == "tag" }.compactMap { modifier in
            guard let expression = modifier.firstArgument else { return nil }
            let option = modifier.call.argument("includeOptional")?.trimmedDescription
            return WrittenTag(
                expression: expression, type: isOwn ? .unknown : inference.type(of: expression, in: file),
                includesOptional: option != "false", call: modifier.call, file: file)
        }
    }

    private func placed(
        _ chain: ModifierChain, in file: SourceFile
    ) -> [(modifier: ModifierCall, file: SourceFile)] {
        chain.modifiers.map { ($0, file) }
    }

    private mutating func row(_ chain: ModifierChain, _ context: Context, mayHideTag: Bool) {
        list.options.append(
            PickerOption(
                chain: chain, file: context.file, tags: context.tags, loops: context.loops,
                outerModifiers: context.modifiers,
                isConditional: context.isConditional, mayHideTag: mayHideTag, sections: context.sections))
    }

    private static let plainViews: Set<String> = [
        "Text", "Label", "Image", "HStack", "VStack", "ZStack", "Button", "Toggle", "NavigationLink", "Color", "Circle",
        "Rectangle", "RoundedRectangle", "Capsule", "Link", "Menu", "Picker", "AsyncImage", "LabeledContent", "Grid",
        "LazyVStack", "LazyHStack", "ScrollView", "TextField", "Slider", "Stepper", "ProgressView", "NavigationStack",
        "NavigationView", "NavigationSplitView", "List", "Form", "GeometryReader", "TabView",
    ]

    /// A call of a view's initialiser or of a function that makes views.
    private mutating func helper(_ call: FunctionCallExprSyntax, _ chain: ModifierChain, _ context: Context) {
        guard let name = chain.name else {
            // A modifier of unknown kind on something that is no view's name, as `model.row()`.
            return opaque(chain, context)
        }
        if name.first?.isUppercase == true {
            if let type = inference.index.type(named: name, near: context.file) {
                return custom(type, chain, context)
            }
            return row(chain, context, mayHideTag: !Self.plainViews.contains(name))
        }
        guard let meaning = inference.meaning(of: name, at: call, in: context.file) else {
            return opaque(chain, context)
        }
        switch meaning {
        case .member(let member, _), .global(let member):
            guard case .function(let function) = member.kind, let body = function.body else {
                return opaque(chain, context)
            }
            // Overloads are not told apart.
            inside(body.statements, chain, context, file: member.file)
        case .localFunction(let function):
            guard let body = function.body else { return opaque(chain, context) }
            inside(body.statements, chain, context, file: context.file)
        default: opaque(chain, context)
        }
    }

    /// A view without parentheses: a property that makes views.
    private mutating func property(_ chain: ModifierChain, _ context: Context) {
        var name = chain.base.as(DeclReferenceExprSyntax.self)?.baseName.name
        if let member = chain.base.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            name = member.declName.baseName.name
        }
        guard let name, let meaning = inference.meaning(of: name, at: chain.base, in: context.file) else {
            return opaque(chain, context)
        }
        guard case .member(let member, _) = meaning, case .variable(let binding, _) = member.kind,
            let body = binding.getter
        else { return opaque(chain, context) }
        inside(body, chain, context, file: member.file)
    }

    private mutating func inside(
        _ statements: CodeBlockItemListSyntax, _ chain: ModifierChain, _ context: Context, file: SourceFile
    ) {
        var inner = context
        inner.modifiers += placed(chain, in: context.file)
        inner.file = file
        collect(statements, inner)
    }

    /// A view that the app declares: its body may carry the tag.
    private mutating func custom(_ type: TypeDeclaration, _ chain: ModifierChain, _ context: Context) {
        guard context.tags.isEmpty, let body = type.members(named: "body").first,
            case .variable(let binding, _) = body.kind, let statements = binding.getter
        else { return row(chain, context, mayHideTag: context.tags.isEmpty) }
        let mentions = statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "tag" }
        row(chain, context, mayHideTag: mentions)
    }

    private mutating func opaque(_ chain: ModifierChain, _ context: Context) {
        list.isComplete = false
        if !context.tags.isEmpty { row(chain, context, mayHideTag: true) }
    }

    private mutating func loop(_ call: FunctionCallExprSyntax, _ chain: ModifierChain, _ context: Context) {
        guard let content = call.closure(labelled: "content") ?? call.trailingClosure, let data = call.arguments.first,
            data.label == nil
        else {
            list.isComplete = false
            return
        }
        var inner = context
        inner.modifiers += placed(chain, in: context.file)
        inner.loops.insert(loop(call, data.expression, content, in: context.file), at: 0)
        collect(content.statements, inner)
    }

    private func loop(
        _ call: FunctionCallExprSyntax, _ data: ExprSyntax, _ content: ClosureExprSyntax, in file: SourceFile
    ) -> OptionLoop {
        LoopReader(inference: inference).loop(call, data, content, in: file)
    }
}

extension PatternBindingSyntax {
    /// The statements that compute the variable.
    package var getter: CodeBlockItemListSyntax? {
        switch accessorBlock?.accessors {
        case .getter(let statements): return statements
        case .accessors(let list):
            return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        default: return nil
        }
    }
}
