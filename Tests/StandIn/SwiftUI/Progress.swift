public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _ContainerView {
    public let _label: Label
    public var _children: [any View] { [_label] }
    init(_label: Label) { self._label = _label }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView { self.init(_label: EmptyView()) }
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(_label: label()) }
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(_label: Text(titleKey)) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init(_label: Text(title)) }
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(_label: EmptyView())
    }
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(_label: label())
    }
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(_label: Text(titleKey))
    }
}

/// A value with its label.
public struct LabeledContent<Label, Content> {
    public let _label: Label
    public let _content: Content
}

extension LabeledContent: View, _PrimitiveView, _ContainerView where Label: View, Content: View {
    public typealias Body = Never
    public nonisolated var _children: [any View] { [_label, _content] }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_label: Text(titleKey), _content: content())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_label: Text(title), _content: content())
    }
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(_label: Text(titleResource), _content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(_label: Text(titleKey), _content: Text(value))
    }
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(_label: Text(title), _content: Text(value))
    }
    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(_label: Text(titleKey), _content: Text(value, format: format))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(_label: Text(title), _content: Text(value, format: format))
    }
}

public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: _ContainerView {
    public let _label: Label
    public let _description: Description
    public let _actions: Actions
    public var _children: [any View] { [_label, _description, _actions] }

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        _label = label()
        _description = description()
        _actions = actions()
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// What the system shows where a search found nothing.
public struct SearchUnavailableContent {
    public nonisolated struct Label: _PrimitiveView {}
    public nonisolated struct Description: _PrimitiveView {}
    public nonisolated struct Actions: _PrimitiveView {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label() }, description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
