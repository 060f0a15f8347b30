public nonisolated struct NavigationStack<Data, Root: View>: _ContainerView {
    public let _root: Root
    public var _children: [any View] { [_root] }
    init(_root: Root) { self._root = _root }
}

extension NavigationStack {
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(_root: root()) }
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(_root: root())
    }
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(_root: root())
    }
}

public struct NavigationPath: Equatable {
    private var items: [AnyHashable] = []
    public init() {}
    public var count: Int { items.count }
    public var isEmpty: Bool { items.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { items.removeLast(k) }
}

@available(iOS, deprecated: 100000, message: "use NavigationStack or NavigationSplitView instead")
public nonisolated struct NavigationView<Content: View>: _ContainerView {
    public let _content: Content
    public var _children: [any View] { [_content] }
    public init(@ViewBuilder content: () -> Content) { _content = content() }
}

public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _ContainerView {
    public let _sidebar: Sidebar
    public let _content: Content
    public let _detail: Detail
    public var _children: [any View] { [_sidebar, _content, _detail] }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        _sidebar = sidebar()
        _content = content()
        _detail = detail()
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    let name: String
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
    }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

public nonisolated struct NavigationLink<Label: View, Destination: View>: _ContainerView {
    public let _label: Label
    public let _destination: Destination?
    public var _children: [any View] { [_label] }

    init(label: Label, destination: Destination?) {
        _label = label
        _destination = destination
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination())
    }
    @available(iOS, deprecated: 100000, message: "Pass a closure as the destination")
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(titleKey), destination: destination())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), destination: destination())
    }
    @available(iOS, deprecated: 100000, message: "Pass a closure as the destination")
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), destination: destination)
    }
    @available(iOS, deprecated: 100000, message: "Pass a closure as the destination")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), destination: destination)
    }
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil)
    }
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), destination: nil)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), destination: nil)
    }
}

public struct NavigationBarItem {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

extension View {
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        noting("navigationTitle", titleKey)
    }
    public nonisolated func navigationTitle(_ title: Text) -> some View { noting("navigationTitle", title) }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        noting("navigationTitle", String(title))
    }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        noting("navigationTitle", title)
    }
    public nonisolated func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View {
        noting("navigationSubtitle", titleKey)
    }
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        noting("navigationBarTitleDisplayMode", displayMode)
    }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        noting("navigationBarBackButtonHidden", hidesBackButton)
    }
    @available(iOS, deprecated: 100000, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        noting("navigationBarTitle", titleKey)
    }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        noting("navigationDestination", destination)
    }
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        noting("navigationDestination", isPresented, destination())
    }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        noting("navigationDestination", item, destination)
    }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        noting("navigationSplitViewColumnWidth", width)
    }
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        noting("navigationSplitViewColumnWidth", min, ideal, max)
    }
}
