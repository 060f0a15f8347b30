// Containers that lay their content out, with nothing to choose in them.

public nonisolated struct HStack<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct VStack<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct ZStack<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public nonisolated struct LazyHStack<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct LazyVStack<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

public nonisolated struct LazyVGrid<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct LazyHGrid<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct Grid<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
}

public nonisolated struct GridRow<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

public nonisolated struct ScrollView<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        _content = content()
    }
    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

public nonisolated struct ViewThatFits<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

public nonisolated struct Form<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(@ViewBuilder content: () -> Content) { _content = content() }
}

public nonisolated struct ControlGroup<Content: View>: _ContainerView {
    public let _content: Content
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(@ViewBuilder content: () -> Content) { _content = content() }
    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == TupleView<(C, L)> {
        _content = TupleView((content(), label()))
    }
}

public nonisolated struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

public nonisolated struct Divider: _PrimitiveView {
    public nonisolated init() {}
}
