import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// Narrow wheels side by side: the native view behind each keeps its full width and takes its neighbours' touches.
///
/// It is silent where a wheel has a content shape, or the app makes `UIPickerView` less wide for all wheels.
enum WheelTouchAreaExceedsFrame: SourceCheck {
    static let slug = Slug(fixed: "wheel-touch-area-exceeds-frame")
    static let severity = Severity.warning
    static let operatingSystems: [Applicability.Platform: VersionInterval] = [.iOS: .since(15), .iPadOS: .since(15)]
    static let repair = RepairKind.suggestion

    /// A frame of this width is as wide as a phone's screen, or nearly.
    private static let wide = 280.0

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: [.iOS, .iPadOS]), let frame = narrowFrame(of: site),
            !site.chain.has("contentShape"), !site.chain.has("scaleEffect"),
            !context.inference.index.extensions(of: "UIPickerView").contains(where: tamesWidth)
        else { return [] }
        let mark = frame.nameToken.map(Syntax.init) ?? Syntax(frame.call)
        for path in context.paths(of: site) where path.pickerStyle?.name == "wheel" {
            let isClipped = site.chain.has("clipped") || site.chain.has("clipShape")
            guard let severity = hasNeighbour(path, context) ? Severity.warning : isClipped ? nil : .advice else {
                continue
            }
            let last = site.chain.modifiers.contains { $0.name == "clipped" } ? "clipped" : "frame"
            let shape = isClipped ? ".contentShape(Rectangle())" : ".clipped().contentShape(Rectangle())"
            let repair = site.insertion(shape, after: last).map { Repair(isSafe: false, title: title, edits: [$0]) }
            return [finding(at: mark, in: site.file, severity: severity, message(site), why: why, repair: repair)]
        }
        return []
    }

    /// A frame on the picker itself that gives it a width of its own.
    private static func narrowFrame(of site: PickerSite) -> ModifierCall? {
        site.chain.modifiers.first { modifier in
            guard modifier.name == "frame",
                let width = modifier.call.argument("width") ?? modifier.call.argument("maxWidth")
            else { return false }
            if let number = width.number { return number < wide }
            return isPart(width)
        }
    }

    /// Whether a width is a part of another: `size.width / 3`, `proxy.size.width * 0.4`.
    private static func isPart(_ width: ExprSyntax) -> Bool {
        width.tokens(viewMode: .sourceAccurate).contains { $0.text == "/" || $0.text == "*" }
            && width.mentions(["width"])
    }

    /// Whether another wheel stands beside it in a row.
    private static func hasNeighbour(_ path: ViewPath, _ context: CheckContext) -> Bool {
        var isRepeated = false
        for step in path.hierarchy {
            guard case .container(let name, let call, _, let file, let own) = step else { continue }
            switch name {
            case "ForEach": isRepeated = true
            case "HStack":
                if isRepeated { return true }
                return (call.trailingClosure?.statements ?? []).contains { statement in
                    !Syntax(statement).contains(own) && isWheel(statement, in: file, context)
                }
            case "VStack", "ZStack", "Group", "GeometryReader": isRepeated = false
            default: return false
            }
        }
        return false
    }

    /// Whether a view beside it holds a wheel, itself or in a helper.
    private static func isWheel(_ statement: CodeBlockItemSyntax, in file: SourceFile, _ context: CheckContext) -> Bool
    {
        guard case .expr(let view) = statement.item else { return false }
        let isPicker = context.leads(ModifierChain(view).base, to: ["Picker"], in: file)
        guard isPicker else { return false }
        let styles = Syntax(view).mentions(["pickerStyle"])
        return !styles || Syntax(view).mentions(["wheel", "WheelPickerStyle"])
    }

    /// Whether an extension of the app changes how wide every wheel wants to be.
    private static func tamesWidth(_ part: TypePart) -> Bool {
        Syntax(part.node).mentions(["intrinsicContentSize", "setContentCompressionResistancePriority"])
    }

    private static func message(_ site: PickerSite) -> Localized<String> {
        Localized(
            english:
                "\(site.nameInEnglish) is a wheel drawn narrow by its frame, but it may take touches far outside of it",
            chinese: "\(site.nameInChinese)是被 frame 画窄的滚轮，但它的触摸区域可能远超 frame")
    }
    private static let why = Localized(
        english:
            "Since iOS 15 the native wheel keeps its full width behind the frame and lies over its neighbours; clipping cuts only what is drawn.",
        chinese: "从 iOS 15 起，原生滚轮在 frame 背后仍保持完整宽度，会盖住旁边的控件；裁剪只影响绘制。")
    private static let title = Localized(
        english: "Limit the wheel's touches to its frame", chinese: "把滚轮的触摸限制在 frame 内")
    static let summary = Localized(
        english: "A narrow wheel takes touches far outside its frame",
        chinese: "窄滚轮的触摸区域远超它的 frame")
}
