public struct Section<Parent, Content, Footer> {
    public let _header: Parent
    public let _content: Content
    public let _footer: Footer
}

extension Section: View, _PrimitiveView, _ContainerView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public nonisolated var _children: [any View] { [_header, _content, _footer] }

    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(_header: header(), _content: content(), _footer: footer())
    }

    @available(iOS, deprecated: 100000, renamed: "init(content:header:footer:)")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: header, _content: content(), _footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(_header: EmptyView(), _content: content(), _footer: footer())
    }

    @available(iOS, deprecated: 100000, renamed: "init(content:footer:)")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), _content: content(), _footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(_header: header(), _content: content(), _footer: EmptyView())
    }

    @available(iOS, deprecated: 100000, renamed: "init(content:header:)")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(_header: header, _content: content(), _footer: EmptyView())
    }

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(_header: header(), _content: content(), _footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(_header: EmptyView(), _content: content(), _footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(title), _content: content(), _footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(_header: Text(titleResource), _content: content(), _footer: EmptyView())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(_header: Text(title), _content: content(), _footer: EmptyView())
    }
}

/// Rows under a label that can be opened.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: _ContainerView {
    public let _label: Label
    public let _content: Content
    public nonisolated var _children: [any View] { [_label, _content] }

    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        _label = label()
        _content = content()
    }
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content, label: label)
    }
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}

public nonisolated struct GroupBox<Label: View, Content: View>: _ContainerView {
    public let _label: Label
    public let _content: Content
    public nonisolated var _children: [any View] { [_label, _content] }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _label = label()
        _content = content()
    }
}

extension GroupBox where Label == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
