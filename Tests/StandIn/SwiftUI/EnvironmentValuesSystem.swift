// The framework's own environment values.
extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { value(default: .light) }
        set { named[#function] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { value(default: .large) }
        set { named[#function] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { value(default: nil) }
        set { named[#function] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { value(default: nil) }
        set { named[#function] = newValue }
    }
    public var isEnabled: Bool {
        get { value(default: true) }
        set { named[#function] = newValue }
    }
    public var locale: Locale {
        get { value(default: .current) }
        set { named[#function] = newValue }
    }
    public var calendar: Calendar {
        get { value(default: .current) }
        set { named[#function] = newValue }
    }
    public var timeZone: TimeZone {
        get { value(default: .current) }
        set { named[#function] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { value(default: .leftToRight) }
        set { named[#function] = newValue }
    }
    public var font: Font? {
        get { value(default: nil) }
        set { named[#function] = newValue }
    }
    public var controlSize: ControlSize {
        get { value(default: .regular) }
        set { named[#function] = newValue }
    }
    public var lineLimit: Int? {
        get { value(default: nil) }
        set { named[#function] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { value(default: .leading) }
        set { named[#function] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { value(default: 1) }
        set { named[#function] = newValue }
    }
    public var displayScale: CGFloat {
        get { value(default: 2) }
        set { named[#function] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { value(default: .active) }
        set { named[#function] = newValue }
    }
    public var editMode: Binding<EditMode>? {
        get { value(default: nil) }
        set { named[#function] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { value(default: 44) }
        set { named[#function] = newValue }
    }
    public var defaultWheelPickerItemHeight: CGFloat {
        get { value(default: 32) }
        set { named[#function] = newValue }
    }
    public var isPresented: Bool { value(default: false) }
    public var isSearching: Bool { value(default: false) }
    public var isFocused: Bool { value(default: false) }
    public var accessibilityReduceMotion: Bool { value(default: false) }
    public var accessibilityReduceTransparency: Bool { value(default: false) }
    public var accessibilityDifferentiateWithoutColor: Bool { value(default: false) }
    public var accessibilityVoiceOverEnabled: Bool { value(default: false) }
    public var labelsVisibility: Visibility { value(default: .automatic) }
    public var dismiss: DismissAction { value(default: DismissAction {}) }
    public var dismissSearch: DismissSearchAction { value(default: DismissSearchAction {}) }
    public var openURL: OpenURLAction {
        get { value(default: OpenURLAction { _ in .systemAction }) }
        set { named[#function] = newValue }
    }
    public var refresh: RefreshAction? { value(default: nil) }
    @available(iOS, deprecated: 100000, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> { value(default: .constant(PresentationMode())) }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { self != .inactive }
}

@MainActor @preconcurrency
public struct DismissAction {
    let action: @MainActor () -> Void
    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}

@MainActor @preconcurrency
public struct DismissSearchAction {
    let action: @MainActor () -> Void
    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    public func callAsFunction() { action() }
}

public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable {
        let name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
    }

    nonisolated(unsafe) let handler: (URL) -> Result
    public nonisolated init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

public struct PresentationMode {
    public var isPresented = false
    init() {}
    public mutating func dismiss() { isPresented = false }
}
