public struct Text: Equatable, Sendable {
    /// The text as it reads untranslated.
    public let _plainText: String
    /// Whether the text is looked up in a table of translations.
    public let _isLocalized: Bool
    /// The names of the modifiers that return a `Text`.
    public internal(set) var _notes: [String] = []

    init(plainText: String, isLocalized: Bool) {
        _plainText = plainText
        _isLocalized = isLocalized
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(plainText: key.plainText, isLocalized: true)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(plainText: String(content), isLocalized: false) }

    public init(verbatim content: String) { self.init(plainText: content, isLocalized: false) }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(plainText: resource.plainText, isLocalized: true) }

    public init(_ attributedContent: AttributedString) {
        self.init(plainText: String(attributedContent.characters), isLocalized: false)
    }

    public init(_ image: Image) { self.init(plainText: "", isLocalized: false) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(plainText: format.format(input), isLocalized: false)
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(plainText: String(format.format(input).characters), isLocalized: false)
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(plainText: formatter.string(for: subject) ?? "", isLocalized: false)
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(plainText: formatter.string(for: subject) ?? "", isLocalized: false)
    }

    public init(_ date: Date, style: DateStyle) { self.init(plainText: "\(date)", isLocalized: false) }
    public init(_ dates: ClosedRange<Date>) { self.init(plainText: "\(dates)", isLocalized: false) }
    public init(_ interval: DateInterval) { self.init(plainText: "\(interval)", isLocalized: false) }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(plainText: "\(timerInterval)", isLocalized: false)
    }

    public struct DateStyle: Equatable, Codable, Sendable {
        let name: String
        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }

    public enum Case: Sendable {
        case uppercase
        case lowercase
    }

    public struct LineStyle: Hashable, Sendable {
        let name: String
        public static let single = LineStyle(name: "single")
        public init(pattern: Pattern = .solid, color: Color? = nil) { name = "\(pattern)" }
        init(name: String) { self.name = name }

        public struct Pattern: Sendable {
            let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
    }

    @available(iOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead")
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(
            plainText: lhs._plainText + rhs._plainText, isLocalized: lhs._isLocalized || rhs._isLocalized)
    }
}

extension Text: View, _PrimitiveView {
    public typealias Body = Never
}

// Modifiers that give a `Text` again, so that texts can still be joined.
extension Text {
    /// The text with a modifier's name added.
    func noted(_ note: String) -> Text {
        var copy = self
        copy._notes.append(note)
        return copy
    }

    public func font(_ font: Font?) -> Text { noted("font") }
    public func fontWeight(_ weight: Font.Weight?) -> Text { noted("fontWeight") }
    public func fontWidth(_ width: Font.Width?) -> Text { noted("fontWidth") }
    public func fontDesign(_ design: Font.Design?) -> Text { noted("fontDesign") }
    public func bold() -> Text { noted("bold") }
    public func bold(_ isActive: Bool) -> Text { noted("bold") }
    public func italic() -> Text { noted("italic") }
    public func italic(_ isActive: Bool) -> Text { noted("italic") }
    public func monospaced(_ isActive: Bool = true) -> Text { noted("monospaced") }
    public func monospacedDigit() -> Text { noted("monospacedDigit") }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { noted("strikethrough") }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        noted("strikethrough")
    }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { noted("underline") }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        noted("underline")
    }
    public func kerning(_ kerning: CGFloat) -> Text { noted("kerning") }
    public func tracking(_ tracking: CGFloat) -> Text { noted("tracking") }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { noted("baselineOffset") }
    @available(iOS, deprecated: 100000, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> Text { noted("foregroundColor") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { noted("foregroundStyle") }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { noted("textScale") }
    public func accessibilityLabel(_ label: Text) -> Text { noted("accessibilityLabel") }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { noted("accessibilityLabel") }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { noted("accessibilityLabel") }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { noted("accessibilityHeading") }

    public struct Scale: Hashable, Sendable {
        let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }
}
