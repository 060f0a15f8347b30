import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A loop of options, or one around a picker, that counts one array and reads another by the same positions.
enum IndexOutOfRangeParallelArrays: SourceCheck {
    static let slug = Slug(fixed: "index-out-of-range-parallel-arrays")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker else { return [] }
        var loops = site.options.options.flatMap(\.loops).filter { $0.file === site.file }.map(\.call)
        for case .container("ForEach", let call) in site.surroundings { loops.append(call) }
        var seen: Set<SyntaxIdentifier> = []
        return loops.filter { seen.insert($0.id).inserted }.compactMap { finding(of: $0, site, context) }
    }

    private static func finding(of loop: FunctionCallExprSyntax, _ site: PickerSite, _ context: CheckContext)
        -> Finding?
    {
        guard let closure = loop.closure(labelled: "content") ?? loop.trailingClosure,
            let data = loop.arguments.first?.expression, let counted = counted(by: data),
            let own = context.variable(counted, in: site.file), let index = closure.parameterNames.first,
            !isGuarded(closure)
        else { return nil }
        for token in closure.statements.tokens(viewMode: .sourceAccurate) where token.text == index {
            guard let reference = token.reference, let argument = reference.parent?.as(LabeledExprSyntax.self),
                let access = argument.parent?.parent?.as(SubscriptCallExprSyntax.self), access.arguments.count == 1,
                let other = context.variable(access.calledExpression, in: site.file), other.node.id != own.node.id,
                isArray(other, access.calledExpression, site, context)
            else { continue }
            guard let severity = severity(own, other, context) else { continue }
            return finding(
                at: access, in: site.file, severity: severity, message(own.name, other.name),
                why: severity == .error ? shortWhy : why)
        }
        return nil
    }

    /// `items` of `items.indices`, `0..<items.count`, `Array(items.indices)`, `items.enumerated()`.
    private static func counted(by data: ExprSyntax) -> ExprSyntax? {
        if let call = data.as(FunctionCallExprSyntax.self) {
            if call.calledExpression.trimmedDescription == "Array", let inner = call.arguments.first?.expression {
                return counted(by: inner)
            }
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "enumerated"
            else { return nil }
            return member.base
        }
        if let member = data.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "indices" ? member.base : nil
        }
        guard let sequence = data.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[0].trimmedDescription == "0",
            parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
            let count = parts[2].as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count"
        else { return nil }
        return count.base
    }

    /// Whether the content asks for the position before it reads.
    private static func isGuarded(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.tokens(viewMode: .sourceAccurate).contains {
            ["indices", "count", "contains", "endIndex"].contains($0.text)
        }
    }

    private static func isArray(
        _ member: Member, _ node: ExprSyntax, _ site: PickerSite, _ context: CheckContext
    ) -> Bool {
        var type = context.inference.type(of: node, in: site.file)
        if case .named("Binding", let arguments) = type, let value = arguments.first { type = value }
        return ["Array", "ArraySlice", "ContiguousArray"].contains(type.name ?? "")
    }

    /// An error where constants are too short, a warning where one of two variables changes alone, silence where they
    /// surely fit or the one is made from the other.
    private static func severity(_ own: Member, _ other: Member, _ context: CheckContext) -> Severity? {
        if let left = constant(own, context), let right = constant(other, context) {
            return right < left ? .error : nil
        }
        if mentions(own, other.name) || mentions(other, own.name) { return nil }
        guard !own.isComputed, !other.isComputed else { return nil }
        return changesAlone(own) || changesAlone(other) ? .warning : nil
    }

    /// How many elements an array has that never changes.
    private static func constant(_ member: Member, _ context: CheckContext) -> Int? {
        guard case .variable(let binding, let declaration) = member.kind, declaration.bindingSpecifier.text == "let",
            let value = binding.initializer?.value,
            case .list(let list)? = ConstantReader(inference: context.inference).value(of: value, in: member.file)
        else { return nil }
        return list.count
    }

    private static func mentions(_ member: Member, _ name: String) -> Bool {
        guard case .variable(let binding, _) = member.kind else { return false }
        return binding.tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.id != binding.firstToken(viewMode: .sourceAccurate)?.id
        }
    }

    /// Whether code of the array's file makes it longer or shorter, or gives it another value.
    private static func changesAlone(_ member: Member) -> Bool {
        guard case .variable(_, let declaration) = member.kind, declaration.bindingSpecifier.text == "var" else {
            return false
        }
        return NameUses.tokens(member.name, in: member.file).contains { token in
            guard let reference = token.reference else { return false }
            if let assigned = token.assignment, assigned.value != nil { return true }
            let method = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
            return ["append", "remove", "removeLast", "removeFirst", "removeAll", "insert"].contains(method)
        }
    }

    private static func message(_ counted: String, _ read: String) -> Localized<String> {
        Localized(
            english:
                "The loop counts `\(counted)` and reads `\(read)` by the same positions: where it is shorter, the app crashes",
            chinese: "循环按 `\(counted)` 计数，却用同样的下标读取 `\(read)`：后者较短时 App 会崩溃")
    }

    private static let why = Localized(
        english:
            "The two arrays are changed one after the other, and the view is evaluated with whatever is there. Put what belongs together into one type, and loop over one array of it.",
        chinese: "两个数组分别修改，视图可能在中途计算。请把相关的数据放进一个类型，只遍历一个数组。")
    private static let shortWhy = Localized(
        english: "The second array has fewer elements than the first, so its subscript fails at the end.",
        chinese: "第二个数组的元素比第一个少，循环到末尾时下标越界。")
    static let summary = Localized(
        english: "The loop counts one array and reads another",
        chinese: "遍历一个数组，却按下标读另一个")
}
