public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The key as written, with `%@`, `%lld` and the like for what is interpolated.
    public let key: String
    /// The text of what was interpolated, in order.
    public let arguments: [String]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The text with no translation.
    public var plainText: String {
        var rest = arguments[...]
        var result = ""
        var pieces = key.components(separatedBy: LocalizedStringKey.StringInterpolation.placeholder)[...]
        result += pieces.popFirst() ?? ""
        for piece in pieces { result += (rest.popFirst() ?? "") + piece }
        return result
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        static let placeholder = "%@"
        var key = ""
        var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { key += literal }

        mutating func add(_ text: String) {
            key += Self.placeholder
            arguments.append(text)
        }

        public mutating func appendInterpolation(_ string: String) { add(string) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            add(formatter?.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            add(formatter?.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            add(format.format(input))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            add(String(format.format(input).characters))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { add("\(value)") }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            add(value._arg.map { String(format: specifier, $0) } ?? "\(value)")
        }

        public mutating func appendInterpolation(_ text: Text) { add(text._plainText) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            add(String(attributedString.characters))
        }

        public mutating func appendInterpolation(_ image: Image) { add("") }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { add("\(date)") }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add("\(dates)") }

        public mutating func appendInterpolation(_ interval: DateInterval) { add("\(interval)") }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { add(resource.plainText) }
    }
}

extension LocalizedStringKey: @unchecked Sendable {}

/// A number that a localised format string can hold.
public protocol _FormatSpecifiable: Equatable {
    /// The value for `String(format:)`.
    var _arg: (any CVarArg)? { get }
}

extension _FormatSpecifiable {
    public var _arg: (any CVarArg)? { self as? any CVarArg }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
