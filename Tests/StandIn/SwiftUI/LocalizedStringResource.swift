// Foundation's types of localised text, which Foundation on Linux lacks.

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public var table: String?
    public var locale: Locale
    /// The text with no translation.
    public let plainText: String

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.text
        self.table = table
        self.locale = locale
        plainText = keyAndValue.text
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.table = table
        self.locale = locale
        plainText = defaultValue.text
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// The text with what was interpolated, untranslated.
        public let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var text = ""

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { text += literal }
            public mutating func appendInterpolation(_ string: String) { text += string }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { text += "\(value)" }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                text += value._arg.map { String(format: specifier, $0) } ?? "\(value)"
            }
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                text += format.format(input)
            }
        }
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }

    public init(localized resource: LocalizedStringResource) { self = resource.plainText }
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
