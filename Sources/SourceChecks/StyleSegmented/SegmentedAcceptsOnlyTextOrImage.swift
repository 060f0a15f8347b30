import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A segmented picker whose option is neither a text nor a plain image, so that its segment stays empty.
///
/// Shapes and colours have nothing that the native control could take. An image that is resized and framed is another view.
enum SegmentedAcceptsOnlyTextOrImage: SourceCheck {
    static let slug = Slug(fixed: "segmented-accepts-only-text-or-image")
    static let severity = Severity.error

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, site.styleName == "segmented" else { return [] }
        var found: [Finding] = []
        for option in site.options.options {
            let view = option.chain
            guard let name = view.name,
                context.inference.index.type(named: name, near: option.file).map({ $0.primary.file.isInterface })
                    ?? true
            else { continue }
            if empty.contains(name), !view.modifiers.contains(where: { ["overlay", "background"].contains($0.name) }) {
                found.append(finding(at: view.base, in: option.file, shape(name), why: why))
            } else if name == "Image", view.has("resizable"), let modifier = view.first(of: reshaping) {
                found.append(
                    finding(at: view.base, in: option.file, severity: .warning, image(modifier.name), why: why))
            }
        }
        return found
    }

    /// Views that draw neither a text nor an image.
    private static let empty: Set<String> = [
        "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "UnevenRoundedRectangle", "Color", "Path",
        "Canvas",
        "LinearGradient", "RadialGradient", "AngularGradient", "ProgressView", "AsyncImage",
    ]
    private static let reshaping: Set<String> = [
        "frame", "scaledToFit", "scaledToFill", "aspectRatio", "clipShape", "clipped", "cornerRadius", "padding",
    ]

    private static func shape(_ name: String) -> Localized<String> {
        Localized(
            english: "A segment takes a Text or an Image; `\(name)` leaves it empty",
            chinese: "分段只接受 Text 或 Image；`\(name)` 会让这一段是空的")
    }
    private static func image(_ modifier: String) -> Localized<String> {
        Localized(
            english: "A resized image with `.\(modifier)` is another view to a segment, which stays empty",
            chinese: "缩放后又加了 `.\(modifier)` 的图片对分段来说是别的视图，这一段会是空的")
    }
    private static let why = Localized(
        english:
            "The native control gets a title or an image from the option and nothing else. Use a symbol, or an asset that has the right size.",
        chinese: "原生控件只从选项里取标题或图片。请用 SF Symbol，或本身尺寸就合适的图片资源。")
    static let summary = Localized(
        english: "A segment takes only a text or a plain image",
        chinese: "分段只接受文字或普通图片")
}
