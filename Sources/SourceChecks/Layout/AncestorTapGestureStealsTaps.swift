import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker inside of a view with a tap gesture: the gesture gets the taps, and the segments do not change.
enum AncestorTapGestureStealsTaps: SourceCheck {
    static let slug = Slug(fixed: "ancestor-tap-gesture-steals-taps")
    static let severity = Severity.warning

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .touch) else { return [] }
        for path in context.paths(of: site) where path.pickerStyle?.name == "segmented" {
            guard let modifier = gesture(in: path, context) else { continue }
            return [finding(at: site.mark, in: site.file, message(site, modifier), why: why)]
        }
        return []
    }

    private static func gesture(in path: ViewPath, _ context: CheckContext) -> String? {
        for case .modifier(let modifier, let file) in path.hierarchy {
            switch modifier.name {
            case "onTapGesture":
                if let count = modifier.number("count"), count > 1 { continue }
                return modifier.name
            case "gesture", "highPriorityGesture":
                guard modifier.arguments.count == 1, let gesture = modifier.firstArgument,
                    context.leads(gesture, to: ["TapGesture", "SpatialTapGesture"], in: file)
                else { continue }
                return modifier.name
            default: continue
            }
        }
        return nil
    }

    private static func message(_ site: PickerSite, _ modifier: String) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) stands inside of a view with `.\(modifier)`, which takes the taps on its segments",
            chinese: "\(site.nameInChinese)外层的视图带有 `.\(modifier)`，它会抢走分段上的点击")
    }
    private static let why = Localized(
        english:
            "On iOS the segments are a native control without a SwiftUI gesture to prefer: the outer tap is recognised first. Attach the gesture to a view behind the content.",
        chinese: "在 iOS 上，分段控件是原生控件，没有可以优先的 SwiftUI 手势，外层的点击会先被识别。请把手势加在内容背后的视图上。")
    static let summary = Localized(
        english: "A tap gesture around the picker takes its taps",
        chinese: "外层的点击手势抢走了选择器的点击")
}
