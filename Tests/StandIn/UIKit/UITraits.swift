open class UITraitCollection: NSObject, @unchecked Sendable {
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large
    public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light

    public override init() {}
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
    public static let small = UIContentSizeCategory(rawValue: "S")
    public static let medium = UIContentSizeCategory(rawValue: "M")
    public static let large = UIContentSizeCategory(rawValue: "L")
    public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")

    private static let order = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        (order.firstIndex(of: lhs.rawValue) ?? 0) < (order.firstIndex(of: rhs.rawValue) ?? 0)
    }
}
