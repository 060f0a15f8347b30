import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker whose selection a timer counts down or sets again and again.
///
/// In another style than the wheel the value may be meant to move, as in a show that goes on by itself: advice.
enum LiveValueResetsWheel: SourceCheck {
    static let slug = Slug(fixed: "live-value-resets-wheel")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let selection = site.selection,
            let target = context.inference.target(of: selection, in: site.file), !isDisabled(site),
            let owner = context.inference.declaringType(of: target.member),
            let view = context.inference.typeDeclaration(around: site.call, in: site.file)
        else { return [] }
        let types = owner.name == view.name ? [owner] : [owner, view]
        for type in types {
            let path = type.name == view.name ? target.path : [target.member.name]
            for work in context.inference.repeatedWork(in: type) {
                let writes = context.inference.assignments(of: work).filter {
                    $0.assignment.path == path && context.inference.isOwnMember($0.assignment.target, in: $0.file)
                }
                guard writes.contains(where: { moves($0.assignment, path, in: work) }) else { continue }
                let severity: Severity = context.inference.style(of: site).name == "wheel" ? .warning : .advice
                return [
                    finding(
                        at: selection, in: site.file, severity: severity, message(path.joined(separator: ".")), why: why
                    )
                ]
            }
        }
        return []
    }

    /// Whether an assignment moves the value with each run: it counts, or it is made without a condition.
    private static func moves(_ assignment: Assignment, _ path: [String], in work: RepeatedWork) -> Bool {
        if assignment.isCompound || assignment.value.contains(where: { $0.memberPaths.contains(path) }) { return true }
        guard assignment.whole.parent?.is(CodeBlockItemSyntax.self) == true,
            let list = assignment.whole.parent?.parent
        else { return false }
        return list.parent?.id == work.body.id
    }

    /// A picker that is disabled meanwhile is not under the finger.
    private static func isDisabled(_ site: PickerSite) -> Bool {
        site.surroundings.contains {
            if case .modifier(let modifier) = $0 { modifier.name == "disabled" } else { false }
        }
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english: "A timer writes `\(name)`, the value that the picker is bound to",
            chinese: "定时器会写入选择器绑定的值 `\(name)`")
    }
    private static let why = Localized(
        english: """
            A picker always shows what its binding holds, so it turns or jumps back by itself with every tick; keep what was \
            chosen and what is now in two properties.
            """,
        chinese: "选择器始终显示绑定的值，所以每次计时都会自己转动或跳回；请把“选定的值”和“当前的值”分成两个属性。")
    static let summary = Localized(
        english: "The wheel is bound to a value that keeps changing",
        chinese: "滚轮绑定了一直在变的值")
}
