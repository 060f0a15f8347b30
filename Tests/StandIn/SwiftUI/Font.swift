public struct Font: Hashable, Sendable {
    let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    init(name: String) { self.name = name }
    public init(_ font: UIFont) { name = "uiFont" }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: "system \(style)")
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(name: name)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospaced() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}

extension View {
    public nonisolated func font(_ font: Font?) -> some View { noting("font", font) }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { noting("fontWeight", weight) }
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { noting("fontWidth", width) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { noting("fontDesign", design) }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { noting("bold", isActive) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { noting("italic", isActive) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { noting("monospaced", isActive) }
    public nonisolated func monospacedDigit() -> some View { noting("monospacedDigit") }
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        noting("underline", isActive)
    }
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        noting("strikethrough", isActive)
    }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { noting("kerning", kerning) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { noting("tracking", tracking) }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { noting("textCase", textCase) }
    public nonisolated func lineLimit(_ number: Int?) -> some View { noting("lineLimit", number) }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { noting("lineLimit", limit) }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { noting("lineLimit", limit) }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { noting("lineLimit", limit) }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { noting("lineLimit", limit) }
    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { noting("lineSpacing", spacing) }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        noting("multilineTextAlignment", alignment)
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        noting("truncationMode", mode)
    }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        noting("minimumScaleFactor", factor)
    }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { noting("allowsTightening", flag) }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        noting("dynamicTypeSize", size)
    }
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        noting("dynamicTypeSize", range)
    }
}
