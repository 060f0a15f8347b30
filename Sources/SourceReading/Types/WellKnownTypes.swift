/// Types of Swift and Apple's frameworks that are met in pickers: which names are types of their own, and which are other
/// names of them.
///
/// Facts from the public interfaces of the standard library, Foundation, SwiftUI and Core Location.
enum WellKnownTypes {
    /// Names that stand for another type.
    static let aliases: [String: SwiftType] = [
        "TimeInterval": .double, "CFTimeInterval": .double, "CLLocationDegrees": .double, "CLLocationDistance": .double,
        "CLLocationAccuracy": .double, "CLLocationDirection": .double, "CLLocationSpeed": .double,
        "Float32": .named("Float"), "Float64": .double, "Void": .tuple([]), "IntegerLiteralType": .int,
        "NSInteger": .int, "NSUInteger": .named("UInt"), "FourCharCode": .named("UInt32"), "OSType": .named("UInt32"),
        "OSStatus": .named("Int32"), "StringLiteralType": .string, "FloatLiteralType": .double, "Byte": .named("UInt8"),
    ]

    /// Nominal types that are surely no other name of something else.
    static let nominal: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set", "Range", "ClosedRange",
        "ArraySlice", "UUID", "Date", "URL", "Data", "Decimal", "Locale", "TimeZone", "Calendar", "DateComponents",
        "IndexSet", "IndexPath", "ObjectIdentifier", "AnyHashable", "Color", "Font", "Image", "Text",
        "LocalizedStringKey", "LocalizedStringResource", "ColorScheme", "PersistentIdentifier", "NSManagedObjectID",
        "Measurement", "CGPoint", "CGSize", "CGRect", "Unicode", "Duration", "Angle", "Axis", "Edge", "NSNumber",
        "NSString", "AttributedString", "Int128", "UInt128", "Binding", "FocusState",
    ]

    /// Types whose values a literal of an integer can make.
    static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int128", "UInt128",
    ]
    static let floats: Set<String> = ["Float", "Double", "CGFloat", "Decimal"]
}

extension TypeInference {
    /// Whether a type is surely itself: declared by the app, or well known and no other name of something else.
    package func isCertain(_ type: SwiftType, near file: SourceFile) -> Bool {
        switch type {
        case .unknown, .existential, .parameter: false
        case .named(let name, let arguments):
            (WellKnownTypes.nominal.contains(name) || index.type(named: name, near: file) != nil)
                && arguments.allSatisfy { isCertain($0, near: file) }
        case .optional(let wrapped), .metatype(let wrapped): isCertain(wrapped, near: file)
        case .tuple(let elements): elements.allSatisfy { isCertain($0.type, near: file) }
        case .function: false
        }
    }

    /// Whether the app itself declares a nominal type.
    package func isDeclaredByApp(_ type: SwiftType, near file: SourceFile) -> Bool {
        guard let name = type.name, let declaration = index.type(named: name, near: file) else { return false }
        return !declaration.primary.file.isInterface
    }
}
