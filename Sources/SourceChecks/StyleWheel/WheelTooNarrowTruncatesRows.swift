import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// A wheel in a frame that is narrower than its widest row with the wheel's own margins.
///
/// The row's width is estimated from below, from what literals tell, and only rows of three characters or more are judged.
enum WheelTooNarrowTruncatesRows: SourceCheck {
    static let slug = Slug(fixed: "wheel-too-narrow-truncates-rows")
    static let severity = Severity.warning

    /// Points that the wheel keeps on both sides together: half of what one trial found, so that doubt is silent.
    private static let margins = 20.0

    static func findings(in site: PickerSite, _ context: CheckContext) -> [Finding] {
        guard site.kind == .picker, context.mayRun(site, on: .touch), let (frame, width) = frame(of: site),
            !site.chain.has("fixedSize"), !site.chain.has("scaleEffect")
        else { return [] }
        let reader = RowText(inference: context.inference)
        let texts = site.options.options.filter { option in
            !option.chain.modifiers.contains { shrinking.contains($0.name) }
        }
        .flatMap(reader.texts)
        guard let widest = texts.filter({ $0.count >= 3 }).max(by: { points($0) < points($1) }),
            points(widest) > width - margins,
            context.paths(of: site).contains(where: { $0.pickerStyle?.name == "wheel" && !$0.shrinksText })
        else { return [] }
        return [
            finding(
                at: frame.nameToken.map(Syntax.init) ?? Syntax(frame.call), in: site.file, message(widest, width),
                why: why)
        ]
    }

    /// The narrowest frame on the picker itself.
    private static func frame(of site: PickerSite) -> (ModifierCall, Double)? {
        let frames = site.chain.modifiers.compactMap { modifier -> (ModifierCall, Double)? in
            guard modifier.name == "frame", let width = modifier.number("width") ?? modifier.number("maxWidth") else {
                return nil
            }
            return (modifier, width)
        }
        return frames.min { $0.1 < $1.1 }
    }

    /// Modifiers of a row that let it be narrower or wider than its text.
    fileprivate static let shrinking: Set = [
        "fixedSize", "minimumScaleFactor", "font", "scaleEffect", "frame", "dynamicTypeSize",
    ]

    /// The width of a text at the wheel's size, from below.
    private static func points(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            if scalar.value >= 0x2E80 { return sum + 20 }
            if " .,:;'|ijl".unicodeScalars.contains(scalar) { return sum + 5 }
            return sum + (scalar.properties.isAlphabetic ? 9 : 12)
        }
    }

    private static func message(_ text: String, _ width: Double) -> Localized<String> {
        Localized(
            english:
                "A wheel \(Int(width)) points wide has no room for the row \"\(text)\" beside its own margins, so it ends in dots",
            chinese: "\(Int(width)) 点宽的滚轮除去自身边距后放不下“\(text)”这一行，会显示省略号")
    }
    private static let why = Localized(
        english:
            "The wheel keeps about 20 points free on either side within its frame. Give it its widest row plus 40, more with larger text sizes.",
        chinese: "滚轮在 frame 内两侧各留约 20 点。宽度请取最宽一行再加 40，并随文字大小增加。")
    static let summary = Localized(
        english: "A narrow wheel cuts its rows with dots",
        chinese: "滚轮太窄，行文字变省略号")
}

extension ViewPath {
    /// Whether something around the picker sets another size of text.
    fileprivate var shrinksText: Bool {
        hierarchy.contains { step in
            guard case .modifier(let modifier, _) = step else { return false }
            return ["minimumScaleFactor", "font", "scaleEffect"].contains(modifier.name)
        }
    }
}
