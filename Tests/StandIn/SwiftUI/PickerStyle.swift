public protocol PickerStyle {
    /// The style's spelling after the dot.
    static var _name: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
    public static var _name: String { "automatic" }
    public init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct InlinePickerStyle: PickerStyle {
    public static var _name: String { "inline" }
    public init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
    public static var _name: String { "menu" }
    public init() {}
}

@available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
public struct NavigationLinkPickerStyle: PickerStyle {
    public static var _name: String { "navigationLink" }
    public init() {}
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PalettePickerStyle: PickerStyle {
    public static var _name: String { "palette" }
    public init() {}
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct RadioGroupPickerStyle: PickerStyle {
    public static var _name: String { "radioGroup" }
    public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
    public static var _name: String { "segmented" }
    public init() {}
}

@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelPickerStyle: PickerStyle {
    public static var _name: String { "wheel" }
    public init() {}
}

/// The style of Apple's SDK 27: segments that switch what a view shows.
@available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
@available(watchOS, unavailable)
public struct TabsPickerStyle: PickerStyle {
    public static var _name: String { "tabs" }
    public init() {}
}

@available(macOS, introduced: 10.15, deprecated: 14.0, renamed: "MenuPickerStyle")
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct PopUpButtonPickerStyle: PickerStyle {
    public static var _name: String { "popUpButton" }
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    @available(iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    @available(macOS, unavailable)
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, *)
    @available(watchOS, unavailable)
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == TabsPickerStyle {
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    @available(watchOS, unavailable)
    public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    @available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Puts a picker style on the pickers inside.
public nonisolated struct _PickerStyleModifier<Style: PickerStyle>: _PrimitiveViewModifier {
    public let style: Style
}

extension View {
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(_PickerStyleModifier(style: style))
    }

    public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        noting("defaultWheelPickerItemHeight", height)
    }

    public nonisolated func horizontalRadioGroupLayout() -> some View { noting("horizontalRadioGroupLayout") }

    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        noting("paletteSelectionEffect", effect)
    }
}

public struct PaletteSelectionEffect: Equatable, Sendable {
    let name: String
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}
