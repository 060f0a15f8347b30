import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A `@State` with a default whose other value an initialiser assigns: the assigned one is discarded.
///
/// An optional state without a written default has `nil` for one with the property wrapper, before the SDK of Xcode 27.
enum StateInitFromOutside: SourceCheck {
    static let slug = Slug(fixed: "state-init-from-outside")
    static let severity = Severity.error
    static let repair = RepairKind.fixable

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard let variable = site.variable, variable.hasAttribute("State"), let binding = variable.binding,
            hasDefault(binding, context), let type = context.inference.declaringType(of: variable), type.kind == .struct
        else { return [] }
        let assignments = assignments(to: variable.name, in: type, context)
        let isOnly = type.members(named: "init").count == 1
        return assignments.filter { $0.file === site.file }.map { assignment, file in
            finding(
                at: assignment.whole, in: file, message(variable.name), why: why,
                repair: repair(assignment, of: variable, isOnly: isOnly && assignments.count == 1, context))
        }
    }

    private static func hasDefault(_ binding: PatternBindingSyntax, _ context: CheckContext) -> Bool {
        if binding.initializer != nil { return true }
        return context.sdk < Version(major: 27) && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }

    /// The assignments to a state in the initialisers of its type; what closures assign is assigned later and left out.
    private static func assignments(
        to name: String, in type: TypeDeclaration, _ context: CheckContext
    ) -> [(assignment: Assignment, file: SourceFile)] {
        type.members(named: "init").flatMap { member -> [(assignment: Assignment, file: SourceFile)] in
            guard case .initializer(let node) = member.kind, let body = node.body else { return [] }
            return Assignment.all(in: body).filter { assignment in
                assignment.target.memberPath == [name] && !assignment.isElement && !assignment.isCompound
                    && context.inference.isOwnMember(assignment.target, in: member.file)
                    && !isInClosure(assignment.whole, below: body)
            }.map { ($0, member.file) }
        }
    }

    private static func isInClosure(_ node: ExprSyntax, below body: CodeBlockSyntax) -> Bool {
        var next = node.parent
        while let current = next, current.id != Syntax(body).id {
            if current.is(ClosureExprSyntax.self) { return true }
            next = current.parent
        }
        return false
    }

    /// Sets the storage itself, and leaves the default out where its type can be spelled instead.
    private static func repair(
        _ assignment: Assignment, of variable: Member, isOnly: Bool, _ context: CheckContext
    ) -> Repair? {
        guard let binding = variable.binding, let value = assignment.value.first, let last = assignment.value.last
        else {
            return nil
        }
        let start = SourceFile.range(of: assignment.target).lowerBound
        var edits = [
            Edit(
                range: start..<SourceFile.range(of: value).lowerBound,
                replacement: "_\(variable.name) = State(initialValue: "),
            Edit(
                range: SourceFile.range(of: last).upperBound..<SourceFile.range(of: last).upperBound, replacement: ")"),
        ]
        let isUnconditional = assignment.whole.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
        let type = context.inference.type(of: variable, owner: nil)
        let isSafe = isOnly && isUnconditional && type.isKnown && binding.initializer != nil
        if isSafe, let initializer = binding.initializer {
            let range = SourceFile.range(of: initializer)
            let from = SourceFile.range(of: binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern))
                .upperBound
            edits.append(
                Edit(
                    range: from..<range.upperBound,
                    replacement: binding.typeAnnotation == nil ? ": \(type)" : ""))
        }
        return Repair(
            isSafe: isSafe,
            title: Localized(
                english: "Give `\(variable.name)` its first value in the initialiser only",
                chinese: "只在初始化方法里给 `\(variable.name)` 初始值"),
            edits: edits)
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "`\(name)` has a default, so the value that the initialiser assigns is discarded",
            chinese: "`\(name)` 带默认值，初始化方法里赋的值会被丢弃")
    }
    private static let why = Localized(
        english: """
            The default beside a `@State` is its initial value, and what an initialiser assigns afterwards reaches no storage: \
            the picker starts with the default. Leave the default out.
            """,
        chinese: "`@State` 旁边的默认值就是初始值，初始化方法后来赋的值到不了存储，选择器从默认值开始。请去掉默认值。")
}
