import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A picker on the Mac whose frame is too narrow for its title and its control side by side.
///
/// The widths are estimated from below; what the source does not tell counts as nothing.
enum MacosTitleSharesFrameWithControl: SourceCheck {
    static let slug = Slug(fixed: "macos-title-shares-frame-with-control")
    static let severity = Severity.warning

    /// Points that a character of the system's text takes at least, on average.
    private static let character = 6.0

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.likelyPlatforms(of: site) == [.macOS], let title = site.quotedTitle else {
            return []
        }
        for path in context.paths(of: site) {
            guard ["", "automatic", "menu", "segmented"].contains(path.pickerStyle?.name ?? ""),
                let room = room(in: path)
            else { continue }
            let needed = width(title) + 8 + controlWidth(site, path.pickerStyle?.name, context)
            if needed > room.points {
                return [finding(at: site.mark, in: site.file, message(title, room.points), why: why)]
            }
        }
        return []
    }

    /// The points that a frame leaves to the picker; nil in a form, where titles have a column of their own.
    private static func room(in path: ViewPath) -> (points: Double, isOwn: Bool)? {
        var sharers = 1.0
        var room: (points: Double, isOwn: Bool)?
        for step in path.hierarchy {
            switch step {
            case .container("HStack", let call, _, _, _):
                guard room == nil else { continue }
                sharers *= pickers(in: call)
            case .container("Form", _, _, _, _), .container("List", _, _, _, _), .container("Table", _, _, _, _):
                return nil
            case .container("LabeledContent", _, _, _, _), .container("Grid", _, _, _, _): return nil
            case .modifier(let modifier, _):
                if ["labelsHidden", "fixedSize"].contains(modifier.name) { return nil }
                guard modifier.name == "frame", room == nil else { continue }
                if let width = modifier.number("width") ?? modifier.number("maxWidth") {
                    room = (width / sharers, sharers == 1)
                }
            default: continue
            }
        }
        return room
    }

    /// How many pickers divide a row among them.
    private static func pickers(in row: FunctionCallExprSyntax) -> Double {
        let count = row.trailingClosure?.statements.count { statement in
            guard case .expr(let view) = statement.item else { return false }
            return ModifierChain(view).name == "Picker"
        }
        return Double(max(count ?? 1, 1))
    }

    private static func controlWidth(_ site: PickerSite, _ style: String?, _ context: CheckContext) -> Double {
        let reader = RowText(inference: context.inference)
        let texts = site.options.options.flatMap { option in
            option.isConditional ? [] : reader.texts(of: option)
        }
        let widest = texts.map(width).max() ?? 0
        // Segments are equally wide; a pop-up is as wide as its widest option, at least roughly, with its arrows.
        return style == "segmented" ? Double(texts.count) * (widest + 16) : widest + 36
    }

    private static func width(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 12 : character) }
    }

    private static func message(_ title: String, _ points: Double) -> Localized<String> {
        Localized(
            english:
                "On the Mac the title \"\(title)\" stands beside its control, and about \(Int(points)) points are too few for both",
            chinese: "在 Mac 上，标题“\(title)”显示在控件旁边，约 \(Int(points)) 点的宽度放不下两者")
    }
    private static let why = Localized(
        english:
            "The frame around a picker contains its title, which gets what the control leaves. Hide it with `.labelsHidden()` and write a `Text` outside of the frame.",
        chinese: "选择器外的 frame 也包含标题，标题只能用控件剩下的空间。请用 `.labelsHidden()` 隐藏它，并在 frame 外写一个 `Text`。")
    static let summary = Localized(
        english: "On the Mac the title takes its space from the control",
        chinese: "Mac 上标题和控件共用一个宽度")
}
