@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Toolbar content that the framework draws itself.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let title = ToolbarItemPlacement(name: "title")
}

public nonisolated struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    public let _content: Content
    public let _placement: ToolbarItemPlacement
}

extension ToolbarItem where ID == Void {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), _placement: placement)
    }
}

extension ToolbarItem where ID == String {
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(_content: content(), _placement: placement)
    }
}

public nonisolated struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    public let _content: Content
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        _content = content()
    }
}

public nonisolated struct SpacerSizing: Sendable {
    let name: String
    public static let fixed = SpacerSizing(name: "fixed")
    public static let flexible = SpacerSizing(name: "flexible")
}

@available(iOS 26.0, macOS 26.0, *)
public nonisolated struct ToolbarSpacer: _PrimitiveToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// Several pieces of toolbar content.
public nonisolated struct _TupleToolbarContent<T>: _PrimitiveToolbarContent {
    public let value: T
    init(_ value: T) { self.value = value }
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}

extension _ConditionalContent: ToolbarContent, _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public typealias Body = Never
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        _TupleToolbarContent((repeat each content))
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_storage: .trueContent(first))
    }
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_storage: .falseContent(second))
    }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        _TupleToolbarContent(content)
    }
}

public struct ToolbarPlacement: Sendable {
    let name: String
    public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
    public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
}

extension View {
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        noting("toolbar", content())
    }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noting("toolbar", visibility)
    }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noting("toolbarVisibility", visibility)
    }
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        noting("toolbarBackground", style)
    }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        noting("toolbarBackground", visibility)
    }
}

extension View {
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        noting("toolbar", content())
    }
}
