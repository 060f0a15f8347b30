public nonisolated struct TabView<SelectionValue: Hashable, Content>: _ContainerView {
    public let _selection: Binding<SelectionValue>?
    public let _content: Content
    public var _children: [any View] { (_content as? any View).map { [$0] } ?? [] }

    init(_selection: Binding<SelectionValue>?, content: Content) {
        self._selection = _selection
        _content = content
    }
}

extension TabView where Content: View {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(_selection: selection, content: content())
    }
}

extension TabView where SelectionValue == Int, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(_selection: nil, content: content())
    }
}

extension TabView {
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(_selection: selection, content: Content(content: content()))
    }

    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(_selection: nil, content: Content(content: content()))
    }
}

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Tabs that an evaluator shows as the views inside them.
public protocol _PrimitiveTabContent: TabContent where Body == Self {
    nonisolated var _views: [any View] { get }
}

extension _PrimitiveTabContent {
    public var body: Self { self }
}

public nonisolated struct Tab<Value, Content, Label> {
    public let _value: Value?
    public let _content: Content
    public let _label: Label
    init(_value: Value?, content: Content, label: Label) {
        self._value = _value
        _content = content
        _label = label
    }
}

extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Self
    public nonisolated var _views: [any View] { [_content] }

    public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(_value: value, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(_value: value, content: content(), label: DefaultTabLabel())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(_value: value, content: content(), label: DefaultTabLabel())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(_value: nil, content: content(), label: DefaultTabLabel())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(_value: nil, content: content(), label: DefaultTabLabel())
    }
}

public nonisolated struct DefaultTabLabel: _PrimitiveView {}

/// Several tabs.
public nonisolated struct _TupleTabContent<TabValue: Hashable, T>: _PrimitiveTabContent {
    public typealias Body = Self
    public let value: T
    public var _views: [any View] {
        Mirror(reflecting: value).children.flatMap { ($0.value as? any _PrimitiveTabContent)?._views ?? [] }
    }
    init(_ value: T) { self.value = value }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public nonisolated struct Content<C: TabContent>: _ContainerView where C.TabValue == TabValue {
        let content: C
        public var _children: [any View] { (content as? any _PrimitiveTabContent)?._views ?? [] }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C0: TabContent, C1: TabContent>(
        _ c0: C0, _ c1: C1
    ) -> _TupleTabContent<TabValue, (C0, C1)>
    where C0.TabValue == TabValue, C1.TabValue == TabValue {
        _TupleTabContent((c0, c1))
    }

    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> _TupleTabContent<TabValue, (C0, C1, C2)>
    where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
        _TupleTabContent((c0, c1, c2))
    }

    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> _TupleTabContent<TabValue, (C0, C1, C2, C3)>
    where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
        _TupleTabContent((c0, c1, c2, c3))
    }

    public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> _TupleTabContent<TabValue, (C0, C1, C2, C3, C4)>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue
    {
        _TupleTabContent((c0, c1, c2, c3, c4))
    }

    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> _TupleTabContent<TabValue, (C0, C1, C2, C3, C4, C5)>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
        C4.TabValue == TabValue, C5.TabValue == TabValue
    {
        _TupleTabContent((c0, c1, c2, c3, c4, c5))
    }
}

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        let name: String
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { noting("tabViewStyle", style) }
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        noting("tabItem", label())
    }
    public nonisolated func badge(_ count: Int) -> some View { noting("badge", count) }
    public nonisolated func badge(_ label: Text?) -> some View { noting("badge", label) }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { noting("badge", key) }
}
