@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that the framework shows itself.
public protocol _PrimitiveCommands: Commands where Body == Never {
    /// The views inside, in order.
    nonisolated var _views: [any View] { get }
}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Several menus.
public nonisolated struct _TupleCommands<T>: _PrimitiveCommands {
    public let value: T
    public var _views: [any View] {
        Mirror(reflecting: value).children.flatMap { ($0.value as? any _PrimitiveCommands)?._views ?? [] }
    }
    init(_ value: T) { self.value = value }
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        _TupleCommands((repeat each content))
    }
}

public nonisolated struct CommandMenu<Content: View>: _PrimitiveCommands {
    public let _content: Content
    public var _views: [any View] { [_content] }

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
    public init(_ name: Text, @ViewBuilder content: () -> Content) { _content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { _content = content() }
}

public struct CommandGroupPlacement: Sendable {
    let name: String
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let help = CommandGroupPlacement(name: "help")
}

public nonisolated struct CommandGroup<Content: View>: _PrimitiveCommands {
    public let _content: Content
    public var _views: [any View] { [_content] }
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { _content = addition() }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { _content = addition() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        _content = addition()
    }
}

public nonisolated struct SidebarCommands: _PrimitiveCommands {
    public var _views: [any View] { [] }
    public init() {}
}

public nonisolated struct ToolbarCommands: _PrimitiveCommands {
    public var _views: [any View] { [] }
    public init() {}
}
