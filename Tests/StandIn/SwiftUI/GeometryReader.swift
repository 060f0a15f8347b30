public struct GeometryProxy: Sendable {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets
    init(size: CGSize = CGSize(width: 390, height: 844)) {
        self.size = size
        safeAreaInsets = EdgeInsets()
    }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
}

public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

public nonisolated struct GeometryReader<Content: View>: _ContainerView {
    public var content: (GeometryProxy) -> Content
    public var _children: [any View] { [content(GeometryProxy())] }
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public nonisolated struct ScrollViewReader<Content: View>: _ContainerView {
    public var content: (ScrollViewProxy) -> Content
    public var _children: [any View] { [content(ScrollViewProxy())] }
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}
