import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker that is the content of a horizontal scroll view, whose drags it takes.
enum SegmentedTracksDragBlocksScroll: SourceCheck {
    static let slug = Slug(fixed: "segmented-tracks-drag-blocks-scroll")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.iOS: .since(13), .iPadOS: .since(13)]

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented", let scroll = horizontalScroll(of: site),
            let severity = context.severity(.warning, of: site, on: .touch)
        else { return [] }
        return [finding(at: scroll, in: site.file, severity: severity, message, why: why)]
    }

    /// The axis of the scroll view that the picker fills; nil where other things lie between.
    private static func horizontalScroll(of site: PickerSite) -> Syntax? {
        for (name, call) in site.containerCalls {
            if name == "ScrollView" {
                guard let axes = call.argument(nil), axes.trimmedDescription.contains("horizontal"),
                    !axes.trimmedDescription.contains("vertical")
                else { return nil }
                return Syntax(axes)
            }
            guard ["HStack", "VStack", "Group", "LazyHStack"].contains(name) else { return nil }
        }
        return nil
    }

    private static let message = Localized(
        english: "A swipe over these segments moves the selection and does not scroll",
        chinese: "在这些分段上滑动只会改变选择，不会滚动")
    private static let why = Localized(
        english:
            "The native control tracks the drag itself, so the horizontal scroll view cannot be moved from it and segments beyond the edge are out of reach.",
        chinese: "原生控件自己跟踪拖动，横向滚动视图在它上面拖不动，屏幕外的分段够不着。")
    static let summary = Localized(
        english: "A segmented picker takes the drags of a scroll view",
        chinese: "分段选择器抢走滚动视图的滑动")
}
