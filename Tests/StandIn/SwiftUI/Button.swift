public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

public nonisolated struct Button<Label: View>: _ContainerView {
    public let _label: Label
    /// What a tap does.
    public let _action: @MainActor () -> Void
    public let _role: ButtonRole?
    public nonisolated var _children: [any View] { [_label] }

    nonisolated init(_role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        self._role = _role
        _action = action
        _label = label
    }

    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(_role: nil, action: action, label: label())
    }

    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(_role: role, action: action, label: label())
    }
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(_role: nil, action: action, label: Text(titleKey))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: role, action: action, label: Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(_role: nil, action: action, label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: role, action: action, label: Text(title))
    }
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: role, action: action, label: Text(titleResource))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(_role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

public struct ButtonStyleConfiguration {
    public nonisolated struct Label: _ContainerView {
        let view: any View
        public nonisolated var _children: [any View] { [view] }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct PrimitiveButtonStyleConfiguration {
    public nonisolated struct Label: _ContainerView {
        let view: any View
        public nonisolated var _children: [any View] { [view] }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    @MainActor public func trigger() { action() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A button style that the framework draws.
public protocol _SystemButtonStyle: PrimitiveButtonStyle where Body == EmptyView {}

extension _SystemButtonStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public nonisolated struct DefaultButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct PlainButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct BorderlessButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct BorderedButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct BorderedProminentButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct GlassButtonStyle: _SystemButtonStyle { public nonisolated init() {} }
public nonisolated struct GlassProminentButtonStyle: _SystemButtonStyle { public nonisolated init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { noting("buttonStyle", style) }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        noting("buttonStyle", style)
    }
}
