public nonisolated struct List<SelectionValue: Hashable, Content: View>: _ContainerView {
    public let _content: Content
    /// The binding of one selected row, if the list has one.
    public let _selection: Binding<SelectionValue?>?
    /// The binding of a set of selected rows, if the list has one.
    public let _selections: Binding<Set<SelectionValue>>?

    public nonisolated var _children: [any View] { [_content] }

    nonisolated init(
        _content: Content, one: Binding<SelectionValue?>? = nil, many: Binding<Set<SelectionValue>>? = nil
    ) {
        self._content = _content
        _selection = one
        _selections = many
    }

    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), one: selection)
    }

    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), many: selection)
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(_content: ForEach(data, content: rowContent), one: selection)
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(_content: ForEach(data, content: rowContent), many: selection)
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(_content: ForEach(data, id: id, content: rowContent), one: selection)
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(_content: ForEach(data, id: id, content: rowContent), many: selection)
    }

    @available(macOS 13.0, iOS 17.0, *)
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), one: Binding<SelectionValue?>(selection))
    }
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }

    // Behind the initialiser of a binding: a binding of a collection is a collection too.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(_content: ForEach(data, content: rowContent))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(_content: ForEach(data, id: id, content: rowContent))
    }

    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(_content: ForEach(data, content: rowContent))
    }

    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(_content: ForEach(data, content: rowContent))
    }
}

public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { noting("listStyle", style) }
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        noting("listRowSeparator", visibility)
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        noting("listRowSeparatorTint", color)
    }
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        noting("listSectionSeparator", visibility)
    }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { noting("listRowInsets", insets) }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        noting("listRowBackground", view)
    }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { noting("listRowSpacing", spacing) }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        noting("listSectionSpacing", spacing)
    }
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        noting("swipeActions", content())
    }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { noting("deleteDisabled", isDisabled) }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { noting("moveDisabled", isDisabled) }
}
