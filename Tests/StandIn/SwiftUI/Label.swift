public nonisolated struct Label<Title: View, Icon: View>: _ContainerView {
    public let _title: Title
    public let _icon: Icon
    public nonisolated var _children: [any View] { [_title, _icon] }

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        _title = title()
        _icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

public struct LabelStyleConfiguration {
    public nonisolated struct Title: _ContainerView {
        let view: any View
        public nonisolated var _children: [any View] { [view] }
    }

    public nonisolated struct Icon: _ContainerView {
        let view: any View
        public nonisolated var _children: [any View] { [view] }
    }

    public let title: Title
    public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle {
    typealias Configuration = LabelStyleConfiguration
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label style that the framework draws.
public protocol _SystemLabelStyle: LabelStyle where Body == EmptyView {}

extension _SystemLabelStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public nonisolated struct DefaultLabelStyle: _SystemLabelStyle { public nonisolated init() {} }
public nonisolated struct IconOnlyLabelStyle: _SystemLabelStyle { public nonisolated init() {} }
public nonisolated struct TitleOnlyLabelStyle: _SystemLabelStyle { public nonisolated init() {} }
public nonisolated struct TitleAndIconLabelStyle: _SystemLabelStyle { public nonisolated init() {} }

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { noting("labelStyle", style) }
}
