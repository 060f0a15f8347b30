@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// A modifier that the framework applies itself; an evaluator reads its stored values.
public protocol _PrimitiveViewModifier: ViewModifier where Body == Never {}

extension _PrimitiveViewModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// What a modifier is applied to, as its `body(content:)` sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _ContainerView {
    /// The modified view.
    public let _view: any View
    public nonisolated var _children: [any View] { [_view] }

    /// Made by an evaluator before it asks the modifier for its body.
    public nonisolated init(_view: any View) { self._view = _view }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

/// A view with a modifier, with no regard to its types.
public protocol _ModifiedView: _PrimitiveView {
    nonisolated var _modified: any View { get }
    nonisolated var _modifier: any ViewModifier { get }
}

extension ModifiedContent: View, _PrimitiveView, _ModifiedView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public nonisolated var _modified: any View { content }
    public nonisolated var _modifier: any ViewModifier { modifier }
}

extension ModifiedContent: ViewModifier, _PrimitiveViewModifier
where Content: ViewModifier, Modifier: ViewModifier {}

public nonisolated struct EmptyModifier: _PrimitiveViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier of which an evaluator needs no more than the name and the values that were passed.
public nonisolated struct _Note: _PrimitiveViewModifier {
    /// The modifier's name without its parentheses, such as `padding`.
    public let name: String
    /// The arguments, in order; closures and views among them are kept.
    public let values: [Any]
}

extension View {
    /// Wraps the view in a note of the modifier's name and arguments.
    nonisolated func noting(_ name: String, _ values: Any?...) -> ModifiedContent<Self, _Note> {
        modifier(_Note(name: name, values: values.map { $0 as Any }))
    }
}
