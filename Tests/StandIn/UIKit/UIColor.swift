open class UIColor: NSObject, @unchecked Sendable {
    let name: String

    private init(label: String) { name = label }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(label: "\(red) \(green) \(blue) \(alpha)")
    }
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(label: "\(white) \(alpha)") }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(label: dynamicProvider(UITraitCollection()).name)
    }
    public convenience init?(named name: String, in bundle: Bundle? = nil) { self.init(label: name) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

    public class var black: UIColor { make("black") }
    public class var white: UIColor { make("white") }
    public class var gray: UIColor { make("gray") }
    public class var lightGray: UIColor { make("lightGray") }
    public class var darkGray: UIColor { make("darkGray") }
    public class var red: UIColor { make("red") }
    public class var green: UIColor { make("green") }
    public class var blue: UIColor { make("blue") }
    public class var yellow: UIColor { make("yellow") }
    public class var orange: UIColor { make("orange") }
    public class var purple: UIColor { make("purple") }
    public class var clear: UIColor { make("clear") }
    public class var label: UIColor { make("label") }
    public class var secondaryLabel: UIColor { make("secondaryLabel") }
    public class var tertiaryLabel: UIColor { make("tertiaryLabel") }
    public class var separator: UIColor { make("separator") }
    public class var tintColor: UIColor { make("tintColor") }
    public class var systemBackground: UIColor { make("systemBackground") }
    public class var secondarySystemBackground: UIColor { make("secondarySystemBackground") }
    public class var tertiarySystemBackground: UIColor { make("tertiarySystemBackground") }
    public class var systemGroupedBackground: UIColor { make("systemGroupedBackground") }
    public class var secondarySystemGroupedBackground: UIColor { make("secondarySystemGroupedBackground") }
    public class var systemFill: UIColor { make("systemFill") }
    public class var systemGray: UIColor { make("systemGray") }
    public class var systemGray5: UIColor { make("systemGray5") }
    public class var systemGray6: UIColor { make("systemGray6") }
    public class var systemRed: UIColor { make("systemRed") }
    public class var systemOrange: UIColor { make("systemOrange") }
    public class var systemYellow: UIColor { make("systemYellow") }
    public class var systemGreen: UIColor { make("systemGreen") }
    public class var systemTeal: UIColor { make("systemTeal") }
    public class var systemBlue: UIColor { make("systemBlue") }
    public class var systemIndigo: UIColor { make("systemIndigo") }
    public class var systemPurple: UIColor { make("systemPurple") }
    public class var systemPink: UIColor { make("systemPink") }

    private static func make(_ name: String) -> UIColor { UIColor(label: name) }
}

open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    open var size: CGSize { .zero }
    public override init() {}
    public convenience init?(named name: String) { self.init() }
    public convenience init?(systemName name: String) { self.init() }
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    open func withTintColor(_ color: UIColor) -> UIImage { self }
}
