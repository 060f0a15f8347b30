import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wheel inside of a view with a drag gesture: the finger that turns the wheel moves the view, too.
///
/// An own gesture on the picker is preferred to the ancestor's, so the wheel is left alone then.
enum AncestorDragGestureConflict: SourceCheck {
    static let slug = Slug(fixed: "ancestor-drag-gesture-conflict")
    static let severity = Severity.warning
    static let repair = RepairKind.suggestion

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .rows) else { return [] }
        for path in context.paths(of: site) where path.pickerStyle?.name == "wheel" {
            guard let gesture = gesture(in: path, context) else { continue }
            let repair = site.insertion(".gesture(DragGesture())").map {
                Repair(isSafe: false, title: title, edits: [$0])
            }
            return [finding(at: site.mark, in: site.file, message(site, gesture), why: why, repair: repair)]
        }
        return []
    }

    /// The first drag gesture outside of the picker, unless the picker has a gesture itself.
    private static func gesture(in path: ViewPath, _ context: CheckContext) -> String? {
        var isOutside = false
        for step in path.hierarchy {
            switch step {
            case .container, .content: isOutside = true
            case .modifier(let modifier, let file) where names.contains(modifier.name):
                guard let gesture = modifier.firstArgument else { continue }
                let isDrag = context.leads(gesture, to: ["DragGesture"], in: file)
                if !isOutside { return nil }
                let isMasked = modifier.arguments.count > 1
                if isDrag && !isMasked { return modifier.name }
            default: continue
            }
        }
        return nil
    }

    private static let names: Set = ["gesture", "highPriorityGesture", "simultaneousGesture"]

    private static func message(_ site: PickerSite, _ modifier: String) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) is a wheel inside of a view with `.\(modifier)(DragGesture())`: turning it moves that view",
            chinese: "\(site.nameInChinese)是滚轮，外层视图带有 `.\(modifier)(DragGesture())`：转动滚轮时外层也会跟着动")
    }
    private static let why = Localized(
        english:
            "The wheel scrolls by itself, and the gesture of the view around it follows the same finger; a gesture on the picker is preferred to one outside.",
        chinese: "滚轮自带滚动手势，外层视图的手势会跟随同一根手指；加在选择器自身上的手势优先于外层手势。")
    private static let title = Localized(
        english: "Give the picker a drag gesture of its own", chinese: "给选择器加上它自己的拖动手势")
    static let summary = Localized(
        english: "A drag gesture around a wheel moves along with it",
        chinese: "外层的拖动手势跟着滚轮一起动")
}
