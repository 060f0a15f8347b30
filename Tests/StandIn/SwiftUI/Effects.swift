// Effects, and modifiers that are seldom met around pickers.
extension View {
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { noting("blur", radius) }
    public nonisolated func brightness(_ amount: Double) -> some View { noting("brightness", amount) }
    public nonisolated func contrast(_ amount: Double) -> some View { noting("contrast", amount) }
    public nonisolated func saturation(_ amount: Double) -> some View { noting("saturation", amount) }
    public nonisolated func grayscale(_ amount: Double) -> some View { noting("grayscale", amount) }
    public nonisolated func colorMultiply(_ color: Color) -> some View { noting("colorMultiply", color) }
    public nonisolated func colorInvert() -> some View { noting("colorInvert") }
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        noting("rotation3DEffect", angle)
    }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        noting("safeAreaPadding", edges, length)
    }
    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        noting("contentMargins", edges, length)
    }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        noting("privacySensitive", sensitive)
    }
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        noting("toolbarTitleMenu", content())
    }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        noting("toolbarTitleDisplayMode", mode)
    }
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        noting("toolbarColorScheme", colorScheme)
    }
    public nonisolated func unredacted() -> some View { noting("unredacted") }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { noting("statusBarHidden", hidden) }
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        noting("textSelection", selectability)
    }
    @available(watchOS 6.0, *)
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        noting("digitalCrownRotation", binding)
    }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { noting("previewDisplayName", value) }
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { noting("previewLayout", value) }
}

public struct ToolbarTitleDisplayMode: Sendable {
    let name: String
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Self.Previews { get }
}

/// What is spoken without a view of its own.
public enum AccessibilityNotification {
    public struct Announcement {
        let text: String
        public init(_ text: String) { self.text = text }
        public init(_ resource: LocalizedStringResource) { text = resource.plainText }
        public func post() {}
    }
}
