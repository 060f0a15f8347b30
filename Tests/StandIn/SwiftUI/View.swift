/// A piece of the interface; `body` is a real requirement, as in Apple's module.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view that the framework draws itself: an evaluator reads its stored values and never asks for its body.
///
/// It is a protocol of its own so that the `body` below is no default for an app's view.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the framework and has no body") }
}

/// A primitive view that shows other views: an evaluator walks them in this order.
public protocol _ContainerView: _PrimitiveView {
    /// The views inside, in order.
    nonisolated var _children: [any View] { get }
}

public nonisolated struct EmptyView: _PrimitiveView {
    public nonisolated init() {}
}

public nonisolated struct AnyView: _ContainerView {
    /// The view whose type was erased.
    public let _view: any View
    public nonisolated var _children: [any View] { [_view] }

    public nonisolated init<V: View>(_ view: V) { _view = view }
    public nonisolated init<V: View>(erasing view: V) { _view = view }
}

public nonisolated struct TupleView<T>: _ContainerView {
    public var value: T

    public nonisolated init(_ value: T) { self.value = value }

    public nonisolated var _children: [any View] {
        if let view = value as? any View { return [view] }
        return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The branch that was taken.
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    public let _storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView, _ContainerView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public nonisolated var _children: [any View] {
        switch _storage {
        case .trueContent(let view): [view]
        case .falseContent(let view): [view]
        }
    }
}

extension Optional: View, _PrimitiveView, _ContainerView where Wrapped: View {
    public typealias Body = Never

    public nonisolated var _children: [any View] { map { [$0] } ?? [] }
}

public struct Group<Content> {
    public let _content: Content
}

extension Group: View, _PrimitiveView, _ContainerView where Content: View {
    public typealias Body = Never
    public nonisolated var _children: [any View] { [_content] }
    public nonisolated init(@ViewBuilder content: () -> Content) { _content = content() }
}

public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
