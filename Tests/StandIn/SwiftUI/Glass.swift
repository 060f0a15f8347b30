// Liquid Glass, since the SDK of 2025.

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct Glass: Equatable, Sendable {
    let name: String
    public static var regular: Glass { Glass(name: "regular") }
    public static var clear: Glass { Glass(name: "clear") }
    public static var identity: Glass { Glass(name: "identity") }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public nonisolated struct GlassEffectContainer<Content: View>: _ContainerView {
    public let _content: Content
    public var _children: [any View] { [_content] }
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { _content = content() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        noting("glassEffect", glass, shape)
    }
    public nonisolated func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        noting("glassEffectID", id)
    }
}
