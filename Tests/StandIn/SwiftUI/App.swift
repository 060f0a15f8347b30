@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the app; there is no screen to run it on.
    public static func main() { _ = self.init().body }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the framework shows itself.
public protocol _PrimitiveScene: Scene where Body == Never {
    /// The views inside, in order.
    nonisolated var _views: [any View] { get }
}

extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Several scenes.
public nonisolated struct _TupleScene<T>: _PrimitiveScene {
    public let value: T
    public var _views: [any View] {
        Mirror(reflecting: value).children.flatMap { ($0.value as? any _PrimitiveScene)?._views ?? [] }
    }
    init(_ value: T) { self.value = value }
}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }
}

public nonisolated struct WindowGroup<Content: View>: _PrimitiveScene {
    public let _content: Content
    public var _views: [any View] { [_content] }

    public init(@ViewBuilder content: () -> Content) { _content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { _content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

@available(macOS 13.0, *)
public nonisolated struct Window<Content: View>: _PrimitiveScene {
    public let _content: Content
    public var _views: [any View] { [_content] }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

@available(macOS 11.0, *)
public nonisolated struct Settings<Content: View>: _PrimitiveScene {
    public let _content: Content
    public var _views: [any View] { [_content] }
    public init(@ViewBuilder content: () -> Content) { _content = content() }
}

@available(macOS 13.0, *)
public nonisolated struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    public let _label: Label
    public let _content: Content
    public var _views: [any View] { [_label, _content] }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        _content = content()
        _label = label()
    }
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }
}

extension MenuBarExtra where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

public protocol MenuBarExtraStyle {}
public struct MenuBarExtraMenuStyle: MenuBarExtraStyle { public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == MenuBarExtraMenuStyle {
    public static var menu: MenuBarExtraMenuStyle { MenuBarExtraMenuStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// A scene with a modifier, such as `commands`.
public nonisolated struct _ModifiedScene<Content: Scene>: _PrimitiveScene {
    public let content: Content
    /// The views that the modifier adds, such as a menu's.
    public let added: [any View]
    public var _views: [any View] { ((content as? any _PrimitiveScene)?._views ?? []) + added }
    init(content: Content, added: [any View] = []) {
        self.content = content
        self.added = added
    }
}

extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _ModifiedScene(content: self, added: (content() as? any _PrimitiveCommands)?._views ?? [])
    }
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
        _ModifiedScene(content: self)
    }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(content: self)
    }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self)
    }
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        _ModifiedScene(content: self)
    }
}
