// Modifiers of layout and look, of which only name and arguments are kept.
extension View {
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { noting("padding", insets) }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        noting("padding", edges, length)
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { noting("padding", length) }
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        noting("frame", width, height, alignment)
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        noting("frame", minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
    }
    public nonisolated func fixedSize() -> some View { noting("fixedSize", true, true) }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        noting("fixedSize", horizontal, vertical)
    }
    public nonisolated func layoutPriority(_ value: Double) -> some View { noting("layoutPriority", value) }
    public nonisolated func offset(_ offset: CGSize) -> some View { noting("offset", offset) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { noting("offset", x, y) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { noting("position", x, y) }
    public nonisolated func zIndex(_ value: Double) -> some View { noting("zIndex", value) }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        noting("aspectRatio", aspectRatio, contentMode)
    }
    public nonisolated func scaledToFit() -> some View { noting("scaledToFit") }
    public nonisolated func scaledToFill() -> some View { noting("scaledToFill") }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        noting("scaleEffect", scale)
    }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        noting("scaleEffect", x, y)
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        noting("rotationEffect", angle)
    }
    public nonisolated func labelsHidden() -> some View { noting("labelsHidden") }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        noting("labelsVisibility", visibility)
    }
    public nonisolated func disabled(_ disabled: Bool) -> some View { noting("disabled", disabled) }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        noting("selectionDisabled", isDisabled)
    }
    public nonisolated func hidden() -> some View { noting("hidden") }
    public nonisolated func opacity(_ opacity: Double) -> some View { noting("opacity", opacity) }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { noting("clipped") }
    public nonisolated func compositingGroup() -> some View { noting("compositingGroup") }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { noting("drawingGroup") }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        noting("foregroundStyle", style)
    }
    @available(iOS, deprecated: 100000, renamed: "foregroundStyle(_:)")
    public nonisolated func foregroundColor(_ color: Color?) -> some View { noting("foregroundColor", color) }
    public nonisolated func tint(_ tint: Color?) -> some View { noting("tint", tint) }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { noting("tint", tint) }
    @available(iOS, deprecated: 100000, renamed: "tint(_:)")
    public nonisolated func accentColor(_ color: Color?) -> some View { noting("accentColor", color) }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        noting("background", content())
    }
    @available(iOS, deprecated: 100000, renamed: "background(alignment:content:)")
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        noting("background", background)
    }
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        noting("background", edges)
    }
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        noting("background", style)
    }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        noting("background", style, shape)
    }
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        noting("background", shape)
    }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        noting("overlay", content())
    }
    @available(iOS, deprecated: 100000, renamed: "overlay(alignment:content:)")
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        noting("overlay", overlay)
    }
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        noting("overlay", style)
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        noting("overlay", style, shape)
    }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        noting("border", content, width)
    }
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        noting("shadow", color, radius)
    }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        noting("cornerRadius", radius)
    }
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        noting("clipShape", shape)
    }
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        noting("mask", mask())
    }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        noting("contentShape", shape)
    }
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        noting("contentShape", kind, shape)
    }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { noting("allowsHitTesting", enabled) }
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        noting("ignoresSafeArea", edges)
    }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        noting("controlSize", controlSize)
    }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { noting("buttonSizing", sizing) }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        noting("symbolRenderingMode", mode)
    }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        noting("symbolVariant", variant)
    }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { noting("imageScale", scale) }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        noting("preferredColorScheme", colorScheme)
    }
    public nonisolated func redacted(reason: RedactionReasons) -> some View { noting("redacted", reason) }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { noting("help", textKey) }
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { noting("help", String(text)) }
    public nonisolated func help(_ text: Text) -> some View { noting("help", text) }
}
