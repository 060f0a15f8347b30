import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker in a view whose state a timer or a sleeping loop of the same view changes several times a second.
///
/// Only what is surely another value with each run counts: an equal value, as polling gives, does not draw a view again.
enum ParentInvalidationRebuildsOptions: SourceCheck {
    static let slug = Slug(fixed: "parent-invalidation-rebuilds-options")
    static let severity = Severity.warning
    /// The longest time between two changes, in seconds, that counts as often; a menu was seen to suffer from it.
    private static let longest = 0.5

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, let view = context.inference.typeDeclaration(around: site.call, in: site.file),
            view.kind == .struct
        else { return [] }
        let selection = site.selection?.memberPath
        for work in context.inference.repeatedWork(in: view) {
            guard let interval = work.interval, interval <= longest else { continue }
            for (assignment, file) in context.inference.assignments(of: work) {
                guard let path = assignment.path, let name = path.first, path != selection, changes(assignment, path),
                    context.inference.isOwnMember(assignment.target, in: file),
                    view.members(named: name).first?.hasAttribute("State") == true,
                    isRead(name, in: view, besides: work)
                else { continue }
                return [finding(at: site.call.calledExpression, in: site.file, message(name), why: why)]
            }
        }
        return []
    }

    /// Whether an assignment gives another value with each run.
    private static func changes(_ assignment: Assignment, _ path: [String]) -> Bool {
        assignment.isCompound
            || assignment.value.contains { value in
                value.memberPaths.contains {
                    $0 == path || $0 == ["Date"] || $0 == ["Date", "now"] || $0.last == "random"
                }
            }
    }

    /// Whether a view's own properties and functions read a state outside of the repeated work.
    private static func isRead(_ name: String, in view: TypeDeclaration, besides work: RepeatedWork) -> Bool {
        view.parts.contains { part in
            References.all(in: part.node).contains { reference in
                reference.memberPath?.first == name
                    && !(work.file === part.file && work.body.position <= reference.position
                        && reference.position < work.body.endPosition)
            }
        }
    }

    private static func message(_ name: String) -> Localized<String> {
        Localized(
            english:
                "The view that holds the picker is drawn again with each tick, because `\(name)` changes several times a second",
            chinese: "`\(name)` 每秒变化多次，包含选择器的视图每次都会重绘")
    }
    private static let why = Localized(
        english: """
            The options are made anew and the control is updated while it may be touched, so wheels jerk and taps come late; \
            give the picker, or the moving part, a view of its own.
            """,
        chinese: "选项会重新创建，控件在可能被触摸时更新，滚轮会卡顿、点按会延迟；请把选择器或会动的部分放进单独的视图。")
    static let summary = Localized(
        english: "The picker is updated with every tick of its screen",
        chinese: "选择器跟着页面的每次跳动一起更新")
}
