/// A fact over which a pattern's code can vary.
public enum PatternParameter: String, CaseIterable, Comparable, Codable, Hashable, Sendable {
    /// Whether nothing may be chosen: `no`, `yes`.
    case optional
    /// The picker's style, named as SwiftUI's static member.
    case style
    /// The view that holds the picker.
    case container
    /// Where the options come from.
    case options
    /// What the selection is: a type of the user's own, or one of the standard library.
    case selection
    case platform

    /// Every value that a pattern may name.
    public var allowedValues: [String] {
        switch self {
        case .optional: ["no", Self.optionalValue]
        case .style: Applicability.Style.allCases.map(\.rawValue)
        case .container: Applicability.Container.allCases.map(\.rawValue)
        case .options: OptionSource.allCases.map(\.rawValue)
        case .selection: SelectionKind.allCases.map(\.rawValue)
        case .platform: Applicability.Platform.allCases.map(\.rawValue)
        }
    }

    /// The template's flag for a value: `STYLE_NAVIGATION_LINK`, `PLATFORM_MACOS`, and `OPTIONAL` for `yes`.
    public func flag(for value: String) -> String {
        let words = value.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += "_" }
            text += letter.uppercased()
        }
        switch self {
        case .optional: return value == Self.optionalValue ? "OPTIONAL" : "NOT_OPTIONAL"
        case .platform: return "PLATFORM_" + value.uppercased()
        case .style, .container, .options, .selection: return "\(rawValue.uppercased())_\(words)"
        }
    }

    /// The value of `optional` where nothing may be chosen.
    public static let optionalValue = "yes"

    /// The word of a template that stands for the value, nil for a parameter that has none.
    public var placeholder: String? {
        switch self {
        case .style: "STYLE"
        case .container: "CONTAINER"
        case .optional, .options, .selection, .platform: nil
        }
    }

    public static func < (left: Self, right: Self) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    /// Where a picker's options come from.
    public enum OptionSource: String, CaseIterable, Hashable, Sendable {
        /// Written in the code.
        case `static`
        /// Given to the view, and may change.
        case dynamic
        /// Loaded when the view appears.
        case async
    }

    /// What the selection is.
    public enum SelectionKind: String, CaseIterable, Hashable, Sendable {
        /// A type of the user's own.
        case own
        case text, number, uuid

        /// The kind of a type's name, nil for a type of the standard library that no pattern selects by.
        public init?(typeName: String) {
            switch typeName {
            case "String": self = .text
            case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
                "Float":
                self = .number
            case "UUID": self = .uuid
            case "Any", "AnyHashable", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Never", "Optional",
                "Result", "Set", "Substring", "URL", "Void":
                return nil
            default: self = .own
            }
        }

        /// The type that stands for the kind where none is named; nil for the user's own.
        public var typeName: String? {
            switch self {
            case .own: nil
            case .text: "String"
            case .number: "Int"
            case .uuid: "UUID"
            }
        }
    }
}
