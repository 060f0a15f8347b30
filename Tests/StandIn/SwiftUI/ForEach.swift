public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    /// Reads an element's identity; each row is implicitly tagged with it, by `ID`'s exact type.
    public let _id: (Data.Element) -> ID
    /// Whether the rows are those of a constant range, whose implicit tags are offsets: 0, 1, 2, …
    ///
    /// Source: OpenSwiftUI, `ForEach.swift`.
    public let _isConstant: Bool

    nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
        isConstant: Bool = false
    ) {
        self.data = data
        self.content = content
        _id = id
        _isConstant = isConstant
    }
}

/// The rows of a `ForEach` with no regard to its types, for an evaluator.
public protocol _Rows {
    /// Each row with its identity. The identity is boxed for the walk only; ask `_implicitTag` for its static type.
    var _rows: [(id: AnyHashable, view: any View)] { get }
    /// The tag that a row at an offset gets if it writes none itself, as a trait of the identity's static type.
    func _tagged(_ view: any View, at offset: Int) -> any View
}

extension ForEach: _Rows where Content: View {
    public var _rows: [(id: AnyHashable, view: any View)] {
        data.map { (AnyHashable(_id($0)), content($0)) }
    }

    public func _tagged(_ view: any View, at offset: Int) -> any View {
        let id = _id(data[data.index(data.startIndex, offsetBy: offset)])
        func wrap(_ view: some View) -> any View {
            if _isConstant {
                return view.modifier(
                    _TraitWritingModifier<_TagValueTraitKey<Int>>(value: .tagged(offset), isImplicit: true))
            }
            return view.modifier(_TraitWritingModifier<_TagValueTraitKey<ID>>(value: .tagged(id), isImplicit: true))
        }
        return wrap(view)
    }
}

extension ForEach: View, _PrimitiveView, _ContainerView where Content: View {
    public typealias Body = Never
    public nonisolated var _children: [any View] { data.map { content($0) } }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public nonisolated init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let pairs = data.wrappedValue.indices.lazy.map { index in (index, data.wrappedValue[index][keyPath: id]) }
        self.init(data: pairs, content: { content(data[$0.0]) }, id: { $0.1 })
    }

    public nonisolated init<C>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Rows of a constant range.
    @_semantics("swiftui.requires_constant_range")
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, isConstant: true)
    }
}

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditedRows(base: self)
    }
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditedRows(base: self)
    }
}

/// Rows that can be deleted or moved.
public nonisolated struct _EditedRows<Base: DynamicViewContent>: DynamicViewContent, _ContainerView {
    public let base: Base
    public nonisolated var data: Base.Data { base.data }
    public nonisolated var _children: [any View] { [base] }
    nonisolated init(base: Base) { self.base = base }
}

public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}
