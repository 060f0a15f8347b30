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

    /// Leaves the default out; where the initialiser goes on after the assignment, it sets the storage itself, since an SDK
    /// whose `@State` is a macro takes a plain assignment only after all other stored properties.
    private static func repair(
        _ assignment: Assignment, of variable: Member, isOnly: Bool, _ context: CheckContext
    ) -> Repair? {
        guard let value = assignment.value.first, let last = assignment.value.last else { return nil }
        let statement = assignment.whole.parent?.as(CodeBlockItemSyntax.self)
        let list = statement?.parent?.as(CodeBlockItemListSyntax.self)
        let isUnconditional = list?.parent?.parent?.is(InitializerDeclSyntax.self) == true
        let removal = removal(of: variable, context)
        let isSafe = isOnly && isUnconditional && removal != nil
        var edits = isSafe ? [removal].compactMap { $0 } : []
        if !isSafe || list?.last?.id != statement?.id {
            let start = SourceFile.range(of: assignment.target).lowerBound
            let end = SourceFile.range(of: last).upperBound
            edits += [
                Edit(
                    range: start..<SourceFile.range(of: value).lowerBound,
                    replacement: "_\(variable.name) = State(initialValue: "),
                Edit(range: end..<end, replacement: ")"),
            ]
        }
        return Repair(
            isSafe: isSafe,
            title: Localized(
                english: "Give `\(variable.name)` its first value in the initialiser only",
                chinese: "只在初始化方法里给 `\(variable.name)` 初始值"),
            edits: edits)
    }

    /// Puts the type in the place of the default; nil where the type is not known for sure.
    private static func removal(of variable: Member, _ context: CheckContext) -> Edit? {
        guard let binding = variable.binding, let initializer = binding.initializer else { return nil }
        let type = context.inference.type(of: variable, owner: nil)
        guard binding.typeAnnotation != nil || type.isKnown else { return nil }
        let before = binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding.pattern)
        return Edit(
            range: SourceFile.range(of: before).upperBound..<SourceFile.range(of: initializer).upperBound,
            replacement: binding.typeAnnotation == nil ? ": \(type)" : "")
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
    static let summary = Localized(
        english: "A @State with a default is assigned in init",
        chinese: "在 init 里给带默认值的 @State 赋值")
}
