public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()
    public init() {}
}

public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    public subscript(guide: HorizontalAlignment) -> CGFloat { guide == .trailing ? width : 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { guide == .bottom ? height : 0 }
}

public struct LayoutSubview: Equatable {
    let index: Int
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { .zero }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = Slice<LayoutSubviews>
    public typealias Indices = Range<Int>
    public let count: Int
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(index: index) }
}

public protocol Layout {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Views under a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: _ContainerView {
    public let layout: L
    public let content: Content
    public var _children: [any View] { [content] }
}

extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

public struct HStackLayout: Layout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

public struct VStackLayout: Layout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

public struct AnyLayout: Layout {
    let layout: any Layout
    public init<L: Layout>(_ layout: L) { self.layout = layout }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        noting("preference", value)
    }
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        noting("onPreferenceChange", action)
    }
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        noting("alignmentGuide", g)
    }
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        noting("alignmentGuide", g)
    }
    public nonisolated func gridCellColumns(_ count: Int) -> some View { noting("gridCellColumns", count) }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        noting("gridColumnAlignment", guide)
    }
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        noting("containerRelativeFrame", axes)
    }
    public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

public nonisolated struct EquatableView<Content: Equatable & View>: _ContainerView {
    public var content: Content
    public var _children: [any View] { [content] }
    public init(content: Content) { self.content = content }
}
